/** Choosing one of a list; long lists can be searched, optional ones can be emptied. */
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, EditProps } from '../define/field.ts';
import { Select } from '../ui/Select.tsx';
import { type ChoiceValue, chosenValue, listEntries } from './choices.ts';
import { inputProps } from './input-props.tsx';

const searchableFrom = 9;
const none: readonly Choice[] = [];

export interface ChoiceEditProps extends EditProps<ChoiceValue> {
  /** Instead of options.choices: countries, currencies. */
  readonly choices?: readonly Choice[];
}

export const ChoiceEdit = memo(function ChoiceEdit(props: ChoiceEditProps) {
  const { value, options, onChange } = props;
  const { t } = useTranslation();
  const choices = options.choices ?? props.choices ?? none;
  const empty = value === null || value === undefined || value === '';
  const entries = useMemo(() => listEntries(choices, empty ? [] : [value]), [choices, empty, value]);
  const takeBack = !options.required && !options.readOnly;
  return (
    <Select
      {...inputProps(props)}
      {...(takeBack ? { clearLabel: t('Clear') } : {})}
      data={entries}
      value={empty ? null : String(value)}
      onChange={(entry) => onChange(entry === null ? null : chosenValue(entry, choices))}
      searchable={choices.length >= searchableFrom}
      nothingFoundMessage={t('Nothing found')}
    />
  );
});
