/** A state: normal ones are quiet, those that ask for attention are filled. */
import { useTranslation } from 'react-i18next';
import { type EditProps, field, type Parsed, type ShowProps } from '../define/fields/field.ts';
import { choiceLabel } from '../rules/format/choice-label.ts';
import { valueTexts } from '../rules/format/value-text.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { ChoiceEdit } from './choices/choice-edit.tsx';
import { parseChoice } from './choices/choices.ts';
import { EmptyValue, isEmpty } from './text/empty-value.tsx';
import { statusMeaning, statusWords } from './text/status-words.ts';

declare module '../define/fields/field.ts' {
  interface FieldKinds {
    Status: string;
  }
}

function Show({ value, options }: ShowProps<string>) {
  const { t } = useTranslation();
  if (isEmpty(value)) return <EmptyValue />;
  const { tone, quiet, word } = statusMeaning(value);
  const named = options.choices?.some((choice) => choice.value === value);
  return (
    <StatusBadge tone={tone} quiet={quiet}>
      {named ? choiceLabel(value, options.choices) : (word?.(t) ?? value)}
    </StatusBadge>
  );
}

function Edit({ onChange, ...props }: EditProps<string>) {
  return <ChoiceEdit {...props} onChange={(value) => onChange(value === null ? null : String(value))} />;
}

const states = [
  { value: 'Active', label: 'Active' },
  { value: 'Suspended', label: 'Suspended' },
  { value: 'Terminated', label: 'Beendet zum Vertragsablauf' },
];

export default field('Status', {
  width: 144,
  Show,
  Edit,
  parse: (text, { choices }) => parseChoice(text, choices) as Parsed<string>,
  filter: 'choices',
  words: statusWords,
  export: valueTexts.Status,
  examples: [
    { name: 'normal', value: 'Active', options: { choices: states } },
    { name: 'ended', value: 'Terminated' },
    { name: 'waiting', value: 'Pending' },
    { name: 'running', value: 'InProgress' },
    { name: 'failed', value: 'Failed' },
    { name: 'escalated', value: 'Escalated' },
    { name: 'own words', value: 'Terminated', options: { choices: states } },
    { name: 'not known', value: 'Hibernating' },
    { name: 'empty', value: null, options: { choices: states } },
    { name: 'read only', value: 'Active', options: { choices: states, readOnly: true } },
  ],
});
