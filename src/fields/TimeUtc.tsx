/** A time of day to the second with its distance from UTC; typed in any usual way and set in form on leaving. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { exampleTimeUtc, showTimeUtc } from '../rules/format/time-utc.ts';
import timeUtc from '../rules/kinds/TimeUtc.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { asTyped } from './text/show-text.tsx';

function Show({ value, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <time className={styles['number']} dateTime={value}>
      {showTimeUtc(value, locale)}
    </time>
  );
}

function Edit(props: EditProps<string>) {
  const placeholder = props.options.placeholder ?? showTimeUtc(exampleTimeUtc, props.locale);
  return (
    <TypedEdit
      {...props}
      options={{ ...props.options, placeholder }}
      toText={showTimeUtc}
      parse={timeUtc.parse}
      whenWrong={asTyped}
    />
  );
}

export default field(timeUtc, {
  Show,
  Edit,
});
