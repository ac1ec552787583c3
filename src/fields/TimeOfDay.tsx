/** A time of day, as the reader says it; typed in any usual way and set in form on leaving. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { exampleTime, showTimeOfDay } from '../rules/format/time-of-day.ts';
import timeOfDay from '../rules/kinds/TimeOfDay.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { asTyped } from './text/show-text.tsx';

function Show({ value, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <time className={styles['number']} dateTime={value}>
      {showTimeOfDay(value, locale)}
    </time>
  );
}

function Edit(props: EditProps<string>) {
  const placeholder = props.options.placeholder ?? showTimeOfDay(exampleTime.time, props.locale);
  return (
    <TypedEdit
      {...props}
      options={{ ...props.options, placeholder }}
      toText={showTimeOfDay}
      parse={timeOfDay.parse}
      whenWrong={asTyped}
    />
  );
}

export default field(timeOfDay, {
  Show,
  Edit,
});
