/** A choice of lengths of time, as a sentence names them. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { type DurationOptions, showDurations } from '../rules/format/duration.ts';
import durations from '../rules/kinds/Durations.ts';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value, options, locale }: ShowProps<readonly number[], DurationOptions>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{showDurations(value, options.with, locale)}</bdi>;
}

export default field(durations, {
  Show,
});
