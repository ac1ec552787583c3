/** All that can be chosen as a list beside the block: found by words, under the titles of their groups. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoosingShape } from '../../define/shapes/block-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import { Icon } from '../../ui/icons.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './choosing.module.css';

interface BesideListProps {
  readonly block: ChoosingShape;
  readonly rows: readonly object[];
  /** The place of the one that is chosen. */
  readonly place: number;
  readonly onChoose: (place: number) => void;
  readonly title: string;
}

/** A shorter list is read at a glance. */
const withFind = 8;

export function BesideList({ block, rows, place, onChoose, title }: BesideListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [words, setWords] = useState('');
  const textAt = (each: object, field: string | undefined) => String((field && valueAt(each, field)) ?? '');
  const places = rows.map((_row, at) => at);
  const found = places.filter((at) => contains(textAt(rows[at] ?? {}, block.of), words));
  const groups = [...new Set(found.map((at) => textAt(rows[at] ?? {}, block.group)))];
  return (
    <nav className={styles['list']} aria-label={title}>
      {rows.length > withFind && (
        <TextInput
          id={id}
          size="sm"
          aria-label={t('Find in {list}', { list: title })}
          placeholder={t('Find in {list}', { list: title })}
          leftSection={<Icon name="search" size={16} />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {groups.map((group) => (
        <section key={group} aria-label={group || title}>
          {group !== '' && <h2>{group}</h2>}
          <ul>
            {found
              .filter((at) => textAt(rows[at] ?? {}, block.group) === group)
              .map((at) => {
                const row = rows[at] ?? {};
                const icon = textAt(row, block.icon);
                const figure = block.figure === undefined ? 0 : Number(valueAt(row, block.figure) ?? 0);
                return (
                  <li key={textAt(row, block.value)}>
                    <button type="button" aria-current={at === place || undefined} onClick={() => onChoose(at)}>
                      {icon !== '' && <Icon name={icon} size={16} />}
                      <span>{textAt(row, block.of)}</span>
                      {figure > 0 && <small>{figure}</small>}
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      {found.length === 0 && <p>{t('Nothing found')}</p>}
    </nav>
  );
}

const contains = (text: string, words: string): boolean =>
  text.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());
