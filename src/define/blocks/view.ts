/** Views: one record, shown by sections of its fields or by a layout of the server. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { Column, Showable, TextField } from '../fields/column.ts';
import type { KindFor } from '../fields/field.ts';
import type { ServerLayout } from '../fields/form-fields.ts';
import type { Action, Lock } from './action.ts';
import type { RecordEdit } from './record-edit.ts';

/** Fields that belong together, under a title. */
export interface Section<Data> {
  /** What the group is called. */
  readonly title: string;
  /** Fields without a value are left out, and the section where none of them has one. */
  readonly hideEmpty?: true;
  /** Sums and counts: one line of large figures where there is room, the first the largest; the title is read aloud alone. */
  readonly inLine?: true;
  /** Label over value, in two or three columns; a single field that is called as the section is needs no label. */
  readonly fields: readonly Column<Data>[];
}

/** What a record is known by. */
export interface ViewHead<Data> {
  /** The field with its number. */
  readonly number: Showable<Data>;
  /** What the number is one of. Absent: it says so itself. */
  readonly title?: string;
  /** The field with its name. */
  readonly name: TextField<Data>;
  /** The field with its state, beside the number. */
  readonly status: Showable<Data>;
}

/** Mapped, so that messages list the names. */
type Key<Data> = { [K in keyof Data & string]-?: K }[keyof Data & string];

/** A few fields, sections of them, or what the server lays out. */
type Shown<Data, S extends AnyBindingScope> =
  | {
      /** A few fields that need no title. */
      readonly fields: readonly Column<Data>[];
      readonly sections?: never;
      readonly layout?: never;
    }
  | {
      /** Groups of fields. */
      readonly sections: readonly Section<Data>[];
      readonly fields?: never;
      readonly layout?: never;
    }
  | {
      /** The fields that the server lays out for this record. */
      readonly layout: ServerLayout<WithRow<S, Data>>;
      readonly fields?: never;
      readonly sections?: never;
    };

export type ViewDefinition<Data, S extends AnyBindingScope> = ViewOptions<Data, S> & Shown<Data, S>;

interface ViewOptions<Data, S extends AnyBindingScope> {
  /** Where the values of a server layout stand in the record: `{ from: 'Views', key: 'General' }`. */
  readonly values?: { readonly from: Key<Data>; readonly key: string };
  /** Over the record. Absent: the screen says enough. */
  readonly title?: string;
  /** Over the sections: number and state, and below them the name. */
  readonly head?: ViewHead<Data>;
  /** Makes the fields editable. */
  readonly save?: RecordEdit<WithRow<S, Data>>;
  /** Records that are read and not changed: the edit buttons stay and say why. */
  readonly locks?: readonly Lock<Data>[];
  /** What can be done to the record, at its right. */
  readonly actions?: readonly Action<WithRow<S, Data>>[];
  /** A block under the record, for example a list of what belongs to it. */
  readonly below?: Block<WithRow<S, Data>>;
  /** A block beside the record where there is room, else under it. */
  readonly aside?: Block<WithRow<S, Data>>;
}

/** One record; all that belongs to it may use its fields as row(…). */
export function view<Input, Data, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: ViewDefinition<Data, S>,
): Block<S> {
  return { block: 'view', source, input, ...definition } as never;
}

export interface FactsDefinition<S extends AnyBindingScope> {
  /** Over the values. */
  readonly title?: string;
  /** What to do with them. */
  readonly text?: string;
  /** The values, label over value. */
  readonly fields?: readonly Column<S['row']>[];
  /** The row is one value of this kind. */
  readonly as?: KindFor<S['row']>;
  /** What can be done with them. */
  readonly actions?: readonly Action<S>[];
}

/** Values of the row at hand, without a call: of a reply, or of the row of a list that was opened. */
export function facts<S extends AnyBindingScope = BindingScope>(definition: FactsDefinition<S>): Block<S> {
  return { block: 'facts', ...definition } as never;
}
