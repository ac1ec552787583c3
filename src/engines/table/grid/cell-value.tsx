/** The value of a cell as its field kind shows it. */
import { EmptyValue } from '../../../fields/text/empty-value.tsx';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';

export interface CellValueProps {
  readonly column: ShownColumn;
  readonly row: Row;
  readonly locale: string;
  /** Shown instead of the one in the row. */
  readonly instead?: unknown;
  /** Without its currency: there is another amount beside it. */
  readonly bare?: boolean;
}

export function CellValue({ column, row, locale, instead, bare = false }: CellValueProps) {
  const { plan, Show, options, plain } = column;
  const value = instead === undefined ? column.read(row) : instead;
  if (plain && typeof value !== 'object') return isEmpty(value) ? <EmptyValue /> : String(value);
  const currency = plan.currency === undefined || bare ? undefined : valueAt(row, plan.currency);
  const ends = plan.ends === undefined ? undefined : valueAt(row, plan.ends);
  const beside = { ...(typeof currency === 'string' && { currency }), ...(typeof ends === 'string' && { ends }) };
  const shown = currency === undefined && ends === undefined ? options : { ...options, ...beside };
  return <Show value={value} options={shown} locale={locale} />;
}
