/** The entries of the support menu as a plain list, for the drawer of menus. */
import { MenuIcon } from './icons.tsx';
import styles from './NarrowDrawer.module.css';
import { type SupportEntry, useEntryTitle } from './support-links.ts';

export interface SupportLinksProps {
  readonly entries: readonly SupportEntry[];
  readonly onFollow: () => void;
}

export function SupportLinks({ entries, onFollow }: SupportLinksProps) {
  const titleOf = useEntryTitle();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.is}>
          {entry.href === undefined ? (
            <button
              type="button"
              className={styles['item']}
              onClick={() => {
                onFollow();
                entry.start?.();
              }}
            >
              <MenuIcon name={entry.icon} />
              {titleOf(entry)}
            </button>
          ) : (
            <a
              className={styles['item']}
              href={entry.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onFollow}
            >
              <MenuIcon name={entry.icon} />
              {titleOf(entry)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
