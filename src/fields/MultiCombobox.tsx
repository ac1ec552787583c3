/** Several choices out of the list that comes with the field. */
import { memo, useMemo } from 'react';
import { type Choice, type EditProps, type FieldOptions, field, type ShowProps } from '../define/fields/field.ts';
import { type ChoiceValue, choiceLabel } from '../rules/format/choice-label.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { MultiSelect } from '../ui/MultiSelect.tsx';
import { chosenValue, listEntries, parseChoices } from './choices/choices.ts';
import { NothingFound } from './choices/nothing-found.tsx';
import { inputProps } from './editing/input-props.tsx';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';

type Values = readonly ChoiceValue[];

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    MultiCombobox: readonly ChoiceValue[];
  }
}

const none: readonly never[] = [];

function labels(values: Values, { choices }: FieldOptions): string[] {
  return values.map((value) => choiceLabel(value, choices));
}

function Show({ value, options, locale }: ShowProps<Values>) {
  if (isEmpty(value)) return <EmptyValue />;
  return <bdi>{new Intl.ListFormat(locale, { type: 'unit' }).format(labels(value, options))}</bdi>;
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

const countries = [
  { value: 'AT', label: 'Austria' },
  { value: 'DE', label: 'Germany' },
  { value: 'CH', label: 'Switzerland' },
  { value: 'GS', label: 'South Georgia and the South Sandwich Islands' },
];

export default field('MultiCombobox', {
  width: 220,
  Show,
  Edit,
  parse: parseChoices,
  filter: 'choices',
  export: valueTexts.MultiCombobox,
  examples: [
    { name: 'usual', value: ['DE', 'AT'], options: { choices: countries } },
    { name: 'all and long', value: ['AT', 'DE', 'CH', 'GS'], options: { choices: countries } },
    { name: 'no longer offered', value: ['XK'], options: { choices: countries } },
    { name: 'empty', value: null, options: { choices: countries, placeholder: 'All countries' } },
    { name: 'read only', value: ['DE'], options: { choices: countries, readOnly: true } },
    { name: 'error', value: [], options: { choices: countries, required: true }, error: 'Choose at least one value' },
  ],
});
