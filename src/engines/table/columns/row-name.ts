/** What a row is called in labels and questions: the text of its first column, as it is read there. */
import { fieldFor } from '../../../fields/registry.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { shortName } from '../model/short-name.ts';
import type { ColumnPlan } from './column-plan.ts';

/** '' for a row whose first column is empty. */
export function rowName(first: ColumnPlan | undefined, row: Row, locale: string): string {
  if (!first) return '';
  const value = valueAt(row, first.field);
  const read = first.textOf ? first.textOf(locale)(value) : value;
  return shortName(typeof read === 'string' ? read : fieldFor(first.kind).export(read, { label: '' }, locale));
}
