/** The search box of the header with its panel; in a narrow window an icon that opens the search over the whole width (LAY-10, LAY-11). */
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../client/page/use-store.ts';
import { isFree } from '../../engines/keyboard/key-target.ts';
import { shortcutGroups } from '../../engines/keyboard/shortcuts.ts';
import { CommandList, useCommandKeys } from '../../ui/CommandList.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { searchAsked } from './asked-search.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { SearchKeys } from './SearchKeys.tsx';
import styles from './search.module.css';
import { type SearchProps, useSearch } from './use-search.tsx';

export interface SearchBoxProps extends SearchProps {
  /** What it finds, said while it is empty. */
  readonly title: string;
  /** Somebody asked for it before it was there. */
  readonly opened: boolean;
  readonly onPalette: () => void;
}

/** As in the header's styles. */
const isWide = () => matchMedia('(min-width: 1100px)').matches;

export function SearchBox({ finders, title, opened, onOpen, onPalette }: SearchBoxProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isDialog, setDialog] = useState(opened && !isWide());
  const leadTo: SearchProps['onOpen'] = (href, elsewhere) => {
    if (!elsewhere) {
      setDialog(false);
      input.current?.blur();
    }
    onOpen(href, elsewhere);
  };
  const search = useSearch({ finders, onOpen: leadTo });
  const { id, field } = useCommandKeys(search);
  const start = useEffectEvent(() => (isWide() ? input.current?.focus() : setDialog(true)));
  useEffect(() => {
    if (opened && isWide()) input.current?.focus();
  }, [opened]);
  const isAsked = useStore(searchAsked);
  useEffect(() => {
    if (!isAsked) return;
    searchAsked.set(false);
    start();
  }, [isAsked]);
  // Behind the lists of the page, which have the key first.
  useEffect(() => {
    const listen = (event: KeyboardEvent | globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !isFree(event as globalThis.KeyboardEvent)) return;
      event.preventDefault();
      start();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const isTakenByList = useStore(shortcutGroups).some(({ shortcuts }) =>
    shortcuts.some(({ keys }) => keys.length === 1 && keys[0] === '/'),
  );
  const isOpen = isFocused && search.text !== '';
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && search.typed !== '') {
      event.preventDefault();
      search.clear();
    } else if (!(event.key === 'Enter' && search.isOutdated)) field.onKeyDown(event);
  };
  const openPalette = () => {
    setDialog(false);
    search.clear();
    onPalette();
  };
  return (
    <>
      <search className={styles['box']} onFocus={() => setFocused(true)} onBlur={leave}>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          {...field}
          aria-label={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen ? field['aria-activedescendant'] : undefined}
          aria-keyshortcuts="/"
          placeholder={title}
          value={search.typed}
          maxLength={200}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {search.hint !== undefined && <span className={styles['hint']}>{search.hint}</span>}
        {search.typed !== '' ? (
          <button
            type="button"
            className={styles['clear']}
            aria-label={t('Clear')}
            onClick={() => {
              search.clear();
              input.current?.focus();
            }}
          >
            <Icon name="x" size={14} />
          </button>
        ) : (
          !isTakenByList && <Kbd>/</Kbd>
        )}
        {isOpen && (
          <div className={styles['panel']}>
            <div className={styles['list']}>
              <CommandList
                id={id}
                label={title}
                groups={search.groups}
                active={search.active}
                onActive={search.onActive}
                busy={search.isWaiting}
              />
            </div>
            <div className={styles['keys']}>
              <SearchKeys onPalette={openPalette} />
            </div>
          </div>
        )}
        <span role="status">
          <VisuallyHidden>{isOpen ? search.outcome : search.hint}</VisuallyHidden>
        </span>
      </search>
      <button type="button" className={styles['icon']} aria-label={title} onClick={() => setDialog(true)}>
        <Icon name="search" />
      </button>
      <SearchDialog
        title={title}
        search={search}
        opened={isDialog}
        onClose={() => {
          setDialog(false);
          search.clear();
        }}
        onPalette={openPalette}
      />
    </>
  );
}
