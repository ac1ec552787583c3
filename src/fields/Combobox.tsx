/** One choice out of the list that comes with the field. */
import type { ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { type ChoiceValue, choiceLabel } from '../rules/format/choice-label.ts';
import combobox from '../rules/kinds/Combobox.ts';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value, options }: ShowProps<ChoiceValue>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{choiceLabel(value, options.choices)}</bdi>;
}

export default field(combobox, {
  Show,
  Edit: ChoiceEdit,
});
