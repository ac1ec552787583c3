/** A few choices that people weigh against each other: all in sight, each on a card with its note. */
import { useTranslation } from 'react-i18next';
import type { Choice, EditProps } from '../../define/fields/field.ts';
import type { ChoiceValue } from '../../rules/format/choice-label.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { inputProps } from '../editing/input-props.tsx';
import { NothingFound } from './nothing-found.tsx';

const none: readonly Choice[] = [];

export function ChoiceCards(props: EditProps<ChoiceValue>) {
  const { value, options, supply, onChange } = props;
  const { t } = useTranslation();
  const { choices = none } = options;
  const { id, label, description, error, required, onBlur } = inputProps(props);
  return (
    <RadioCards
      {...{ id, label, description, error, required, onBlur }}
      value={value == null ? undefined : String(value)}
      choices={choices.map((choice) => ({ value: String(choice.value), label: choice.label, note: choice.note }))}
      empty={supply && supply.state !== 'ready' ? <NothingFound supply={supply} /> : t('There is nothing to choose')}
      disabled={options.readOnly}
      onChange={(chosen) => onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? chosen)}
    />
  );
}
