/** Editing in the cells of a table: which columns may be changed, and the write that takes the changes. */
import type { Confirm } from './action.ts';
import type { Covered } from './asking.ts';
import type { Bindings } from './binding.ts';
import type { Condition } from './condition.ts';
import type { Source } from './operation.ts';
import type { At, Leaf, Or, Path } from './paths.ts';
import type { AnyScope, Scope, Scoped } from './scope.ts';

/** For tables: `editRows(…)` or `editList(…)`. */
export interface Edit<S extends AnyScope> extends Scoped<S> {
  readonly edit: string;
}

/** Inputs that take a value of type V. */
type Taking<Input, V> = Or<
  { [P in Leaf<Input>]: NonNullable<V> extends NonNullable<At<Input, P>> ? P : never }[Leaf<Input>],
  'no input takes this value'
>;
/** Of each field of the row that can be edited, the input that takes it. */
type Fields<Row, Input> = { readonly [P in Leaf<Row>]?: Taking<Input, At<Row, P>> };

interface Common<Row> {
  /** Rows that cannot be edited are shown as ever. */
  readonly when?: Condition<Row>;
  /** The question before anything is saved. */
  readonly confirm?: Confirm;
  /** Said when everything is saved. */
  readonly message?: string;
}

type ValuesOf<T> = Extract<T[keyof T], string>;

/** One call for each changed row: `editRows(Save, { id: row('Id') }, { fields: { Price: 'price' } })`. */
export function editRows<
  Input,
  Data,
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
  const F extends Fields<S['row'], Omit<Input, Bound>> = {},
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: Common<S['row']> & { readonly fields: F } & Covered<Input, Bound, ValuesOf<F>>,
): Edit<S> {
  return { edit: 'rows', source, input, ...definition } as never;
}

/** Lists of records inside an input. */
type ListOf<Input> = Or<
  { [P in Path<Input>]: NonNullable<At<Input, P>> extends readonly object[] ? P : never }[Path<Input>],
  'no input is a list of records'
>;
type ElementOf<Input, P> = NonNullable<At<Input, P>> extends readonly (infer Element)[] ? Element : never;

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
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
  const List extends ListOf<Omit<Input, Bound>> = never,
  const K extends Fields<S['row'], ElementOf<Input, List>> = {},
  const F extends Fields<S['row'], ElementOf<Input, List>> = {},
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: Common<S['row']> & {
    readonly list: List;
    /** What tells the rows apart, and the names under which the list wants it; goes with every row. */
    readonly key: K;
    readonly fields: F;
    readonly failed?: Failed<Data>;
  } & Covered<Input, Bound, List> &
    Covered<ElementOf<Input, List>, never, ValuesOf<K> | ValuesOf<F>>,
): Edit<S> {
  return { edit: 'list', source, input, ...definition } as never;
}
