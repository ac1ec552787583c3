/** What somebody owes or is about to, against a limit: what is open, what would be added, and how far both may go. */
import { fieldTexts } from '../fields/field-texts.ts';
import { kind } from '../fields/kind.ts';
import { writes } from '../format/file-text.ts';
import { showAmount } from '../format/money.ts';
import type { ExposureValue } from '../orders/exposure.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Exposure: ExposureValue;
  }
}

const isExposure = (value: unknown): value is ExposureValue =>
  typeof value === 'object' &&
  value !== null &&
  'Open' in value &&
  typeof value.Open === 'number' &&
  'Added' in value &&
  typeof value.Added === 'number';

export default kind('Exposure', {
  type: 'object',
  width: 260,
  wide: true,
  // It follows from what was ordered: nobody types it.
  parse: (text) => (text.trim() === '' ? { value: null } : { problem: fieldTexts.format }),
  check: (value) => (isExposure(value) ? undefined : { text: fieldTexts.format }),
  export: writes(isExposure, ({ Open, Added, Limit }, { currency }, locale) =>
    [
      `${showAmount(Open + Added, currency, locale)} / ${showAmount(Limit ?? 0, currency, locale)}`,
      ...(currency === undefined ? [] : [currency]),
    ].join(' '),
  ),
  examples: [
    { name: 'usual', value: { Open: 20_412.6, Added: 7384.32, Limit: 25_000 }, options: { currency: 'EUR' } },
    { name: 'within', value: { Open: 1200, Added: 640, Limit: 5000 }, options: { currency: 'EUR' } },
    { name: 'over before', value: { Open: 31_000, Added: 900, Limit: 25_000 }, options: { currency: 'EUR' } },
    { name: 'no limit', value: { Open: 0, Added: 890.5 }, options: { currency: 'EUR' } },
    { name: 'no decimals', value: { Open: 480_000, Added: 128_000, Limit: 569_600 }, options: { currency: 'JPY' } },
    { name: 'empty', value: null },
  ],
});
