/** The lower edge of a card: what it costs, a state, and the one thing that is done with it. */
import { useTranslation } from 'react-i18next';
import { useCapabilities } from '../../../client/session/session.ts';
import type { ActionShape } from '../../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { ActionButton } from '../../action/buttons.tsx';
import { visibleActions } from '../../action/prepare.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';
import { CellValue } from '../grid/cell-value.tsx';
import type { RowContext } from '../grid/row-context.ts';
import type { CardParts } from './card-parts.ts';
import styles from './cards.module.css';

export interface CardFootProps {
  readonly parts: CardParts;
  readonly row: Row;
  readonly name: string;
  readonly here: boolean;
  readonly context: Pick<RowContext, 'locale' | 'handlers'>;
}

export function CardFoot({ parts, row, name, here, context }: CardFootProps) {
  const { price, badge, action } = parts;
  if (!price && !badge && !action) return null;
  const { locale, handlers } = context;
  return (
    <div className={styles['foot']}>
      <Price parts={parts} row={row} locale={locale} />
      {badge && <Badge column={badge} row={row} locale={locale} />}
      {action && <CardAction action={action} row={row} name={name} here={here} handlers={handlers} />}
    </div>
  );
}

interface PriceProps extends Pick<CardFootProps, 'parts' | 'row'> {
  readonly locale: string;
}

function Price({ parts: { price, from, per }, row, locale }: PriceProps) {
  const { t } = useTranslation();
  // Who may not see prices gets none, and no dash in their place.
  if (!price || isEmpty(price.read(row))) return <span className={styles['price']} />;
  const isFrom = from === true || (from !== undefined && valueAt(row, from) === true);
  return (
    <span className={styles['price']}>
      {isFrom && <span className={styles['from']}>{t('from', { context: 'the lowest price' })} </span>}
      <span className={styles['amount']}>
        <CellValue column={price} row={row} locale={locale} />
      </span>
      {per && <small>{per.write(per.read(row), locale)}</small>}
    </span>
  );
}

interface BadgeProps {
  readonly column: ShownColumn;
  readonly row: Row;
  readonly locale: string;
}

function Badge({ column, row, locale }: BadgeProps) {
  const value = column.read(row);
  if (value === true)
    return (
      <StatusBadge tone="running" icon={false}>
        {column.title}
      </StatusBadge>
    );
  return value === false || isEmpty(value) ? null : <CellValue column={column} row={row} locale={locale} />;
}

interface CardActionProps extends Pick<CardFootProps, 'row' | 'name' | 'here'> {
  readonly action: ActionShape;
  readonly handlers: RowContext['handlers'];
}

function CardAction({ action, row, name, here, handlers }: CardActionProps) {
  const held = useCapabilities();
  if (visibleActions([action], held, row).length === 0) return null;
  return <ActionButton action={action} size="xs" row={row} name={name} tabIndex={here ? 0 : -1} {...handlers.now()} />;
}
