/** Pictures one below the other: each with its title, moved by its grip or by a button, and removed. */
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitledImage } from '../../rules/kinds/Images.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './pictures.module.css';
import { StoredPicture } from './stored-picture.tsx';

export interface PictureOrderProps {
  readonly pictures: readonly TitledImage[];
  readonly readOnly: boolean;
  readonly onChange: (pictures: readonly TitledImage[]) => void;
}

/** The list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [taken] = list.slice(from, from + 1);
  if (taken === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_each, index) => index !== from);
  return [...rest.slice(0, to), taken, ...rest.slice(to)];
}

export function PictureOrder({ pictures, readOnly, onChange }: PictureOrderProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const [news, setNews] = useState('');
  const nameOf = ({ Title }: TitledImage, index: number) => Title || t('Picture {n}', { n: index + 1 });
  const move = (from: number, to: number) => {
    const next = moved(pictures, from, to);
    const picture = pictures[from];
    if (next === pictures || !picture) return;
    onChange(next);
    setNews(t('{name} stands at {n} of {all}', { name: nameOf(picture, from), n: to + 1, all: pictures.length }));
  };
  const over = (event: DragEvent, to: number) => {
    const from = pictures.findIndex(({ Path }) => Path === dragged);
    if (from < 0) return;
    event.preventDefault();
    // What is dropped here is no file.
    event.stopPropagation();
    if (from !== to) move(from, to);
  };
  const retitle = (index: number, title: string) =>
    onChange(pictures.map((each, at) => (at === index ? { ...each, Title: title === '' ? null : title } : each)));
  return (
    <>
      <ol className={styles['order']}>
        {pictures.map((picture, index) => (
          <li
            key={picture.Path}
            data-dragged={picture.Path === dragged || undefined}
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
                onDragStart={() => setDragged(picture.Path)}
                onDragEnd={() => setDragged(undefined)}
              >
                <Icon name="grip-vertical" size={16} />
              </span>
            )}
            <span className={styles['small']}>
              <StoredPicture path={picture.Path} alt="" side={64} />
            </span>
            {readOnly ? (
              <span>{nameOf(picture, index)}</span>
            ) : (
              <TextInput
                aria-label={t('Title of {name}', { name: t('Picture {n}', { n: index + 1 }) })}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                placeholder={t('What it shows')}
                maxLength={200}
                value={picture.Title ?? ''}
                onChange={(event) => retitle(index, event.currentTarget.value)}
              />
            )}
            {!readOnly && (
              <span className={styles['moves']}>
                <IconButton
                  size={28}
                  label={t('Move {name} up', { name: nameOf(picture, index) })}
                  aria-disabled={index === 0}
                  icon={<Icon name="chevron-up" size={16} />}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  size={28}
                  label={t('Move {name} down', { name: nameOf(picture, index) })}
                  aria-disabled={index === pictures.length - 1}
                  icon={<Icon name="chevron-down" size={16} />}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  size={28}
                  label={t('Remove {name}', { name: nameOf(picture, index) })}
                  icon={<Icon name="x" size={16} />}
                  onClick={() => onChange(pictures.filter((_each, at) => at !== index))}
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
