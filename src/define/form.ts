/** Forms: inputs that a person fills in, and the write that takes them. */
import type { Confirm, Go } from './action.ts';
import type { Askable, AskedField, Covered } from './asking.ts';
import type { Bindings } from './binding.ts';
import type { Source } from './operation.ts';
import type { AnyScope, Block, Scope, WithRow } from './scope.ts';

export interface Form<S extends AnyScope> extends Block<S> {
  readonly block: 'form';
}

export interface FormDefinition<Data, Asked extends string, S extends AnyScope> {
  readonly fields: readonly AskedField<Asked, S>[];
  readonly title?: string;
  readonly submit?: string;
  readonly confirm?: Confirm;
  /** Said when it is saved. */
  readonly message?: string;
  /** Where to go then; row(…) is the reply. */
  readonly then?: Go<WithRow<S, Data>>;
}

/** Asks for the inputs in `fields`, binds the others, and writes. */
export function form<
  Input,
  Data,
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
  const Asked extends Askable<Input, Bound> = never,
>(
  source: Source<Input, Data, 'write'>,
  input: Bindings<Input, Bound, S>,
  definition: FormDefinition<Data, Asked, S> & Covered<Input, Bound, Asked>,
): Form<S> {
  return { block: 'form', source, input, ...definition } as never;
}
