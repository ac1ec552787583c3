/** All rows of a list that is asked for page by page. */
import { call } from '../../../client/first/call.ts';
import type { Source } from '../../../define/contract/operation.ts';
import type { SourceShape } from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { answerOf, type Row } from '../../binding/answer-rows.ts';
import { inputSchema, schemaAt, type Values } from '../../binding/schema.ts';
import { sourcePageInput } from '../model/list-input.ts';
import type { TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';

export interface Collecting {
  readonly plan: TablePlan;
  readonly state: ListState;
  /** Where its rows come from, and what is bound of that. */
  readonly source: SourceShape;
  readonly bound: Values;
  /** No more rows than these. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number | undefined) => void;
}

export interface Collected {
  readonly rows: readonly Row[];
  /** There are more rows than were wanted. */
  readonly more: boolean;
}

/** @throws the CallError of a page that did not come; CancelledError when it was given up. */
export async function collect({
  plan,
  state,
  source,
  bound,
  most,
  signal,
  onProgress,
}: Collecting): Promise<Collected> {
  const size = Math.min(largestPage(source), most);
  const rows: Row[] = [];
  for (;;) {
    const input = sourcePageInput(plan, state, source, bound, { offset: rows.length, limit: size });
    const data = await call(source as unknown as Source<Values, unknown>, input, { signal, quiet: true });
    const { rows: page, total } = answerOf(source, data);
    rows.push(...page);
    onProgress(Math.min(rows.length, most), total);
    const ended = page.length === 0 || (total === undefined ? page.length < size : rows.length >= total);
    if (ended || rows.length >= most) return { rows: rows.slice(0, most), more: !ended || rows.length > most };
  }
}

const largestPage = (source: SourceShape): number =>
  Math.min(limits.maximumPageSize, schemaAt(inputSchema(source), 'limit')?.maximum ?? limits.maximumPageSize);
