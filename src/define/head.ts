/** The head of a record: what stays in sight while its sub-screens change. */
import type { Go } from './action.ts';
import type { Whole } from './binding.ts';
import type { Column } from './column.ts';
import type { Source } from './operation.ts';
import type { Leaf } from './paths.ts';
import type { ListKey } from './rows.ts';
import type { AnyScope, Scope, Scoped, WithRow } from './scope.ts';

export interface Head<S extends AnyScope> extends Scoped<S> {
  readonly head: string;
}

type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

/** The way down to the record, for example its ancestors: a list inside the record. */
export type Trail<Data, S extends AnyScope> = {
  [K in ListKey<Data>]: {
    readonly list: K;
    readonly title: Leaf<Item<Data[K]>>;
    readonly icon?: Leaf<Item<Data[K]>>;
    readonly open: Go<WithRow<S, Item<Data[K]>>>;
  };
}[ListKey<Data>];

export interface HeadDefinition<Data, S extends AnyScope> {
  readonly title: Leaf<Data>;
  readonly icon?: Leaf<Data>;
  readonly status?: Leaf<Data>;
  readonly trail?: Trail<Data, S>;
  readonly facts?: readonly Column<Data>[];
}

/** `head(LoadAccountById, { accountId: param('accountId') }, { title: 'DisplayName' })`. */
export function head<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
  definition: HeadDefinition<Data, S>,
): Head<S> {
  return { head: 'record', source, input, ...definition } as never;
}
