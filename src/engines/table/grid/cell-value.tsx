/** The value of a cell as its field kind shows it. */
import { EmptyValue } from '../../../fields/text/empty-value.tsx';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import { Icon } from '../../../ui/icons.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Row } from '../../binding/answer-rows.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';
import styles from './cell-value.module.css';

export interface CellValueProps {
  readonly column: ShownColumn;
  readonly row: Row;
  readonly locale: string;
  /** Shown instead of the one in the row. */
  readonly instead?: unknown;
  /** Without its currency: there is another amount beside it. */
  readonly bare?: boolean;
}

export function CellValue(props: CellValueProps) {
  const { plan, fault } = props.column;
  const shown = shownOf(props);
  if (fault === undefined || valueAt(props.row, plan.fault?.field ?? '') !== true) return shown;
  return (
    <span className={styles['fault']} title={fault}>
      <Icon name="alert-triangle" size={14} />
      <VisuallyHidden>{fault} </VisuallyHidden>
      {shown}
    </span>
  );
}

function shownOf({ column, row, locale, instead, bare = false }: CellValueProps) {
  const { plan, Show, options, plain } = column;
  const value = instead === undefined ? column.read(row) : instead;
  if (plain && typeof value !== 'object') return isEmpty(value) ? <EmptyValue /> : String(value);
  const currency = plan.currency === undefined || bare ? undefined : valueAt(row, plan.currency);
  const ends = plan.ends === undefined ? undefined : valueAt(row, plan.ends);
  const beside = { ...(typeof currency === 'string' && { currency }), ...(typeof ends === 'string' && { ends }) };
  const shown = currency === undefined && ends === undefined ? options : { ...options, ...beside };
  return <Show value={value} options={shown} locale={locale} />;
}
