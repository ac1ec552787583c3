/** What is written below the name of a row. */
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';

export type Remark = TableShape['remark'];

/** A line for each field that says something, and not the name once more. */
export const remarksOf = (row: Row, remark: Remark, name?: unknown): readonly string[] =>
  [remark ?? []]
    .flat()
    .map((field) => valueAt(row, field))
    .filter((said): said is string => typeof said === 'string' && said !== '' && said !== name);
