/** One thing that is found by typing, in the source that a manifest names. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupShape } from '../../../../define/shapes/element-shapes.ts';
import { limits } from '../../../../rules/limits.ts';
import { valueAt, withValueAt } from '../../../../rules/path.ts';
import { Select } from '../../../../ui/Select.tsx';
import { answerOf } from '../../../binding/answer-rows.ts';
import { type BindingValues, resolveInput } from '../../../binding/resolve.ts';
import { useSource } from '../../../binding/use-source.ts';
import { useDebounced } from '../../../frame/use-debounced.ts';
import type { LookupValue } from '../../model/filters.ts';

export interface LookupSelectProps {
  /** In the person's language. */
  readonly label: string;
  readonly lookup: LookupShape | undefined;
  readonly scope: BindingValues;
  /** What is chosen already. */
  readonly chosen?: string | undefined;
  readonly onChoose: (found: LookupValue) => void;
}

export function LookupSelect({ label, lookup, scope, chosen, onChoose }: LookupSelectProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const found = useFound(lookup, words, scope);
  const choose = (written: string | null) => {
    const next = found.find(({ value }) => String(value) === written);
    if (next) onChoose(next);
  };
  return (
    <Select
      label={label}
      data-autofocus
      searchable
      placeholder={chosen ?? t('Type a name or a number')}
      value={null}
      onChange={choose}
      onSearchChange={setWords}
      // The server has found them; their names need not hold the words.
      filter={({ options }) => options}
      data={found.map(({ value, label }) => ({ value: String(value), label }))}
      nothingFoundMessage={words.trim() === '' ? t('Type a name or a number') : t('Nothing found')}
      // Inside the panel, so that a click in the list is none beside it.
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function useFound(lookup: LookupShape | undefined, words: string, scope: BindingValues): readonly LookupValue[] {
  const text = useDebounced(words.trim(), limits.searchDebounce);
  const resolved = lookup && resolveInput(lookup.source, { ...lookup.input, [lookup.text]: { constant: text } }, scope);
  const input = resolved?.state === 'ready' && lookup ? withValueAt(resolved.input, lookup.text, text) : undefined;
  const { data } = useSource(lookup?.source as LookupShape['source'], text === '' ? undefined : input);
  if (!lookup || data === undefined || text === '') return [];
  return answerOf(lookup.source, data).rows.map((row) => {
    const value = valueAt(row, lookup.value);
    return { value, label: String(valueAt(row, lookup.label) ?? value) };
  });
}
