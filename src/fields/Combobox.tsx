/** One choice out of the list that comes with the field. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { type ChoiceValue, choiceLabel } from '../rules/format/choice-label.ts';
import combobox from '../rules/kinds/Combobox.ts';
import { ChoiceCards } from './choices/choice-cards.tsx';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

function Show({ value, options }: ShowProps<ChoiceValue>) {
  return isEmpty(value) ? <EmptyValue /> : <bdi>{choiceLabel(value, options.choices)}</bdi>;
}

function Edit(props: EditProps<ChoiceValue>) {
  return props.options.display === 'cards' ? <ChoiceCards {...props} /> : <ChoiceEdit {...props} />;
}

export default field(combobox, {
  Show,
  Edit,
});
