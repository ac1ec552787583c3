/** An instant as people feel it, "2 hr ago", with the exact time in UTC on hover; files hold the instant itself. */
import { field, type ShowProps } from '../define/fields/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { instantOf, parseInstantField, showInstant } from './formats/instant-format.ts';
import { showAgo } from './formats/relative-format.ts';
import { useMinute } from './formats/use-minute.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import styles from './text/show.module.css';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    TimeAgo: string;
  }
}

function Show({ value, locale }: ShowProps<string>) {
  const now = useMinute();
  if (isEmpty(value)) return <EmptyValue />;
  const exact = showInstant(value, locale);
  const date = instantOf(value);
  return (
    <time className={styles['number']} dateTime={value} title={exact}>
      {date === undefined ? exact : showAgo(date, now, locale)}
    </time>
  );
}

export default field('TimeAgo', {
  align: 'end',
  width: 120,
  Show,
  parse: parseInstantField,
  filter: 'dateRange',
  export: valueTexts.TimeAgo,
  examples: [
    { name: 'long ago', value: '1999-12-31T23:59:59Z' },
    { name: 'some years ago', value: '2020-09-02T08:15:00Z' },
    { name: 'still to come', value: '2099-01-01T00:00:00Z' },
    { name: 'empty', value: null },
  ],
});
