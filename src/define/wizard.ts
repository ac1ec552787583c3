/** Wizards: steps in order, each of which may use the values of the ones before it. */
import type { Go } from './action.ts';
import type { AskedField } from './asking.ts';
import type { Whole } from './binding.ts';
import type { Column } from './column.ts';
import type { Condition } from './condition.ts';
import type { Source } from './operation.ts';
import type { Leaf, Or } from './paths.ts';
import type { RowOf } from './rows.ts';
import type { AnyScope, Block, Scope, Scoped, WithRow, WithStep } from './scope.ts';

/** A step that yields values for the steps after it. */
export interface Step<Values, S extends AnyScope> extends Scoped<S> {
  readonly step: string;
  readonly '~values'?: Values;
}
type Named<Name extends string, V> = { [K in Name]: V };

/** Pick one row. */
export function choose<
  const Name extends string,
  Input,
  Data,
  S extends AnyScope = Scope,
  Bound extends keyof Input = never,
>(
  name: Name,
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
  definition: {
    readonly title: string;
    readonly columns: readonly Column<RowOf<Data>>[];
    /** Rows that may be picked. */
    readonly when?: Condition<RowOf<Data>>;
  },
): Step<Named<Name, RowOf<Data>>, S> {
  return { step: name, block: 'choose', source, input, ...definition } as never;
}

/** Ask for inputs of the operation that the wizard ends with. */
export function ask<
  const Name extends string,
  Input,
  Data,
  S extends AnyScope = Scope,
  const Asked extends keyof Input & string = never,
>(
  name: Name,
  source: Source<Input, Data, 'write'>,
  definition: { readonly title: string; readonly fields: readonly AskedField<Asked, S, Input>[] },
): Step<Named<Name, Pick<Input, Asked>>, S> {
  return { step: name, block: 'ask', source, ...definition } as never;
}

/** Show what was chosen; every check must be ticked. */
export function review<const Name extends string, S extends AnyScope = Scope>(
  name: Name,
  definition: {
    readonly title: string;
    readonly show: readonly Or<Leaf<S['steps']>, 'no earlier step yields a value'>[];
    readonly checks?: readonly string[];
  },
): Step<{}, S> {
  return { step: name, block: 'review', ...definition } as never;
}

/** The last step: call, then say so. */
export function finish<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'write'>,
  input: Whole<Input, Bound, S>,
  definition: { readonly title: string; readonly message?: string; readonly then?: Go<WithRow<S, Data>> },
): Step<{}, S> {
  return { step: 'finish', block: 'finish', source, input, ...definition } as never;
}

/** Up to six steps. They are positional, because only then does each one see the values of the ones before it. */
export function wizard<S extends AnyScope = Scope, A = {}, B = {}, C = {}, D = {}, E = {}>(
  first: Step<A, S>,
  second: Step<B, WithStep<S, A>>,
  third?: Step<C, WithStep<S, A & B>>,
  fourth?: Step<D, WithStep<S, A & B & C>>,
  fifth?: Step<E, WithStep<S, A & B & C & D>>,
  sixth?: Step<{}, WithStep<S, A & B & C & D & E>>,
): Block<S> {
  const steps = [first, second, third, fourth, fifth, sixth].filter((each) => each !== undefined);
  return { block: 'wizard', steps } as never;
}
