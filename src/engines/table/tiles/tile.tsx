/** One tile: picture, name, what it is, price. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/links.tsx';
import { valueAt } from '../../path.ts';
import type { RowLine } from '../lines.ts';
import { type RowLook, Value } from '../row.tsx';
import { RowMenu } from '../row-menu.tsx';
import { SelectBox } from '../selection/select-cell.tsx';
import styles from './tiles.module.css';
import type { TileParts } from './tiles.tsx';

export interface TileProps {
  readonly line: RowLine;
  readonly at: number;
  readonly index: number;
  readonly selected: boolean;
  readonly here: boolean;
  readonly parts: TileParts;
  readonly look: RowLook;
}

function TileShown({ line: { id, row }, at, index, selected, here, parts, look }: TileProps) {
  const { t } = useTranslation();
  const { locale, actions, selectable, handlers } = look;
  const { title, text, badge, price, image } = parts;
  const name = String(title.read(row) ?? '');
  const href = look.hrefFor(row);
  const picture = image === undefined ? undefined : valueAt(row, image);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    <div
      role="row"
      className={styles['tile']}
      data-line={at}
      data-opens={href === undefined ? undefined : ''}
      tabIndex={here ? 0 : -1}
      aria-rowindex={index}
      aria-selected={selectable ? selected : undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the tile itself takes the focus */}
      <div role="gridcell" className={styles['content']}>
        <div className={styles['top']}>
          {typeof picture === 'string' && picture !== '' ? (
            <img className={styles['picture']} src={picture} alt="" loading="lazy" width={40} height={40} />
          ) : (
            <span className={styles['picture']}>
              <Icon name="box" size={20} />
            </span>
          )}
          {badge && <Value column={badge} row={row} locale={locale} />}
          <span className={styles['tools']}>
            {selectable && <SelectBox at={at} selected={selected} name={name} handlers={handlers} />}
            {actions && <RowMenu key={id} row={row} name={name} actions={actions} handlers={handlers} active={here} />}
          </span>
        </div>
        <div className={styles['title']}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} data-open-row tabIndex={here ? 0 : -1}>
              {name || t('Open')}
            </Link>
          )}
        </div>
        {text && (
          <div className={styles['text']}>
            <Value column={text} row={row} locale={locale} />
          </div>
        )}
        {price && (
          <div className={styles['price']}>
            <Value column={price} row={row} locale={locale} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Lines are made anew whenever somebody looks at them; their row tells whether there is something new. */
export const Tile = memo(TileShown, (before, after) =>
  (Object.keys(after) as (keyof TileProps)[]).every((name) =>
    name === 'line' ? before.line.row === after.line.row : before[name] === after[name],
  ),
);
