/** A length of time in the words of the language; none at all is a dash. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { numberWhenWrong } from '../rules/fields/parse-number.ts';
import { type DurationOptions, showDuration } from '../rules/format/duration.ts';
import { showNumber } from '../rules/format/number.ts';
import duration from '../rules/kinds/Duration.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value, options, locale }: ShowProps<number, DurationOptions>) {
  return isEmpty(value) || value === 0 ? <EmptyValue /> : <bdi>{showDuration(value, options.with, locale)}</bdi>;
}

function Edit(props: EditProps<number, DurationOptions>) {
  return (
    <TypedEdit {...props} toText={showNumber} parse={duration.parse} whenWrong={numberWhenWrong} inputMode="numeric" />
  );
}

export default field(duration, {
  Show,
  Edit,
});
