/** The rows of what a source answers, by the convention of list calls. */
import type { SourceShape } from '../../define/shapes/element-shapes.ts';
import { type ListAnswer, listAnswer, rowOf } from '../../rules/list-call.ts';
import { dataSchema, type SchemaShape } from './schema.ts';

export type Row = ListAnswer['rows'][number];

/** The schema of one row. */
export const rowSchema = (source: SourceShape): SchemaShape =>
  (rowOf(dataSchema(source)) as SchemaShape | undefined) ?? {};

/** `data` is the answer of the source: of a part, that part alone. */
export const answerOf = (source: SourceShape, data: unknown): ListAnswer => listAnswer(dataSchema(source), data);
