/** The list itself: opened by a press, searched by typing, here or by the server. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice, EditProps } from '../../define/fields/field.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import type { ChoiceValue } from '../../rules/format/choice-label.ts';
import { type OptionsFilter, type RenderOption, Select } from '../../ui/Select.tsx';
import { inputProps } from '../editing/input-props.tsx';
import styles from '../text/show.module.css';
import { chosenValue, type ListEntry, listEntries } from './choices.ts';
import { NothingFound } from './nothing-found.tsx';

const searchableFrom = 9;

export interface ChoiceListProps extends EditProps<ChoiceValue> {
  readonly choices: readonly Choice[];
  readonly pressed: boolean;
}

export function ChoiceList(props: ChoiceListProps) {
  const { value, options, choices, supply, pressed, onChange } = props;
  const { t } = useTranslation();
  const control = useRef<HTMLInputElement>(null);
  const [opened, open] = useState(false);
  const entries = useMemo(() => listEntries(choices, isEmpty(value) ? [] : [value]), [choices, value]);
  // The name of what was chosen stands in the line; nobody has typed it.
  const isLabel = (text: string) => choices.some(({ label }) => label === text);
  // The line before had the focus and is gone.
  useLayoutEffect(() => control.current?.focus(), []);
  useEffect(() => {
    // Not before the press is over: it would count as one beside the list.
    const timer = pressed ? setTimeout(() => open(true)) : undefined;
    return () => clearTimeout(timer);
  }, [pressed]);
  return (
    <Select
      {...inputProps(props)}
      {...(options.required ? {} : { clearLabel: t('Clear') })}
      ref={control}
      data={entries}
      value={isEmpty(value) ? null : String(value)}
      onChange={(entry) => onChange(entry === null ? null : chosenValue(entry, choices))}
      dropdownOpened={opened}
      onDropdownOpen={() => open(true)}
      onDropdownClose={() => open(false)}
      openOnFocus={false}
      // Who types means another one than what stands there.
      onFocus={({ currentTarget }) => currentTarget.select()}
      searchable={supply?.search !== undefined || choices.length >= searchableFrom}
      {...(supply?.search ? { onSearchChange: (text: string) => supply.search?.(isLabel(text) ? '' : text) } : {})}
      {...(supply?.search ? { filter: asFound } : {})}
      {...(choices.some(({ note }) => note !== undefined) ? { renderOption: withNote } : {})}
      nothingFoundMessage={<NothingFound supply={supply} />}
    />
  );
}

/** The server has searched already. */
const asFound: OptionsFilter = ({ options }) => options;

const withNote: RenderOption = ({ option }) => (
  <span>
    {option.label}
    <span className={styles['under']}>{(option as ListEntry).note}</span>
  </span>
);
