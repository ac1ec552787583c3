/** Everything about a table that does not change while it is looked at, read once from its manifest and its schemas. */

import type { BlockShape, RankShape, TableShape, WholeShape } from '../../../define/shapes/block-shapes.ts';
import type { InputShape } from '../../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../../rules/access/capabilities.ts';
import { listInputs, saysTotal } from '../../../rules/list-call.ts';
import { hasEnoughLetters } from '../../../rules/text/enough-letters.ts';
import { allowed, blockGate } from '../../access/gate.ts';
import { needsOf } from '../../access/needs.ts';
import { visibleActions } from '../../action/prepare.ts';
import { rowSchema } from '../../binding/answer-rows.ts';
import { dataSchema, inputSchema, schemaAt } from '../../binding/schema.ts';
import { type ColumnPlan, columnsOf, withheld } from '../columns/column-plan.ts';
import { type EditPlan, editPlanOf } from '../editing/edit-plan.ts';
import { outlookOf } from '../kind.ts';
import type { Picking } from '../selection/picking.ts';
import { type FilterPlan, filtersOf, findInput } from './filters.ts';

export type Direction = 'ASC' | 'DESC';
export interface Sort {
  readonly field: string;
  readonly direction: Direction;
}

/** An order with its name, in English. */
export interface NamedOrder extends Sort {
  readonly title: string;
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
  /** Orders that are chosen by their names. */
  readonly orders: readonly NamedOrder[];
  /** How the rows stand at first. */
  readonly display: 'rows' | 'cards';
  /** Long values take several lines from the beginning. */
  readonly wrap: boolean;
  /** Name of the field that tells rows apart; undefined: their place. */
  readonly key: string | undefined;
  readonly tree: boolean;
  /** Where all rows of the tree come from for files, for whoever may ask. */
  readonly whole: WholeShape | undefined;
  /** Stands below a row that is opened for it. */
  readonly detail: BlockShape | undefined;
  /** Stands beside the list, about the row at hand. */
  readonly aside: BlockShape | undefined;
  /** Stands beside the list, about what its cells come to. */
  readonly outlook: BlockShape | undefined;
  /** There is something to do to selected rows. */
  readonly selectable: boolean;
  /** No more rows than these can be selected; undefined: as many as there are. */
  readonly most: number | undefined;
  /** The rows are there to be picked. */
  readonly picking: Picking | undefined;
  readonly edit: EditPlan | undefined;
  /** Its numbers have − and + beside them, and are saved at once. */
  readonly steps: EditPlan | undefined;
  /** How somebody who may puts the rows in order. */
  readonly rank: RankShape | undefined;
  /** What saved views belong to beside the screen; '': nothing. */
  readonly viewsOf: string;
  /** Stands above the rows, and is about all of them. */
  readonly above: BlockShape | undefined;
  /** The manifest says how many rows there are: a glimpse of the list, without filters and pages. */
  readonly preview: boolean;
}

export function planOf(block: TableShape, held: Capabilities, picking?: Picking): TablePlan {
  const input = inputSchema(block.source);
  const has = (name: string) => schemaAt(input, name) !== undefined && !((name.split('.')[0] as string) in block.input);
  const columns = columnsOf(block.columns, rowSchema(block.source), held);
  const unread = withheld(block.columns, held);
  const limited = listInputs.limit in block.input;
  const whole = !has(listInputs.limit) && !limited && !saysTotal(dataSchema(block.source));
  // Whoever may not look a value up, or ask for the values, has nothing to choose from.
  const askable = ({ lookup, options }: FilterPlan) =>
    [lookup, options].every((call) => call === undefined || allowed(needsOf(call.source), held));
  const sorting = has(listInputs.order) ? 'call' : 'browser';
  const orders = (block.orders ?? []).map(({ title, by: field, direction }) => ({ title, field, direction }));
  const paging =
    block.tree || limited
      ? 'all'
      : has(listInputs.limit) && has(listInputs.offset)
        ? 'call'
        : whole
          ? 'browser'
          : 'all';
  const edited = block.edit && allowed(needsOf(block.edit.source), held) ? editPlanOf(block.edit, columns) : undefined;
  const outlook = edited && outlookOf(edited.shape);
  const isStepped = edited?.shape.edit === 'rows' && edited.shape.steps === true;
  return {
    block,
    columns,
    filters: limited ? [] : filtersOf(block.source, block.filters).filter(askable),
    find: limited
      ? 'none'
      : block.search && allowed(needsOf(block.search.source), held)
        ? 'search'
        : has(findInput)
          ? 'call'
          : whole && !block.tree
            ? 'browser'
            : 'none',
    sorting,
    paging,
    // A list in the order of what somebody may not read would tell it.
    sortable: new Set(
      [
        ...(block.sortable ??
          (sorting === 'browser' && whole && !block.rank ? columns.map((column) => column.field) : [])),
        ...orders.map(({ field }) => field),
      ].filter((field) => !unread.has(field)),
    ),
    defaultSort: block.sort ?? orders[0],
    orders,
    display: block.display ?? 'rows',
    wrap: block.wrap ?? false,
    key: picking ? (picking.key ?? keyOf(block) ?? firstValue(block)) : keyOf(block),
    tree: block.tree !== undefined,
    whole: block.tree?.whole && allowed(needsOf(block.tree.whole.source), held) ? block.tree.whole : undefined,
    detail: block.detail && allowed(blockGate(block.detail), held) ? block.detail : undefined,
    aside: block.aside && !limited && !picking && allowed(blockGate(block.aside), held) ? block.aside : undefined,
    outlook: outlook && !limited && !picking && allowed(blockGate(outlook), held) ? outlook : undefined,
    selectable: picking !== undefined || (!limited && visibleActions(block.bulk, held).length > 0),
    most: picking ? undefined : block.selection?.atMost,
    picking,
    edit: isStepped ? undefined : edited,
    steps: isStepped ? edited : undefined,
    rank: block.rank && !limited && !picking && allowed(needsOf(block.rank.source), held) ? block.rank : undefined,
    viewsOf: '',
    above: block.above && !picking && allowed(blockGate(block.above), held) ? block.above : undefined,
    preview: limited,
  };
}

/** What children are asked by, rows are saved or acted on by, else the only name that looks like an id, else what a row is opened by. */
function keyOf(block: TableShape): string | undefined {
  const boundTo = (bindings: InputShape = {}) =>
    Object.values(bindings).flatMap((binding) => ('row' in binding ? [binding.row] : []))[0];
  const { edit, rank, bulk = [], open, tree } = block;
  const acted = bulk.flatMap((action) =>
    action.action === 'show' ? [] : Object.values(action.action === 'link' ? action.to.params : action.input),
  );
  const ranked = Object.keys(rank?.key ?? {})[0];
  const selected = acted.flatMap((binding) => ('selected' in binding ? [binding.selected] : []))[0];
  const saved = edit?.edit === 'list' ? (edit.id ?? Object.keys(edit.key)[0]) : boundTo(edit?.input);
  const ids = Object.keys(rowSchema(block.source).properties ?? {}).filter((name) => /Id$/.test(name));
  return boundTo(tree?.children) ?? ranked ?? saved ?? selected ?? (ids.length === 1 ? ids[0] : boundTo(open?.params));
}

/** What is picked must be found again on another page: a list of few values has its value first. */
function firstValue(block: TableShape): string | undefined {
  const { properties = {}, required = [] } = rowSchema(block.source);
  return Object.keys(properties).find(
    (name) => required.includes(name) && /^(integer|string)$/.test(properties[name]?.type ?? ''),
  );
}

/** The name by which a column is ordered: its own, or that of the value inside it that people read. */
export const sortKeyOf = ({ sortable }: TablePlan, field: string): string | undefined =>
  sortable.has(field) ? field : [...sortable].find((key) => key.startsWith(`${field}.`));

/** Is another source asked for these words? While they are too short the list stays as it was (SRCH-19). */
export const isSearching = ({ block: { search } }: TablePlan, words: string): boolean =>
  search !== undefined && words !== '' && hasEnoughLetters(words, search.atLeast ?? 1);

/** Are its pages asked for one by one as the list stands now? The hits of another source come all at once. */
export const pagedByCall = (plan: TablePlan, state: { readonly find: string }): boolean =>
  plan.paging === 'call' && !isSearching(plan, state.find);
