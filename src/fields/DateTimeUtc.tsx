/** An instant, shown and edited in UTC. */
import { type EditProps, field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { parseInstantField, showInstant, typedInstant } from './formats/instant-format.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { asTyped } from './text/show-text.tsx';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    DateTimeUtc: string;
  }
}

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

export default field('DateTimeUtc', {
  aliases: ['DateTime'],
  align: 'end',
  width: 208,
  Show,
  Edit,
  parse: parseInstantField,
  filter: 'dateRange',
  export: valueTexts.DateTimeUtc,
  text: (value, _options, locale) => showInstant(value, locale),
  examples: [
    { name: 'usual', value: '2026-11-21T08:55:00Z' },
    { name: 'midnight', value: '2027-02-01T00:00:00Z' },
    { name: 'to the millisecond', value: '2026-11-21T08:55:12.345Z' },
    { name: 'last minute of a year', value: '2026-12-31T23:59:59Z' },
    { name: 'empty', value: null },
    { name: 'read only', value: '2026-11-21T08:55:00Z', options: { readOnly: true } },
    { name: 'error', value: '2020-01-01T00:00:00Z', error: 'Choose a time that is still to come' },
  ],
});
