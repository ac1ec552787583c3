/** One card: picture, name, what it is, price. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../rules/path.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/links.tsx';
import { rowName } from '../columns/row-name.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';
import { CellValue } from '../grid/cell-value.tsx';
import type { RowContext } from '../grid/row-context.ts';
import { RowMenu } from '../grid/row-menu.tsx';
import type { VisibleRow } from '../model/visible-rows.ts';
import { SelectBox } from '../selection/select-cell.tsx';
import styles from './cards.module.css';

/** The faces of a card; what the manifest leaves out is not there. */
export interface CardParts {
  readonly title: ShownColumn;
  readonly text?: ShownColumn | undefined;
  readonly badge?: ShownColumn | undefined;
  readonly price?: ShownColumn | undefined;
  readonly image?: string | undefined;
}

export interface CardProps {
  readonly line: VisibleRow;
  readonly at: number;
  readonly index: number;
  readonly selected: boolean;
  readonly here: boolean;
  readonly parts: CardParts;
  readonly context: RowContext;
}

function CardShown({ line: { id, row }, at, index, selected, here, parts, context }: CardProps) {
  const { t } = useTranslation();
  const { locale, actions, selectable, handlers } = context;
  const { title, text, badge, price, image } = parts;
  const name = rowName(title.plan, row, locale);
  const href = context.hrefFor(row);
  const picture = image === undefined ? undefined : valueAt(row, image);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    <div
      role="row"
      className={styles['card']}
      data-line={at}
      data-opens={href === undefined ? undefined : ''}
      tabIndex={here ? 0 : -1}
      aria-rowindex={index}
      aria-selected={selectable ? selected : undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the card itself takes the focus */}
      <div role="gridcell" className={styles['content']}>
        <div className={styles['top']}>
          {typeof picture === 'string' && picture !== '' ? (
            <img className={styles['picture']} src={picture} alt="" loading="lazy" width={40} height={40} />
          ) : (
            <span className={styles['picture']}>
              <Icon name="box" size={20} />
            </span>
          )}
          {badge && <CellValue column={badge} row={row} locale={locale} />}
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
            <CellValue column={text} row={row} locale={locale} />
          </div>
        )}
        {price && (
          <div className={styles['price']}>
            <CellValue column={price} row={row} locale={locale} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Lines are made anew whenever somebody looks at them; their row tells whether there is something new. */
export const Card = memo(CardShown, (before, after) =>
  (Object.keys(after) as (keyof CardProps)[]).every((name) =>
    name === 'line' ? before.line.row === after.line.row : before[name] === after[name],
  ),
);
