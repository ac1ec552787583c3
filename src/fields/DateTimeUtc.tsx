/** An instant, shown and edited in UTC. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { parseInstantField, showInstant, typedInstant } from '../rules/format/instant-text.ts';
import dateTimeUtc from '../rules/kinds/DateTimeUtc.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { asTyped } from './text/show-text.tsx';

function Show({ value, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <time className={styles['number']} dateTime={value} title={value}>
      {showInstant(value, locale)}
    </time>
  );
}

/** Typed, not picked: the browser's own control would follow the browser's language and zone. */
function Edit(props: EditProps<string>) {
  const placeholder = props.options.placeholder ?? typedInstant(sample, props.locale);
  return (
    <TypedEdit
      {...props}
      options={{ ...props.options, placeholder }}
      toText={typedInstant}
      parse={parseInstantField}
      whenWrong={asTyped}
      after={<span className={styles['code']}>UTC</span>}
    />
  );
}

const sample = '2027-12-31T23:59:00Z';

export default field(dateTimeUtc, {
  Show,
  Edit,
});
