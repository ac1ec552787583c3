/** The line below all rows: totals of the columns that have one. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Total } from '../../../define/fields/column.ts';
import { fieldFor } from '../../../fields/registry.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { Translate } from '../../field-plan/field-text.ts';
import { inferKind } from '../../field-plan/infer-kind.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import { type Amount, totalOf } from '../local-data/totals.ts';
import { roles } from './aria-roles.ts';
import styles from './totals-row.module.css';

/** How many there are is a whole number, whatever is counted. */
const kindOfCount = inferKind('', { type: 'integer' });

export interface TotalsRowProps {
  readonly columns: readonly PlacedColumn[];
  /** All rows that match. */
  readonly rows: readonly Row[];
  /** The totals as the server says them, by field; undefined: they are added up here. */
  readonly said: unknown;
  readonly selectable: boolean;
  readonly hasMenu: boolean;
  readonly index: number;
  readonly locale: string;
}

export function TotalsRow({ columns, rows, said, selectable, hasMenu, index, locale }: TotalsRowProps) {
  const { t } = useTranslation();
  const totals = useMemo(
    () => columns.map(({ plan }) => (said === undefined ? totalOf(rows, plan) : saidTotal(said, plan.field))),
    [columns, rows, said],
  );
  return (
    <tfoot {...roles.group} className={styles['foot']}>
      <tr {...roles.row} aria-rowindex={index}>
        {selectable && <td {...roles.cell} data-cell="select" />}
        {columns.map((column, at) =>
          at === 0 && column.plan.total === undefined ? (
            <th key={column.plan.field} {...column.cell}>
              {t('Total')}
            </th>
          ) : (
            <td key={column.plan.field} {...column.cell} data-title={column.title}>
              {totals[at]?.map((amount, place) => (
                <Part
                  key={amount.currency ?? ''}
                  amount={amount}
                  column={column}
                  locale={locale}
                  isNamed={place === 0}
                />
              ))}
            </td>
          ),
        )}
        {hasMenu && <td {...roles.cell} data-cell="menu" />}
      </tr>
    </tfoot>
  );
}

interface PartProps {
  readonly amount: Amount;
  readonly column: PlacedColumn;
  readonly locale: string;
  /** Of amounts in several currencies, the first bears the name for all. */
  readonly isNamed: boolean;
}

function Part({ amount: { value, currency }, column, locale, isNamed }: PartProps) {
  const { t } = useTranslation();
  const { total } = column.plan;
  const { Show } = total === 'count' ? fieldFor(kindOfCount) : column;
  const name = isNamed && total && nameOf(total, t);
  return (
    <span className={styles['part']}>
      {name && <small>{name} </small>}
      <Show value={value} options={{ ...column.options, ...(currency && { currency }) }} locale={locale} />
    </span>
  );
}

/** A sum needs no name: that is what people expect below a column. */
function nameOf(total: Total, t: Translate): string | undefined {
  if (total === 'average') return t('Average');
  if (total === 'minimum') return t('Lowest');
  if (total === 'maximum') return t('Highest');
  return total === 'count' ? t('Count') : undefined;
}

/** A number, or amounts by currency: `{ "EUR": 12, "USD": 3 }`. */
function saidTotal(said: unknown, field: string): readonly Amount[] {
  const value = valueAt(said, field);
  if (typeof value === 'number') return [{ value, currency: undefined }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([currency, each]) =>
    typeof each === 'number' ? [{ value: each, currency }] : [],
  );
}
