/** The head of a record: what stays in sight while its sub-screens change. */

import type { HeadField, RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Scoped, WithRow } from '../binding/binding-scope.ts';
import type { Path, ValueAt } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';
import type { ListKey } from '../contract/rows.ts';
import type { Column, Showable, TextField } from '../fields/column.ts';
import type { Go, Link } from './action.ts';

export interface RecordHeader<S extends AnyBindingScope, Record = unknown> extends Scoped<S> {
  readonly head: string;
  readonly '~record'?: Record;
}

type Item<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

/** The way down to the record, for example its ancestors: a list inside the record. */
export type Trail<Data, S extends AnyBindingScope> = {
  [K in ListKey<Data>]: {
    readonly list: K;
    readonly title: Showable<Item<Data[K]>>;
    readonly icon?: Showable<Item<Data[K]>>;
    readonly open: Go<WithRow<S, Item<Data[K]>>>;
  };
}[ListKey<Data>];

export interface RecordHeaderDefinition<Data, S extends AnyBindingScope> {
  /** The field with the name of the record. */
  readonly title: Showable<Data>;
  /** The field that says what sort of record it is. */
  readonly icon?: Showable<Data>;
  /** The field with the path of its picture, before the name. */
  readonly image?: TextField<Data>;
  /** The list that it stands in, above the name. */
  readonly up?: Link<S>;
  /** The field with its state, shown beside the name. */
  readonly status?: Showable<Data>;
  /** The instant at which that state ends as planned. */
  readonly ends?: TextField<Data>;
  /** The way down to the record, for example its ancestors: a list inside the record. */
  readonly trail?: Trail<Data, S>;
  /** One line of values under the name. */
  readonly facts?: readonly Column<Data>[];
}

/** The head of a record: its name, its state and a line of facts, the same over all of its screens. */
export function recordHeader<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: RecordHeaderDefinition<Data, S>,
): RecordHeader<S, Data> {
  return { head: 'record', source, input, ...definition } as never;
}

/** A field of the record whose head stands above the screen: its currency, beside an amount that is asked for. */
export const head = <Record, const P extends Path<Record>>(
  _of: RecordHeader<never, Record>,
  field: P,
): HeadField<ValueAt<Record, P>> => ({ head: field });
