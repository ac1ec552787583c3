/** A plain number in the user's own form. */
import { type EditProps, field, type ShowProps } from '../define/fields/field.ts';
import { showNumber } from '../rules/format/number.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { numberWhenWrong, parseNumberField } from './formats/number-parse.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Number: number;
  }
}

function Show({ value, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <span className={styles['number']}>{showNumber(value, locale)}</span>;
}

function Edit(props: EditProps<number>) {
  return (
    <TypedEdit
      {...props}
      toText={showNumber}
      parse={parseNumberField}
      whenWrong={numberWhenWrong}
      inputMode="decimal"
    />
  );
}

export default field('Number', {
  aliases: ['Numeric'],
  align: 'end',
  width: 112,
  Show,
  Edit,
  parse: parseNumberField,
  filter: 'numberRange',
  export: valueTexts.Number,
  examples: [
    { name: 'usual', value: 2431 },
    { name: 'zero', value: 0 },
    { name: 'negative with decimals', value: -12.5 },
    { name: 'very large', value: 9007199254740991 },
    { name: 'very small', value: 0.0000001 },
    { name: 'empty', value: null, options: { help: 'Seats of the subscription', minimum: 1, maximum: 300 } },
    { name: 'read only', value: 40, options: { readOnly: true, reason: 'Set by the contract' } },
    { name: 'error', value: 0, options: { minimum: 1, required: true }, error: 'At least 1' },
  ],
});
