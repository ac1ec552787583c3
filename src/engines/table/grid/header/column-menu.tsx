/** What can be done to one column from its head, without a pointer: width, place, pin. Made when it is first wanted. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../../ui/Menu.tsx';
import { chosenColumns } from '../../columns/column-choice.ts';
import { fittingWidth, moved, withOwn, withShown } from '../../columns/column-moves.ts';
import type { PlacedColumn } from '../../columns/use-columns.ts';
import type { ListState } from '../../model/state.ts';
import type { List } from '../../use-list.ts';
import { widthOf } from './column-template.ts';
import styles from './header.module.css';

export interface ColumnMenuProps {
  readonly column: PlacedColumn;
  readonly at: number;
  readonly list: List;
  /** The button is the tab stop of the heads. */
  readonly stop: boolean;
  readonly onFill: ((column: PlacedColumn) => void) | undefined;
}

export function ColumnMenu({ column, at, list, stop, onFill }: ColumnMenuProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean>();
  const button = (
    <IconButton
      className={styles['menu']}
      label={t('Column {name}', { name: column.title })}
      size={24}
      icon={<Icon name="chevron-down" size={14} />}
      tooltip={false}
      aria-haspopup="menu"
      data-head-stop
      tabIndex={stop ? 0 : -1}
      {...(opened === undefined ? { onClick: () => setOpened(true) } : {})}
    />
  );
  if (opened === undefined) return button;
  return (
    <Menu target={button} position="bottom-end" opened={opened} onChange={setOpened}>
      <Items column={column} at={at} list={list} onFill={onFill} />
    </Menu>
  );
}

const step = 24;
const least = 160;

function Items({ column, at, list, onFill }: Omit<ColumnMenuProps, 'stop'>) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const { field } = column.plan;
  const { edit } = plan;
  const go = (next: ListState) => change(next, { replace: true });
  const chosen = chosenColumns(plan, state.columns);
  const place = chosen.findIndex((each) => each.field === field);
  const widen = (by: number) => {
    // A column that shares the room that is left is as wide as it stands.
    const head = document.querySelector<HTMLElement>(`[data-width-of="${CSS.escape(field)}"]`)?.parentElement;
    const now = column.width ?? (head ? widthOf(head).own : least);
    go(withOwn(plan, state, field, { width: fittingWidth(now + by) }));
  };
  return (
    <>
      {onFill && edit?.fields.has(field) && (
        <>
          <MenuItem icon={<Icon name="pencil" />} onClick={() => onFill(column)}>
            {t('Set all to…')}
          </MenuItem>
          <MenuDivider />
        </>
      )}
      <MenuItem keepOpen onClick={() => widen(step)}>
        {t('Wider')}
      </MenuItem>
      <MenuItem keepOpen onClick={() => widen(-step)}>
        {t('Narrower')}
      </MenuItem>
      {at > 0 && (
        <>
          <MenuDivider />
          <MenuItem keepOpen disabled={place <= 1} onClick={() => go(moved(plan, state, field, -1))}>
            {t('Move towards the name')}
          </MenuItem>
          <MenuItem keepOpen disabled={place === chosen.length - 1} onClick={() => go(moved(plan, state, field, 1))}>
            {t('Move away from the name')}
          </MenuItem>
          <MenuItem
            onClick={() => go(withOwn(plan, state, field, { pin: column.pin ? undefined : 'start' }))}
            {...(column.pin ? { after: <Icon name="check" size={14} /> } : {})}
          >
            {t('Stay in sight')}
          </MenuItem>
          <MenuItem onClick={() => go(withShown(plan, state, field, false))}>{t('Hide')}</MenuItem>
        </>
      )}
    </>
  );
}
