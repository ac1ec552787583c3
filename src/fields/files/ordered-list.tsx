/** Files one below the other: each moved by its grip, by its buttons or by the keyboard, and removed. */
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../rules/placed.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ordered-list.module.css';

interface Kept {
  readonly Path: string;
}

export interface OrderedListProps<T extends Kept> {
  readonly items: readonly T[];
  readonly readOnly: boolean;
  nameOf(item: T, index: number): string;
  /** What stands before its words. */
  mark(item: T): ReactNode;
  /** Its words, or the inputs of them. */
  children(item: T, index: number): ReactNode;
  onChange(items: readonly T[]): void;
}

/** What inputs of an entry say of the keys that move it. */
export const movingKeys = 'Alt+ArrowUp Alt+ArrowDown';

export function OrderedList<T extends Kept>({
  items,
  readOnly,
  nameOf,
  mark,
  children,
  onChange,
}: OrderedListProps<T>) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    const next = moved(items, from, to);
    const item = items[from];
    if (next === items || !item) return;
    onChange(next);
    setNews(t('{name} stands at {n} of {all}', { name: nameOf(item, from), n: to + 1, all: items.length }));
  };
  const over = (event: DragEvent, to: number) => {
    const from = items.findIndex(({ Path }) => Path === dragged);
    if (from < 0) return;
    event.preventDefault();
    // What is dropped here is no file.
    event.stopPropagation();
    if (from !== to) move(from, to);
  };
  return (
    <>
      <ol className={styles['order']}>
        {items.map((item, index) => (
          <li
            key={item.Path}
            data-dragged={item.Path === dragged || undefined}
            data-read-only={readOnly || undefined}
            onDragOver={(event) => over(event, index)}
            onDrop={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
              if (by === undefined || !event.altKey || readOnly) return;
              event.preventDefault();
              move(index, index + by);
            }}
          >
            {!readOnly && (
              <span
                className={styles['grip']}
                aria-hidden
                draggable
                onDragStart={() => setDragged(item.Path)}
                onDragEnd={() => setDragged(undefined)}
              >
                <Icon name="grip-vertical" size={16} />
              </span>
            )}
            {mark(item)}
            {children(item, index)}
            {!readOnly && (
              <span className={styles['moves']}>
                <IconButton
                  size={28}
                  label={t('Move {name} up', { name: nameOf(item, index) })}
                  aria-disabled={index === 0}
                  icon={<Icon name="chevron-up" size={16} />}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  size={28}
                  label={t('Move {name} down', { name: nameOf(item, index) })}
                  aria-disabled={index === items.length - 1}
                  icon={<Icon name="chevron-down" size={16} />}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  size={28}
                  label={t('Remove {name}', { name: nameOf(item, index) })}
                  icon={<Icon name="x" size={16} />}
                  onClick={() => onChange(items.filter((_each, at) => at !== index))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
