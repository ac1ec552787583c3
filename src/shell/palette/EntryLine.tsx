/** One entry of the palette: icon, title with what was typed marked, a note, and what Enter does. */
import { useTranslation } from 'react-i18next';
import { TypeIcon } from '../../fields/icon-sets/TypeIcon.tsx';
import { Marked } from '../../fields/text/Marked.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import type { PaletteEntry } from './entries.ts';
import styles from './helpers.module.css';

export interface EntryLineProps {
  readonly entry: PaletteEntry;
  readonly query: string;
  readonly active: boolean;
}

export function EntryLine({ entry, query, active }: EntryLineProps) {
  const { t } = useTranslation();
  const { title, note, icon, type, ended, keys, why } = entry;
  return (
    <>
      {type === undefined ? (
        <span className={styles['icon']}>
          <Icon name={icon ?? 'arrow-right'} size={14} />
        </span>
      ) : (
        <TypeIcon type={type} />
      )}
      <span className={styles['words']}>
        <bdi className={ended ? styles['ended'] : undefined}>
          <Marked text={title} wanted={query} />
        </bdi>
        {note && <small>{note}</small>}
        {ended && <small>{t('Terminated')}</small>}
        {why && <small>{why}</small>}
      </span>
      {keys !== undefined && <Kbd>{keys.toUpperCase()}</Kbd>}
      {active && why === undefined && (
        <span className={styles['open']} aria-hidden>
          <Kbd>↵</Kbd>
        </span>
      )}
    </>
  );
}
