/** Forms: inputs that a person fills in, and the write that takes them. */

import type { Bindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block, WithRow } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { Covered, FormField, InitialValues, UnboundInput } from '../fields/form-fields.ts';
import type { Confirm, Go } from './action.ts';

export interface Form<S extends AnyBindingScope> extends Block<S> {
  readonly block: 'form';
}

/** Fields that belong together, with a sentence of explanation. */
export interface FormSection<Asked extends string, S extends AnyBindingScope, Input> {
  /** What the group is called. */
  readonly title: string;
  /** A sentence of explanation under the title. */
  readonly help?: string;
  /** Side by side where there is room; one below the other is what people read best. */
  readonly columns?: 1 | 2;
  /** What it asks for. */
  readonly fields: readonly FormField<Asked, S, Input>[];
}

/** Either a few fields, or sections of them. */
export type FieldsOrSections<Asked extends string, S extends AnyBindingScope, Input> =
  | {
      /** A few inputs that need no title. */
      readonly fields: readonly FormField<Asked, S, Input>[];
      readonly sections?: never;
    }
  | {
      /** Groups of inputs. */
      readonly sections: readonly FormSection<Asked, S, Input>[];
      readonly fields?: never;
    };

export interface FormDefinition<Data, S extends AnyBindingScope> {
  /** Over the form. Absent: the screen says enough. */
  readonly title?: string;
  /** What the button says: a verb with its object. Absent: Save. */
  readonly submit?: string;
  /** The question before it is sent. */
  readonly confirm?: Confirm;
  /** Said when it is saved. */
  readonly message?: string;
  /** Where to go then; row(…) is the reply. */
  readonly then?: Go<WithRow<S, Data>>;
  /** Stands in the place of the form then; row(…) is the reply. For what is answered once and never again. */
  readonly after?: Block<WithRow<S, Data>>;
}

/** Asks for the inputs in `fields` or `sections`, binds the others, and writes. */
export function form<
  Input,
  Data,
  S extends AnyBindingScope = BindingScope,
  Bound extends keyof Input = never,
  const Asked extends UnboundInput<Input, Bound> = never,
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: FormDefinition<Data, S> & {
    /** What stands in the fields at first: `start: { parentId: param('parentId') }`. */
    readonly start?: InitialValues<Input, NoInfer<Asked>, S>;
  } & FieldsOrSections<Asked, S, Input> &
    Covered<Input, Bound, Asked>,
): Form<S> {
  return { block: 'form', source, input, ...definition } as never;
}
