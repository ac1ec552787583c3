/** Values of e-invoices in their syntax: amounts, days, categories of tax. */
import type { Day, Days, TaxTreatment } from '../../../rules/billing/invoice-document.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { type Decimal, toText } from '../../../rules/prices/decimal.ts';
import { element } from './xml.ts';

type Rest = Parameters<typeof element> extends [unknown, ...infer Others] ? Others : never;

export const ram = (name: string, ...rest: Rest): string => element(`ram:${name}`, ...rest);

/** With the decimals of the currency. */
export function amountText(value: Decimal, currency: string): string {
  const digits = decimalsOf(currency);
  const [whole = '', fraction = ''] = toText(value).split('.');
  return digits === 0 && fraction === '' ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
}

/** '20261031', which format 102 means. */
export const basicDay = (value: Day): string => value.replaceAll('-', '');

export const day = (name: string, value: Day | undefined): string =>
  ram(name, value === undefined ? [] : [element('udt:DateTimeString', basicDay(value), { format: '102' })]);

export const period = (days: Days | undefined): string =>
  ram('BillingSpecifiedPeriod', days ? [day('StartDateTime', days.from), day('EndDateTime', days.to)] : []);

/** By the code list UNCL 5305. */
export function taxCategory(treatment: TaxTreatment, percent: Decimal): 'S' | 'Z' | 'AE' | 'O' | 'E' {
  if (treatment === 'Standard') return percent === 0n ? 'Z' : 'S';
  return ({ ReverseCharge: 'AE', NotTaxable: 'O', Exempt: 'E' } as const)[treatment];
}
