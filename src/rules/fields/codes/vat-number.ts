/** VAT numbers: what follows the prefix, by the tax offices of the European Union and its neighbours. */
import { fieldTexts } from '../field-texts.ts';
import type { Problem } from '../problem.ts';
import { exampleOf, fitsForm, plainCode } from './code-form.ts';

const forms: Readonly<Record<string, string>> = {
  AT: 'U########',
  BE: '0#########|1#########',
  BG: '#########|##########',
  CY: '########@',
  CZ: '########|#########|##########',
  DE: '#########',
  DK: '########',
  EE: '#########',
  EL: '#########',
  ES: '*#######*',
  FI: '########',
  FR: '**#########',
  HR: '###########',
  HU: '########',
  IE: '#*#####@|#*#####@@',
  IT: '###########',
  LT: '#########|############',
  LU: '########',
  LV: '###########',
  MT: '########',
  NL: '#########B##',
  PL: '##########',
  PT: '#########',
  RO: '##########|#########|########|#######|######|#####|####|###|##',
  SE: '############',
  SI: '########',
  SK: '##########',
};

/** Greece is EL to tax offices, GR to everybody else. */
const regionOf = (prefix: string): string => (prefix === 'EL' ? 'GR' : prefix);

/** A country outside of the list has numbers of its own, which are taken as they come. */
export function vatProblem(value: string): Problem | undefined {
  const plain = plainCode(value);
  const prefix = plain.slice(0, 2);
  const form = Object.hasOwn(forms, prefix) ? forms[prefix] : undefined;
  if (form === undefined || fitsForm(form, plain.slice(2))) return undefined;
  const country = { region: regionOf(prefix) };
  return { text: fieldTexts.vatNumber, parameters: { country, example: prefix + exampleOf(form) } };
}
