/** What is wrong with a fee or an amount, each told at its field. */
import type AddItem from '../../../manifests/operations/ServiceManagement/AddItem.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import type { Problem } from '../../rules/fields/problem.ts';
import { decimalsOf } from '../../rules/prices/currency-digits.ts';
import { sentence } from '../calls/sentence.ts';

type Terms = Pick<InputOf<typeof AddItem>, 'feeType' | 'basis' | 'commitmentMonths' | 'billing'>;
type Told = readonly (readonly [string, Problem])[];

/** A one-time fee is billed once and has no term; a base fee is for the subscription; what is used is paid month by month. */
export function termProblems({ feeType, basis, commitmentMonths, billing }: Terms): Told {
  const isOnce = feeType === 'OneTime';
  const checks: readonly (readonly [boolean, string, Problem])[] = [
    [isOnce && billing !== 'Once', 'billing', sentence('A one-time fee is billed once')],
    [!isOnce && billing === 'Once', 'billing', sentence('Only a one-time fee is billed once')],
    [isOnce && commitmentMonths !== 0, 'commitmentMonths', sentence('A one-time fee has no term: 0 months')],
    [
      !isOnce && commitmentMonths === 0,
      'commitmentMonths',
      sentence('A fee that recurs has a term of 1 month or more'),
    ],
    [
      billing === 'YearlyPrepaid' && commitmentMonths % 12 !== 0,
      'commitmentMonths',
      sentence('What is paid by the year has a term of whole years: 12, 24 or 36 months'),
    ],
    [feeType === 'Base' && basis !== 'Subscription', 'basis', sentence('A base fee is for the subscription')],
    [basis === 'Metered' && feeType !== 'Monthly', 'feeType', sentence('What is used is a monthly fee')],
    [basis === 'Metered' && billing !== 'Monthly', 'billing', sentence('What is used is billed monthly')],
  ];
  const told = new Map<string, Problem>();
  for (const [isWrong, field, problem] of checks) if (isWrong && !told.has(field)) told.set(field, problem);
  return [...told];
}

/** Of what is used, unit prices may be finer than the smallest coin. */
const meteredDecimals = 6;

/** undefined: the amount has no more decimals than its currency, or than unit prices of what is used. */
export function amountProblem(amount: number | null | undefined, currency: string, isMetered: boolean) {
  const most = isMetered ? meteredDecimals : decimalsOf(currency);
  if (amount === null || amount === undefined || decimalPlaces(amount) <= most) return undefined;
  if (most === 0) return { ...sentence('Amounts in {currency} have no decimals'), parameters: { currency } };
  return { ...sentence('At most {n} decimals in {currency}'), parameters: { n: most, currency } };
}

/** Of the shortest way to write the number. */
function decimalPlaces(amount: number): number {
  const [digits = '', exponent = '0'] = String(amount).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

export const beganAlready = sentence('Choose today or a later day: what has passed keeps its price');
export const firstBand = sentence('The first price of an item begins at quantity 1');
export const englishWanted = sentence('Write the name in English as well');
export const termsStay = sentence('It stays as it is: the service has been published or ordered');
export const skuTaken = sentence('Another item of the service has this SKU');
export const lastPrice = sentence('An item of a published service keeps a cost or an SRP');
