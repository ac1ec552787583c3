/** Everything about a table that does not change while it is looked at, read once from its manifest and its schemas. */

import type { TableShape } from '../../define/block-shapes.ts';
import type { InputShape } from '../../define/shapes.ts';
import type { Held } from '../../rules/capability.ts';
import { rowSchema, saysTotal } from '../rows.ts';
import { inputSchema, schemaAt } from '../schema.ts';
import { type ColumnPlan, columnsOf } from './columns.ts';
import { type FilterPlan, filtersOf, findInput } from './filters.ts';

export type Direction = 'ASC' | 'DESC';
export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

export interface TablePlan {
  readonly block: TableShape;
  readonly columns: readonly ColumnPlan[];
  readonly filters: readonly FilterPlan[];
  /** Who finds: another source, the call itself, the browser (all rows are here), or nobody. */
  readonly find: 'search' | 'call' | 'browser' | 'none';
  readonly sorting: 'call' | 'browser';
  /** call: pages are asked for one by one; browser: all rows are here; all: one page is all there is. */
  readonly paging: 'call' | 'browser' | 'all';
  readonly sortable: ReadonlySet<string>;
  readonly defaultSort: Sort | undefined;
  /** Name of the field that tells rows apart; undefined: their place. */
  readonly key: string | undefined;
  readonly tree: boolean;
  /** The manifest says how many rows there are: a glimpse of the list, without filters and pages. */
  readonly glimpse: boolean;
}

export function planOf(block: TableShape, held: Held): TablePlan {
  const input = inputSchema(block.source);
  const has = (name: string) => schemaAt(input, name) !== undefined && !((name.split('.')[0] as string) in block.input);
  const columns = columnsOf(block.columns, rowSchema(block.source), held);
  const limited = 'limit' in block.input;
  const whole = !has('limit') && !limited && !saysTotal(block.source);
  const sorting = has('orderBy') ? 'call' : 'browser';
  const paging =
    block.tree || limited ? 'all' : has('limit') && has('options.offset') ? 'call' : whole ? 'browser' : 'all';
  return {
    block,
    columns,
    filters: limited ? [] : filtersOf(block.source, block.filters),
    find: limited
      ? 'none'
      : block.search
        ? 'search'
        : has(findInput)
          ? 'call'
          : whole && !block.tree
            ? 'browser'
            : 'none',
    sorting,
    paging,
    sortable: new Set(block.sortable ?? (sorting === 'browser' && whole ? columns.map((column) => column.field) : [])),
    defaultSort: block.sort,
    key: keyOf(block),
    tree: block.tree !== undefined,
    glimpse: limited,
  };
}

/** What children are asked by, else the only name that looks like an id, else what a row is opened by. */
function keyOf(block: TableShape): string | undefined {
  const boundTo = (bindings: InputShape = {}) =>
    Object.values(bindings).flatMap((binding) => ('row' in binding ? [binding.row] : []))[0];
  const ids = Object.keys(rowSchema(block.source).properties ?? {}).filter((name) => /Id$/.test(name));
  return boundTo(block.tree?.children) ?? (ids.length === 1 ? ids[0] : boundTo(block.open?.params));
}

/** The name by which a column is ordered: its own, or that of the value inside it that people read. */
export const sortKeyOf = ({ sortable }: TablePlan, field: string): string | undefined =>
  sortable.has(field) ? field : [...sortable].find((key) => key.startsWith(`${field}.`));
