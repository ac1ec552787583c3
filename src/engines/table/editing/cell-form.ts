/** By which rules the texts of one cell are read. */

import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { CellForm } from './cell-text.ts';
import type { EditPlan } from './edit-plan.ts';

export function cellForm(edit: EditPlan, column: PlacedColumn, row: Row, locale: string): CellForm {
  const { plan, options } = column;
  const currency = plan.currency === undefined ? undefined : valueAt(row, plan.currency);
  const limits = edit.fields.get(plan.field)?.limits ?? {};
  return {
    kind: plan.kind,
    options: { ...options, ...limits, ...(typeof currency === 'string' && { currency }) },
    locale,
  };
}
