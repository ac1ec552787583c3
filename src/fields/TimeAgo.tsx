/** An instant as people feel it, "2 hr ago", with the exact time in UTC on hover; files hold the instant itself. */
import { field, type ShowProps } from '../define/field.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { EmptyValue, isEmpty } from './empty-value.tsx';
import { instantOf, parseInstantField, showInstant } from './instant-format.ts';
import { useMinute } from './minute.ts';
import { showAgo } from './relative-format.ts';
import styles from './show.module.css';

declare module '../define/field.ts' {
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
