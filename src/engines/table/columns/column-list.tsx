/** The columns one below the other: ticked are those that stand; Alt and an arrow move them, and so does the grip. */
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import type { List } from '../use-list.ts';
import { type Entry, entriesOf, moved, withPlace, withShown } from './column-moves.ts';
import { ColumnSettings } from './column-settings.tsx';
import styles from './columns-panel.module.css';

export function ColumnList({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const entries = entriesOf(plan, state);
  const [open, setOpen] = useState<string>();
  const [dragged, setDragged] = useState<string>();
  const over = (event: DragEvent, index: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    const entry = entries[index];
    if (entry?.shown && entry.field !== dragged && index > 0) {
      change(withPlace(plan, state, dragged, index), { replace: true });
    }
  };
  const last = entries.filter(({ shown }) => shown).length - 1;
  return (
    <fieldset className={styles['columns']}>
      <legend className={styles['label']}>{t('Columns')}</legend>
      <ol>
        {entries.map((entry, index) => (
          <li
            key={entry.field}
            data-dragged={entry.field === dragged || undefined}
            onDragOver={(event) => over(event, index)}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
              if (by === undefined || !event.altKey) return;
              event.preventDefault();
              change(moved(plan, state, entry.field, by), { replace: true });
            }}
          >
            <ColumnLine
              entry={entry}
              list={list}
              fixed={index === 0}
              canUp={index > 1}
              canDown={index < last}
              opened={open === entry.field}
              onOpen={(opened) => setOpen(opened ? entry.field : undefined)}
              onDrag={setDragged}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface ColumnLineProps {
  readonly entry: Entry;
  readonly list: List;
  /** The name of the row: always there, always first. */
  readonly fixed: boolean;
  readonly canUp: boolean;
  readonly canDown: boolean;
  readonly opened: boolean;
  readonly onOpen: (opened: boolean) => void;
  readonly onDrag: (field: string | undefined) => void;
}

function ColumnLine({ entry, list, fixed, canUp, canDown, opened, onOpen, onDrag }: ColumnLineProps) {
  const { t } = useTranslation();
  const { plan, state, change } = list;
  const { field, shown } = entry;
  const title = t(entry.plan.title);
  return (
    <>
      <div className={styles['line']}>
        <span
          className={styles['grip']}
          aria-hidden
          draggable={shown && !fixed}
          onDragStart={() => onDrag(field)}
          onDragEnd={() => onDrag(undefined)}
        >
          <Icon name={fixed ? 'lock' : 'grip-vertical'} size={14} />
        </span>
        <Checkbox
          className={styles['name'] ?? ''}
          label={title}
          checked={shown}
          disabled={fixed}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onChange={(event) => change(withShown(plan, state, field, event.currentTarget.checked), { replace: true })}
        />
        {fixed && <span className={styles['fixed']}>{t('Fixed')}</span>}
        {shown && (
          <IconButton
            label={t('Place and width of {column}', { column: title })}
            size={24}
            tooltip={false}
            aria-expanded={opened}
            icon={<Icon name={opened ? 'chevron-up' : 'chevron-down'} size={14} />}
            onClick={() => onOpen(!opened)}
          />
        )}
      </div>
      {opened && shown && (
        <ColumnSettings entry={entry} list={list} fixed={fixed} canUp={canUp} canDown={canDown} title={title} />
      )}
    </>
  );
}
