/** An instant as people feel it, "2 hr ago", with the exact time in UTC on hover; files hold the instant itself. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { sayAgo, showAgo } from '../rules/format/ago.ts';
import { instantOf, showInstant } from '../rules/format/instant-text.ts';
import timeAgo, { type TimeAgoOptions } from '../rules/kinds/TimeAgo.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';
import styles from './text/show.module.css';
import { useMinute } from './text/use-minute.ts';

function Show({ value, options, locale }: ShowProps<string, TimeAgoOptions>) {
  const now = useMinute();
  if (isEmpty(value)) return <EmptyValue />;
  const exact = showInstant(value, locale);
  const date = instantOf(value);
  const { lateAfter } = options.with ?? {};
  const isLate = lateAfter !== undefined && date !== undefined && now - date.getTime() >= lateAfter * 3_600_000;
  return (
    <time data-late={isLate || undefined} className={styles['number']} dateTime={value} title={exact}>
      {date === undefined ? exact : (options.inLine ? sayAgo : showAgo)(date, now, locale)}
    </time>
  );
}

export default field(timeAgo, {
  Show,
});
