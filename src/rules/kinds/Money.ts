/** An amount; its currency comes with the field. */
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';
import { exportAmount, showAmount } from '../format/money.ts';
import { decimalsOf } from '../prices/currency-digits.ts';

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    Money: number;
  }
}

export default kind('Money', {
  type: 'number',
  align: 'end',
  width: 144,
  figure: true,
  // The currency may be typed along, before or after; another one is no amount of this field.
  parse(text, options, locale) {
    const code = options.currency;
    const bare = code === undefined ? text : text.trim().replace(new RegExp(`^${code}\\b|\\b${code}$`, 'i'), '');
    return parseNumberField(bare, options, locale);
  },
  check: checkNumber,
  filter: 'numberRange',
  // Nobody pays a third of a cent, nor a tenth of a yen.
  rounded: (value, currency) => {
    const coins = 10 ** decimalsOf(currency);
    return Math.round(value * coins) / coins;
  },
  export: writeNumber((value, { currency }, locale) => exportAmount(value, currency, locale)),
  cell(value, { currency }) {
    const code = currency !== undefined && /^[A-Z]{3}$/.test(currency) ? ` "${currency}"` : '';
    return numberCell(value, '#,##0', code, decimalsOf(currency));
  },
  text: (value, { currency }, locale) => [showAmount(value, currency, locale), currency].filter(Boolean).join(' '),
  examples: [
    { name: 'usual', value: 1234.5, options: { currency: 'EUR' } },
    { name: 'no decimals', value: 128000, options: { currency: 'JPY' } },
    { name: 'unit price', value: 0.0042, options: { currency: 'USD' } },
    { name: 'credit note', value: -612, options: { currency: 'PLN' } },
    { name: 'very large', value: 987654321012.34, options: { currency: 'HUF' } },
    { name: 'currency not known', value: 49.9 },
    { name: 'empty', value: null, options: { currency: 'EUR' } },
    { name: 'read only', value: 18412.6, options: { currency: 'EUR', readOnly: true } },
    { name: 'error', value: 0, options: { currency: 'EUR', minimum: 1 }, error: 'At least 1' },
  ],
});
