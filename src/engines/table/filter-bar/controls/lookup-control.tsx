/** Narrows by one thing that is found by typing, such as an account, in the source that the manifest names. */
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
import { withFilter } from '../../model/state.ts';
import type { FilterControlProps } from './control-props.ts';

export interface LookupControlProps extends FilterControlProps {
  readonly scope: BindingValues;
}

export function LookupControl({ chip, list, scope, onDone }: LookupControlProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const [{ field, title, lookup }] = chip.filters;
  const [words, setWords] = useState('');
  const chosen = state.filters[field] as LookupValue | undefined;
  const found = useFound(lookup, words, scope);
  const choose = (written: string | null) => {
    const next = found.find(({ value }) => String(value) === written);
    if (!next) return;
    change(withFilter(state, field, next));
    onDone();
  };
  return (
    <Select
      label={t(title)}
      data-autofocus
      searchable
      placeholder={chosen?.label ?? t('Type a name or a number')}
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
