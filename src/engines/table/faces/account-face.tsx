/** Narrows by one thing that is found by typing, such as an account, in the source that the manifest names. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupShape } from '../../../define/shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { Select } from '../../../ui/Select.tsx';
import { resolveInput, type Scope } from '../../binding.ts';
import { valueAt, withValueAt } from '../../path.ts';
import { useSource } from '../../read.ts';
import { answerOf } from '../../rows.ts';
import { useDebounced } from '../../use-debounced.ts';
import type { Found } from '../filters.ts';
import { withFilter } from '../state.ts';
import type { FaceProps } from './face.ts';

export interface AccountFaceProps extends FaceProps {
  readonly scope: Scope;
}

export function AccountFace({ chip, list, scope, onDone }: AccountFaceProps) {
  const { t } = useTranslation();
  const { state, change } = list;
  const [{ field, title, lookup }] = chip.filters;
  const [words, setWords] = useState('');
  const chosen = state.filters[field] as Found | undefined;
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

function useFound(lookup: LookupShape | undefined, words: string, scope: Scope): readonly Found[] {
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
