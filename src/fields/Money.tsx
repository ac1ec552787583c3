/** An amount; its currency comes with the field and stands small after the number. */
import { type EditProps, type FieldOptions, field, type ShowProps } from '../define/fields/field.ts';
import { showAmount } from '../rules/format/money.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { numberWhenWrong, parseNumberField } from './formats/number-parse.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Money: number;
  }
}

function Show({ value, options, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  const { currency } = options;
  return (
    <span className={styles['number']}>
      {showAmount(value, currency, locale)}
      {currency !== undefined && <span className={styles['code']}> {currency}</span>}
    </span>
  );
}

function Edit(props: EditProps<number>) {
  const { currency } = props.options;
  return (
    <TypedEdit
      {...props}
      toText={(value, locale) => showAmount(value, currency, locale)}
      parse={parse}
      whenWrong={numberWhenWrong}
      inputMode="decimal"
      {...(currency === undefined ? {} : { after: <span className={styles['code']}>{currency}</span> })}
    />
  );
}

/** The currency may be typed along, before or after; another one is no amount of this field. */
function parse(text: string, options: FieldOptions, locale: string) {
  const code = options.currency;
  const bare = code === undefined ? text : text.trim().replace(new RegExp(`^${code}\\b|\\b${code}$`, 'i'), '');
  return parseNumberField(bare, options, locale);
}

export default field('Money', {
  align: 'end',
  width: 144,
  Show,
  Edit,
  parse,
  filter: 'numberRange',
  export: valueTexts.Money,
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
