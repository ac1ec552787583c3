/** A percentage: 12.5 means 12.5 per cent. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { numberWhenWrong } from '../rules/fields/parse-number.ts';
import { showNumber } from '../rules/format/number.ts';
import { showPercent } from '../rules/format/percent.ts';
import percent from '../rules/kinds/Percent.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';

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
      parse={percent.parse}
      whenWrong={numberWhenWrong}
      inputMode="decimal"
      after={unit}
    />
  );
}

export default field(percent, {
  Show,
  Edit,
});
