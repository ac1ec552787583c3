/** Days of the week, by their names in the reader's language. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { showWeekdays } from '../rules/format/weekdays.ts';
import weekdays from '../rules/kinds/Weekdays.ts';
import { TypedEdit } from './editing/typed-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

const asTyped = (text: string): string => text;

function Show({ value, locale }: ShowProps<string>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <bdi>{showWeekdays(value, locale)}</bdi>;
}

function Edit(props: EditProps<string>) {
  return <TypedEdit {...props} toText={showWeekdays} parse={weekdays.parse} whenWrong={asTyped} />;
}

export default field(weekdays, {
  Show,
  Edit,
});
