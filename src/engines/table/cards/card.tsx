/** One card: picture, name and facts, what it is, its labels, what it costs. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import { Link } from '../../../ui/links.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import { rowName } from '../columns/row-name.ts';
import { CellValue } from '../grid/cell-value.tsx';
import type { RowContext } from '../grid/row-context.ts';
import { RowMenu } from '../grid/row-menu.tsx';
import type { VisibleRow } from '../model/visible-rows.ts';
import { mayPick } from '../selection/picking.ts';
import { SelectBox } from '../selection/select-cell.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFoot } from './card-foot.tsx';
import type { CardParts } from './card-parts.ts';
import { CardPicture } from './card-picture.tsx';
import styles from './cards.module.css';

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
  const { locale, actions, selectable, full, picking, handlers } = context;
  const { title, text, image } = parts;
  const name = rowName(title.plan, row, locale);
  const href = context.hrefFor(row);
  const barred = picking !== undefined && !mayPick(picking, row);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    <div
      role="row"
      className={styles['card']}
      data-line={at}
      data-opens={href === undefined && (picking === undefined || barred) ? undefined : ''}
      tabIndex={here ? 0 : -1}
      aria-rowindex={index}
      aria-selected={selectable ? selected : undefined}
      aria-disabled={barred || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the card itself takes the focus */}
      <div role="gridcell" className={styles['content']}>
        <div className={styles['top']}>
          <CardPicture from={image === undefined ? undefined : valueAt(row, image)} size={40} />
          <div className={styles['names']}>
            <div className={styles['title']}>
              {href === undefined ? (
                <span className={styles['name']}>{name}</span>
              ) : (
                <Link href={href} className={styles['name']} data-open-row tabIndex={here ? 0 : -1}>
                  {name || t('Open')}
                </Link>
              )}
            </div>
            <CardFacts facts={parts.facts} row={row} here={here} context={context} />
          </div>
          <span className={styles['tools']}>
            {actions && <RowMenu key={id} row={row} name={name} actions={actions} handlers={handlers} active={here} />}
            {selectable && (
              <SelectBox {...{ at, selected, name, full, handlers }} one={picking?.many === false} disabled={barred} />
            )}
          </span>
        </div>
        {text && (
          <div className={styles['text']}>
            {!isEmpty(text.read(row)) && <CellValue column={text} row={row} locale={locale} />}
          </div>
        )}
        <Labels parts={parts} row={row} locale={locale} />
        <CardFoot parts={parts} row={row} name={name} here={here} context={context} />
      </div>
    </div>
  );
}

/** More of them would say less. */
const mostTags = 3;

interface LabelsProps {
  readonly parts: CardParts;
  readonly row: Row;
  readonly locale: string;
}

function Labels({ parts: { category, tags }, row, locale }: LabelsProps) {
  if (category === undefined && tags === undefined) return null;
  const sort = category?.read(row);
  const listed = tags === undefined ? [] : valueAt(row, tags);
  return (
    <div className={styles['labels']}>
      {category && !isEmpty(sort) && (
        <bdi className={styles['label']} data-sort>
          {category.write(sort, locale)}
        </bdi>
      )}
      {Array.isArray(listed) &&
        listed.slice(0, mostTags).map((tag) => (
          <bdi key={String(tag)} className={styles['label']}>
            {String(tag)}
          </bdi>
        ))}
    </div>
  );
}

/** Lines are made anew whenever somebody looks at them; their row tells whether there is something new. */
export const Card = memo(CardShown, (before, after) =>
  (Object.keys(after) as (keyof CardProps)[]).every((name) =>
    name === 'line' ? before.line.row === after.line.row : before[name] === after[name],
  ),
);
