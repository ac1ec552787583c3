/** Several choices out of the list that comes with the field. */
import { memo, useMemo } from 'react';
import type { Choice, EditProps, FieldOptions, ShowProps } from '../define/fields/field.ts';
import { isEmpty } from '../rules/fields/empty.ts';
import { type ChoiceValue, choiceLabel } from '../rules/format/choice-label.ts';
import { showList } from '../rules/format/list.ts';
import multiCombobox from '../rules/kinds/MultiCombobox.ts';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { SeveralCards } from './choices/choice-cards.tsx';
import { chosenValue, listEntries } from './choices/choices.ts';
import { NothingFound } from './choices/nothing-found.tsx';
import { inputProps } from './editing/input-props.tsx';
import { field } from './field.ts';
import { EmptyValue } from './text/empty-value.tsx';

type Values = readonly ChoiceValue[];

const none: readonly never[] = [];

function labels(values: Values, { choices }: FieldOptions): string[] {
  return values.map((value) => choiceLabel(value, choices));
}

function Show({ value, options, locale }: ShowProps<Values>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <bdi>{showList(labels(value, options), locale)}</bdi>;
}

const Edit = memo(function Edit(props: EditProps<Values>) {
  const { value, options, onChange } = props;
  const choices: readonly Choice[] = options.choices ?? none;
  const chosen = value ?? none;
  const entries = useMemo(() => listEntries(choices, chosen), [choices, chosen]);
  const { placeholder, ...rest } = inputProps(props);
  return (
    <MultiSelect
      {...rest}
      {...(placeholder === undefined || chosen.length > 0 ? {} : { placeholder })}
      data={entries}
      value={chosen.map(String)}
      onChange={(next) => onChange(next.length === 0 ? null : next.map((entry) => chosenValue(entry, choices)))}
      searchable
      nothingFoundMessage={<NothingFound supply={props.supply} />}
    />
  );
});

function EditOrCards(props: EditProps<Values>) {
  return props.options.display === 'cards' ? <SeveralCards {...props} /> : <Edit {...props} />;
}

export default field(multiCombobox, {
  Show,
  Edit: EditOrCards,
});
