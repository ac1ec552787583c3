/** A plain number in the user's own form. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { numberWhenWrong } from '../rules/fields/parse-number.ts';
import { showNumber } from '../rules/format/number.ts';
import number, { type NumberOptions } from '../rules/kinds/Number.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

function Show({ value, locale }: ShowProps<number>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <span className={styles['number']}>{showNumber(value, locale)}</span>;
}

function Edit(props: EditProps<number, NumberOptions>) {
  return (
    <TypedEdit {...props} toText={showNumber} parse={number.parse} whenWrong={numberWhenWrong} inputMode="decimal" />
  );
}

export default field(number, {
  Show,
  Edit,
});
