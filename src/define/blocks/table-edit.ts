/** Editing in the cells of a table: which columns may be changed, and the write that takes the changes. */

import type { Bindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, Scoped, WithRow } from '../binding/binding-scope.ts';
import type { Condition } from '../binding/condition.ts';
import type { Leaf, OrHint, Path, ValueAt } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { TextField } from '../fields/column.ts';
import type { Covered } from '../fields/form-fields.ts';
import type { Confirm, Show } from './action.ts';

/** For tables: `editRows(…)` or `editList(…)`. */
export interface TableEdit<S extends AnyBindingScope> extends Scoped<S> {
  readonly edit: string;
}

/** Inputs that take a value of type V. */
type Taking<Input, V> = OrHint<
  { [P in Leaf<Input>]: NonNullable<V> extends NonNullable<ValueAt<Input, P>> ? P : never }[Leaf<Input>],
  'no input takes this value'
>;
/** Of each field of the row that can be edited, the input that takes it. */
export type FieldInputs<Row, Input> = { readonly [P in Leaf<Row>]?: Taking<Input, ValueAt<Row, P>> };

/** What is said of saving. */
export interface SaidOfSaving {
  /** The question before anything is saved. */
  readonly confirm?: Confirm;
  /** Said when everything is saved. */
  readonly message?: string;
  /** What is said when something was not: above the server's reason, and in its place where it gives none. */
  readonly failure?: { readonly title: string; readonly text: string };
}

interface TableEditOptions<Row> extends SaidOfSaving {
  /** Rows that may be edited; the others are shown as ever. */
  readonly when?: Condition<Row>;
}

/** For `editList`: `previewRows(…)`. */
export interface RowsPreview<S extends AnyBindingScope> extends Scoped<S> {
  readonly preview: string;
}

/** What changed rows would come to, asked while somebody types and before anything is saved: its rows stand in their place. */
export function previewRows<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const List extends ListOf<Omit<Input, Bound>> = never,
>(
  source: Source<Input, Data, 'read'>,
  input: Bindings<Input, Bound, S>,
  definition: {
    /** The input that takes the changed rows, each as the write takes it. */
    readonly list: List;
    /** Said of the answer while something is changed, and again before it is saved; in it the names of values in braces, and plurals. */
    readonly text?: string;
    /** The field of each name in the text. */
    readonly values?: Readonly<Record<string, Leaf<Data>>>;
    /** Of names that are amounts the field and that of their currency; shown with their sign, as what changes by it. */
    readonly amounts?: Readonly<Record<string, { readonly field: Leaf<Data>; readonly currency: Leaf<Data> }>>;
    /** Beside the text: the rows behind it, such as those of the same call; in it `row` is what the preview is asked by. */
    readonly behind?: Show<WithRow<S, Input>>;
    /** Beside the list and in the place of `behind`, where there is room for both: what all rows come to, from the beginning; `row` is the same. */
    readonly aside?: Block<WithRow<S, Input>>;
  } & Covered<Input, Bound, List>,
): RowsPreview<S> {
  return { preview: 'rows', source, input, ...definition } as never;
}

export type ValuesOf<T> = Extract<T[keyof T], string>;

/** One call for each changed row: `editRows(Save, { id: row('Id') }, { fields: { Price: 'price' } })`. */
export function editRows<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const F extends FieldInputs<S['row'], Omit<Input, Bound>> = {},
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: TableEditOptions<S['row']> & {
    /** Of each field that can be edited, the input that takes it. */
    readonly fields: F;
    /** For whole numbers, instead of cells that are typed into and saved together: − and + stand beside each, and what is set is saved at once. */
    readonly steps?: true;
  } & Covered<Input, Bound, ValuesOf<F>>,
): TableEdit<S> {
  return { edit: 'rows', source, input, ...definition } as never;
}

/** Lists of records inside an input. */
export type ListOf<Input> = OrHint<
  { [P in Path<Input>]: NonNullable<ValueAt<Input, P>> extends readonly object[] ? P : never }[Path<Input>],
  'no input is a list of records'
>;
export type ElementOf<Input, P> = NonNullable<ValueAt<Input, P>> extends readonly (infer Element)[] ? Element : never;

/** Where the answer names the rows that were not saved, and why. */
type Failed<Data> = {
  [P in ListOf<Data>]: {
    readonly list: P;
    readonly key: Leaf<ElementOf<Data, P>>;
    readonly message: Leaf<ElementOf<Data, P>>;
  };
}[ListOf<Data>];

/** One call with a list of all changed rows: `editList(Save, { id: param('id') }, { list: 'offers', key: { Id: 'offerId' }, fields: … })`. */
export function editList<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const List extends ListOf<Omit<Input, Bound>> = never,
  const K extends FieldInputs<S['row'], ElementOf<Input, List>> = {},
  const F extends FieldInputs<S['row'], ElementOf<Input, List>> = {},
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: TableEditOptions<S['row']> & {
    /** The input that is a list of records. */
    readonly list: List;
    /** The field that tells the rows apart, where the first of `key` does not. */
    readonly id?: TextField<S['row']>;
    /** What changed rows would come to. */
    readonly preview?: RowsPreview<S>;
    /** What tells the rows apart, and the names under which the list wants it; goes with every row. */
    readonly key: K;
    /** Of each field that can be edited, the name under which the list takes it. */
    readonly fields: F;
    /** Where the answer names the rows that were not saved, and why. */
    readonly failed?: Failed<Data>;
  } & Covered<Input, Bound, List> &
    Covered<ElementOf<Input, List>, never, ValuesOf<K> | ValuesOf<F>>,
): TableEdit<S> {
  return { edit: 'list', source, input, ...definition } as never;
}
