/** Tables: a list of rows, with what narrows it, what can be done to its rows and what stands above them. */

import type { Bind, Bindings, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, Scoped, WithRow } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Fitting, Path, TextInput, ValueAt } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { RowOf } from '../contract/rows.ts';
import type { Column, ListColumn, Showable, TextField } from '../fields/column.ts';
import type { Filter } from '../fields/filter.ts';
import type { Covered } from '../fields/form-fields.ts';
import type { Action, Go } from './action.ts';
import type { TableCards } from './table-cards.ts';
import type { TableEdit } from './table-edit.ts';
import type { TableRank } from './table-rank.ts';
import type { ColumnsFrom, FiltersFrom } from './table-served.ts';

/** Another source of rows, asked when somebody types in the find box; cells that its rows lack stay empty. */
export interface Search<S extends AnyBindingScope> extends Scoped<S> {
  readonly search: string;
}

/** Rows from another call while something is typed into the find box; cells that they lack stay empty. */
export function search<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Text extends TextInput<Omit<Input, Bound>> = never,
>(
  source: Source<Input, Data, 'read'>,
  input: Bindings<Input, Bound, S>,
  definition: {
    /** The input that takes what is typed. */
    readonly text: Text;
    /** What the find box is called. Absent: Find. */
    readonly title?: string;
    /** With fewer letters it is not asked, and the box says so. Absent: 1. */
    readonly atLeast?: number;
  } & Covered<Input, Bound, Text>,
): Search<S> {
  return { search: 'operation', source, input, ...definition } as never;
}

/** Rows below rows: they come from the same call, with other inputs. */
export interface Tree<Input, Row, S extends AnyBindingScope> {
  /** The inputs with which the same call answers what stands below a row. */
  readonly children: { readonly [K in keyof Input]?: Bind<Input[K], WithRow<S, Row>> };
  /** The field that says whether the row has children. */
  readonly more: Fitting<Row, boolean>;
  /** All rows of the tree, for files. */
  readonly whole?: Whole<S>;
}

/** Another source of a tree's rows, page after page, whether they are open or not. */
export interface Whole<S extends AnyBindingScope> extends Scoped<S> {
  readonly whole: string;
}

/** All rows of a tree for files, from a call of their own; filters go along. */
export function whole<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** What says of each row where it stands; they follow its name. */
    readonly columns: readonly Column<NoInfer<RowOf<Data>>>[];
  },
): Whole<S> {
  return { whole: 'operation', source, input, ...definition } as never;
}

/** Records in an answer. */
type RecordIn<Data> = {
  [P in Path<Data>]: NonNullable<ValueAt<Data, P>> extends readonly unknown[]
    ? never
    : NonNullable<ValueAt<Data, P>> extends object
      ? P
      : never;
}[Path<Data>];

export interface TableDefinition<Input, Bound extends keyof Input, Row, S extends AnyBindingScope, Data = unknown> {
  /** What is seen of each row; the first column names it. */
  readonly columns: readonly ListColumn<Row>[] | ColumnsFrom<S>;
  /** Over the list. Absent: what stands around it says enough. */
  readonly title?: string;
  /** Long values take as many lines as they need, until somebody wants one line each. */
  readonly wrap?: true;
  /** Said when there are no rows. */
  readonly empty?: string;
  /** Texts of the row that stand below its name, a line each. */
  readonly remark?: TextField<Row> | readonly TextField<Row>[];
  /** Shown as the row's icon before the first column, for example an account type. */
  readonly icon?: TextField<Row>;
  /** Rows that are greyed, for example terminated accounts. */
  readonly ended?: Condition<Row>;
  /** Makes the first column a link. */
  readonly open?: Go<WithRow<S, Row>>;

  /** Inputs of the call that the person may set. */
  readonly filters?: readonly Filter<Omit<Input, Bound>, S>[] | FiltersFrom<keyof Omit<Input, Bound> & string, S>;
  /** Another call for what is typed into the find box. Absent: the call's own `options.filter`, or the rows that are there. */
  readonly search?: Search<S>;
  /** The order in which the rows come at first. */
  readonly sort?: Sort<SortKey<Input, Row>>;
  /** Columns that a click sorts by. Absent: all where every row is in the browser, else none. */
  readonly sortable?: readonly SortKey<Input, Row>[];
  /** Orders to choose from by their names, beside the columns that a click sorts by. Rows come in the first of them where `sort` says nothing. */
  readonly orders?: readonly ListOrder<OrderKey<Input, Row>>[];
  /** Rows that stand below rows. */
  readonly tree?: Tree<Input, Row, S>;

  /** Actions above the list, for the list as a whole. */
  readonly toolbar?: readonly Action<S>[];
  /** Actions of one row, in its menu. */
  readonly actions?: readonly Action<WithRow<S, Row>>[];
  /** Actions on the rows that are selected. */
  readonly bulk?: readonly Action<WithRow<S, Row>>[];

  /** How many rows can be selected, and what is said of those that are. */
  readonly selection?: TableSelection;

  /** Makes cells editable, as in a spreadsheet. */
  readonly edit?: TableEdit<WithRow<S, Row>>;
  /** Lets people put the rows in order: they come in it, and no column sorts them. For lists that are answered as a whole. */
  readonly rank?: TableRank<WithRow<S, Row>>;
  /** Stands above the rows, and is about all of them: its call takes the filters that it knows. */
  readonly above?: Block<S>;
  /** The text of the answer that says what the rows are about: a period. It stands above them, and where there are none. */
  readonly note?: TextField<Data>;
  /** Stands below a row when it is opened there. */
  readonly detail?: Block<WithRow<S, Row>>;
  /** Stands beside the list, about the row that is at hand: rows are walked through there, and their names open them. Where there is no room, rows open as ever. */
  readonly aside?: Block<WithRow<S, Row>>;
  /** Offers the rows as cards as well. */
  readonly cards?: TableCards<Row, S>;
  /** cards: they come first, and the list is the other face. */
  readonly display?: 'cards';
  /** Of a filter whose choices stand open: the record of the answer that says how many rows each of them has. */
  readonly counts?: { readonly [K in keyof Input]?: RecordIn<Data> };
  /** The record of the answer that holds the totals, under the names of the columns; absent: added up in the browser. */
  readonly totals?: RecordIn<Data>;

  /** For what tells nobody that it changes: the list asks again every so many seconds. */
  readonly refresh?: Refresh;
}

/** What a list says of the rows that are selected for its `bulk` actions. */
export interface TableSelection {
  /** No more rows than these at once: the boxes of the others are closed and say so. */
  readonly atMost?: number;
  /** Said on the bar of the selected rows, of `count` and `most`: '{count, plural, one {# boat} other {# boats}} chosen, at most {most}'. */
  readonly text?: string;
}

/** The order in which rows come at first. */
export interface Sort<Field> {
  /** The field that they are ordered by. */
  readonly field: Field;
  /** ASC: from the smallest, the first letter, the oldest; DESC: the other way round. */
  readonly direction: 'ASC' | 'DESC';
}

/** An order with a name, which needs no column: 'Newest'. */
export interface ListOrder<Field> {
  /** What it is called. */
  readonly title: string;
  /** What the call orders by; in a list that is here as a whole, a field of the row. */
  readonly by: Field;
  /** ASC: from the smallest, the first letter, the oldest; DESC: the other way round. */
  readonly direction: 'ASC' | 'DESC';
}

/** All that the call takes an order by, whether the row has it or not. */
type OrderKey<Input, Row> = Input extends { orderBy?: { Key: infer Key extends string } }
  ? string extends Key
    ? Showable<Row>
    : Key
  : Showable<Row>;

/** What the call takes an order by; every column where the rows are ordered in the browser, or the call says no names. */
export type SortKey<Input, Row> = Input extends { orderBy?: { Key: infer Key extends string } }
  ? string extends Key
    ? Showable<Row>
    : Key & Showable<Row>
  : Showable<Row>;

export interface Refresh {
  /** So many seconds. */
  readonly every: number;
}

/** A list: operation, its input, and what is seen of its rows. */
export function table<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: TableDefinition<Input, Bound, RowOf<Data>, S, Data>,
): Block<S> {
  const { columns, filters, ...others } = definition;
  // What comes from the server has a place of its own: everybody else reads lists.
  const served = {
    ...('columnsFrom' in columns ? { columns: [], columnsFrom: columns } : { columns }),
    ...(filters === undefined ? {} : 'filtersFrom' in filters ? { filtersFrom: filters } : { filters }),
  };
  return { block: 'table', source, input, ...served, ...others } as never;
}
