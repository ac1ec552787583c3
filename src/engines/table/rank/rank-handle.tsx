/** Before the name of a row that can be arranged: its place, and a grip that is dragged, or pressed for a menu that does the same. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import styles from './rank.module.css';
import type { RankContext } from './rank-context.ts';

export interface RankHandleProps {
  readonly rank: RankContext;
  /** The line of its row. */
  readonly line: number;
  /** Its place among the rows, from 1. */
  readonly place: number;
  readonly name: string;
  /** It stays behind all others. */
  readonly fixed: boolean;
  /** The keyboard is on this row. */
  readonly here: boolean;
}

export function RankHandle({ rank, line, place, name, fixed, here }: RankHandleProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const label = t('Move {name}', { name });
  if (fixed) {
    return (
      <span className={styles['rank']}>
        <span className={styles['grip']}>
          <Icon name="lock" size={14} />
        </span>
        <span className={styles['place']}>{place}</span>
      </span>
    );
  }
  const grip = (
    <button
      ref={button}
      type="button"
      className={styles['grip']}
      aria-label={label}
      aria-haspopup="menu"
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      tabIndex={here ? 0 : -1}
      onPointerDown={(event) => rank.drag.begin(event, line)}
      onClickCapture={(event) => {
        if (!rank.drag.wasDrag()) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      {...(opened === undefined ? { onClick: () => setOpened(true) } : {})}
    >
      <Icon name="grip-vertical" />
    </button>
  );
  const item = (text: string, icon: string, to: number, disabled: boolean) => (
    <MenuItem icon={<Icon name={icon} />} disabled={disabled} onClick={() => rank.move(line, to)}>
      {text}
    </MenuItem>
  );
  return (
    <span className={styles['rank']}>
      {opened === undefined ? (
        grip
      ) : (
        <Menu target={grip} opened={opened} onChange={setOpened}>
          {item(t('Move up'), 'chevron-up', place - 2, place === 1)}
          {item(t('Move down'), 'chevron-down', place, place === rank.count)}
          {item(t('To the top'), 'arrow-up', 0, place === 1)}
          {item(t('To the end'), 'arrow-down', rank.count - 1, place === rank.count)}
        </Menu>
      )}
      <span className={styles['place']}>{place}</span>
    </span>
  );
}
