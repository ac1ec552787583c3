/** The find box: what is typed waits 300 ms, then goes into the address; the request before it is cancelled there. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../rules/limits.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useNarrow } from '../../frame/window-width.ts';
import { isComposing, isFree } from '../../keyboard/key-target.ts';
import { isSearching } from '../model/plan.ts';
import type { List } from '../use-list.ts';
import styles from './filter-bar.module.css';
import { useFittingWords } from './fitting-words.ts';

export function FindBox({ list, label }: { readonly list: List; readonly label: string }) {
  const { t } = useTranslation();
  const { find } = list.state;
  const [text, setText] = useState(find);
  const sent = useRef(find);
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const shown = useFittingWords(input, label, t('Find'));

  useEffect(() => {
    // Back, or 'Clear filters', sets it from outside.
    if (find === sent.current) return;
    sent.current = find;
    setText(find);
  }, [find]);
  const latest = useRef(list);
  latest.current = list;
  const send = (words: string) => {
    const wanted = words.trim().slice(0, 200);
    if (wanted === sent.current) return;
    sent.current = wanted;
    const { state, change } = latest.current;
    change({ ...state, find: wanted, page: 1 }, { replace: true });
  };
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const typed = (words: string, delay: number, isWhole = true) => {
    setText(words);
    clearTimeout(waiting.current);
    // Half a composed word finds nothing that anybody wants.
    if (isWhole) waiting.current = setTimeout(() => send(words), delay);
  };

  const { search } = list.plan.block;
  const isTooShort = search !== undefined && text.trim() !== '' && !isSearching(list.plan, text.trim());
  return (
    <>
      <TextInput
        ref={input}
        className={styles['find'] ?? ''}
        wrapperProps={{ 'data-words': label }}
        size={useNarrow() ? 'lg' : 'sm'}
        type="search"
        aria-label={label}
        placeholder={shown}
        aria-keyshortcuts="/"
        autoComplete="off"
        leftSection={<Icon name="search" />}
        rightSection={
          text && (
            <IconButton
              label={t('Clear')}
              size={24}
              tooltip={false}
              icon={<Icon name="x" size={14} />}
              onClick={() => typed('', 0)}
            />
          )
        }
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          typed(currentTarget.value, limits.searchDebounce, !(nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => typed(currentTarget.value, limits.searchDebounce)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') typed(event.currentTarget.value, 0);
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            typed('', 0);
          }
        }}
      />
      {/* Spoken also when it comes. */}
      <span className={styles['short']} role="status">
        {isTooShort &&
          t('{count, plural, one {At least # letter} other {At least # letters}}', { count: search.atLeast })}
      </span>
    </>
  );
}

/** `/` finds in the list, before the header's search takes the key for itself. */
function useSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isFree(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [input]);
}
