/** A percentage: 12.5 means 12.5 per cent. */
import { type EditProps, type FieldOptions, field, type ShowProps } from '../define/fields/field.ts';
import { showNumber } from '../rules/format/number.ts';
import { showPercent } from '../rules/format/percent.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { numberWhenWrong, parseNumberField } from './formats/number-parse.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Percent: number;
  }
}

function Show({ value, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <span className={styles['number']}>{showPercent(value, locale)}</span>;
}

function Edit(props: EditProps<number>) {
  const unit = (
    <span aria-hidden className={styles['code']}>
      %
    </span>
  );
  return (
    <TypedEdit
      {...props}
      toText={showNumber}
      parse={parse}
      whenWrong={numberWhenWrong}
      inputMode="decimal"
      after={unit}
    />
  );
}

function parse(text: string, options: FieldOptions, locale: string) {
  return parseNumberField(text.replace(/[%٪]/, ''), options, locale);
}

export default field('Percent', {
  align: 'end',
  width: 96,
  Show,
  Edit,
  parse,
  filter: 'numberRange',
  export: valueTexts.Percent,
  examples: [
    { name: 'usual', value: 12.5 },
    { name: 'whole', value: 100 },
    { name: 'negative', value: -3.25 },
    { name: 'tiny', value: 0.001 },
    { name: 'empty', value: null, options: { minimum: 0, maximum: 100 } },
    { name: 'read only', value: 19, options: { readOnly: true, reason: 'Follows the country' } },
    { name: 'error', value: 140, options: { maximum: 100 }, error: 'At most 100' },
  ],
});
