/** The input of a list call: what the manifest binds, and what the person set, as far as the call takes it. */

import type { SourceShape } from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { listInputs } from '../../../rules/list-call.ts';
import { withValueAt } from '../../../rules/path.ts';
import { inputSchema, schemaAt, type Values } from '../../binding/schema.ts';
import { filterInput, findInput } from './filters.ts';
import { isSearching, type TablePlan } from './plan.ts';
import type { ListState } from './state.ts';

export interface Page {
  readonly offset: number;
  readonly limit: number | undefined;
}

/** Sets an input that the call takes and that the manifest has not bound. */
function set(source: SourceShape, bound: Values, input: Values, path: string, value: unknown): Values {
  const top = path.split('.')[0] ?? path;
  if (value === undefined || top in bound || !schemaAt(inputSchema(source), path)) return input;
  return withValueAt(input, path, value);
}

/** What narrows and orders the rows, without paging: also what an export of the same list is asked with. */
export function narrowing(plan: TablePlan, state: ListState, source: SourceShape, bound: Values): Values {
  let input = bound;
  for (const filter of plan.filters) {
    const value = state.filters[filter.field];
    if (value !== undefined) input = set(source, bound, input, filter.field, filterInput(filter, value));
  }
  if (plan.find === 'call' && state.find) input = set(source, bound, input, findInput, state.find);
  const sort = state.sort ?? plan.defaultSort;
  if (plan.sorting === 'call' && sort) {
    input = set(source, bound, input, listInputs.order, { Key: sort.field, Value: sort.direction });
  }
  return input;
}

export function listInput(plan: TablePlan, state: ListState, bound: Values): Values {
  const paged = plan.paging === 'call';
  const limit = paged ? state.size : plan.tree ? limits.treePage : undefined;
  return pageInput(plan, state, bound, { offset: paged ? (state.page - 1) * state.size : 0, limit });
}

/** Any page of a list that is asked for page by page. */
export const pageInput = (plan: TablePlan, state: ListState, bound: Values, page: Page): Values =>
  sourcePageInput(plan, state, plan.block.source, bound, page);

/** The same of another source of its rows. */
export const sourcePageInput = (plan: TablePlan, state: ListState, source: SourceShape, bound: Values, page: Page) =>
  withPage(source, bound, narrowing(plan, state, source, bound), page);

function withPage(source: SourceShape, bound: Values, input: Values, { offset, limit }: Page): Values {
  const limited = set(source, bound, input, listInputs.limit, limit);
  return offset === 0 ? limited : set(source, bound, limited, listInputs.offset, offset);
}

/** The children of a row: the same call with other inputs; `page` counts from 0. */
export function childrenInput(plan: TablePlan, state: ListState, bound: Values, parent: Values, page: number): Values {
  const { source } = plan.block;
  const all = { ...bound, ...parent };
  const at = { offset: page * limits.treePage, limit: limits.treePage };
  return withPage(source, all, narrowing(plan, state, source, all), at);
}

/** Another source of the same rows, asked with the words of the find box; filters that it knows go with them. */
export function searchInput(plan: TablePlan, state: ListState, bound: Values): Values | undefined {
  const search = plan.block.search;
  if (!search || !isSearching(plan, state.find)) return undefined;
  return withValueAt(narrowing(plan, state, search.source, bound), search.text, state.find);
}
