/** A few choices that people weigh against each other, to take one or several of them: all in sight, each on a card with its note. */
import { useTranslation } from 'react-i18next';
import type { Choice, EditProps } from '../../define/fields/field.ts';
import type { ChoiceValue } from '../../rules/format/choice-label.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { inputProps } from '../editing/input-props.tsx';
import { NothingFound } from './nothing-found.tsx';

const none: readonly Choice[] = [];

export function ChoiceCards(props: EditProps<ChoiceValue>) {
  const { value, onChange } = props;
  return <Cards {...props} value={value == null ? undefined : String(value)} onPick={(chosen) => onChange(chosen)} />;
}

export function SeveralCards(props: EditProps<readonly ChoiceValue[]>) {
  const { value, onChange } = props;
  const chosen = value ?? [];
  return (
    <Cards
      {...props}
      value={chosen.map(String)}
      onPick={(picked) => {
        const others = chosen.filter((one) => one !== picked);
        const next = others.length < chosen.length ? others : [...chosen, picked];
        onChange(next.length === 0 ? null : next);
      }}
    />
  );
}

type CardsProps = Pick<EditProps<never>, 'id' | 'options' | 'onBlur' | 'error' | 'autoFocus' | 'supply'> & {
  readonly value: string | readonly string[] | undefined;
  readonly onPick: (value: ChoiceValue) => void;
};

function Cards({ value, onPick, ...props }: CardsProps) {
  const { options, supply } = props;
  const { t } = useTranslation();
  const { choices = none } = options;
  const { id, label, description, error, required, onBlur } = inputProps(props);
  return (
    <RadioCards
      {...{ id, label, description, error, required, onBlur }}
      value={value}
      choices={choices.map((choice) => ({ value: String(choice.value), label: choice.label, note: choice.note }))}
      empty={supply && supply.state !== 'ready' ? <NothingFound supply={supply} /> : t('There is nothing to choose')}
      disabled={options.readOnly}
      onChange={(picked) => onPick(choices.find((choice) => String(choice.value) === picked)?.value ?? picked)}
    />
  );
}
