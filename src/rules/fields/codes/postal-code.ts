/** Postal codes by country (Universal Postal Union); spaces and hyphens between the groups are up to whoever types. */
import { fieldTexts } from '../field-texts.ts';
import type { Problem } from '../problem.ts';
import { exampleOf, fitsForm, plainCode } from './code-form.ts';

/** Countries by form; one that stands nowhere has other codes or none, and whatever is typed is taken. */
const countriesByForm: Readonly<Record<string, string>> = {
  '####': 'AF AL AM AR AT AU BD BE BG CH CV CY DK GE HU LI LU LV MK MZ NE NO NZ PH PY SI TN ZA',
  '#####':
    'BA CU DE DO DZ EE EG ES FI FR GT HN HR ID IQ IT JO KE KR KW LA LK LT MA MC ME MM MX MY NP PK RS SM SN TH TR TW UA UY VA ZM',
  '######': 'BY CN CO EC IN KG KZ MN NG RO RU SG TJ TM TT UZ VN',
  '### ##': 'CZ GR SE SK',
  '##-###': 'PL',
  '####-###': 'PT',
  '###-####': 'JP',
  '#####-###': 'BR',
  '#### @@': 'NL',
  '#####|#####-####': 'SA US',
  '#######|#####': 'IL',
  '@#@ #@#': 'CA',
  '@@# #@@|@# #@@|@## #@@|@@## #@@|@#@ #@@|@@#@ #@@': 'GB GG IM JE',
  '@## ****|@#W ****': 'IE',
  '@@@ ####': 'MT',
  'AD###': 'AD',
  '###': 'FO IS MG PG',
};

const forms: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByForm).flatMap(([form, countries]) => countries.split(' ').map((each) => [each, form])),
);

/** @param country ISO 3166 code of the country in which the place lies, as far as it is known. */
export function postalCodeProblem(value: string, country: unknown): Problem | undefined {
  if (typeof country !== 'string') return undefined;
  const form = forms.get(country);
  if (form === undefined || fitsForm(form, value)) return undefined;
  // On letters to other countries the code stands before it: 'LV-1010'.
  const plain = plainCode(value);
  if (plain.startsWith(country) && fitsForm(form, plain.slice(country.length))) return undefined;
  return { text: fieldTexts.postalCode, parameters: { country: { region: country }, example: exampleOf(form) } };
}
