/** What a form or a dialog asks for: the inputs that are not bound, each with its choices or its server layout. */
import type { Whole } from './binding.ts';
import type { FieldKinds } from './field.ts';
import type { Source } from './operation.ts';
import type { Leaf, Path, RequiredLeaf } from './paths.ts';
import type { RowOf } from './rows.ts';
import type { AnyScope, Scope, Scoped } from './scope.ts';

/** Choices of a field, from a read operation. */
export interface Options<S extends AnyScope> extends Scoped<S> {
  readonly options: string;
}

export function options<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
  definition: { readonly value: NoInfer<Leaf<RowOf<Data>>>; readonly label: NoInfer<Leaf<RowOf<Data>>> },
): Options<S> {
  return { options: 'operation', source, input, ...definition } as never;
}

/** A layout that the server sends (GetViewLayout); in a form it fills an input that is an open record. */
export interface Layout<S extends AnyScope> extends Scoped<S> {
  readonly layout: string;
}

export function layout<Input, Data, S extends AnyScope = Scope, Bound extends keyof Input = never>(
  source: Source<Input, Data, 'read'>,
  input: Whole<Input, Bound, S>,
): Layout<S> {
  return { layout: 'server', source, input } as never;
}

/** Inputs that may be asked for: what is bound is not asked again. */
export type Askable<Input, Bound extends keyof Input> = Path<Omit<Input, Bound>>;

export type AskedField<Name extends string, S extends AnyScope> =
  | Name
  | {
      readonly field: Name;
      readonly as?: keyof FieldKinds;
      readonly title?: string;
      readonly options?: Options<S>;
      readonly layout?: Layout<S>;
    };

type Uncovered<Input, Bound extends keyof Input, Asked extends string> = {
  [P in RequiredLeaf<Omit<Input, Bound>>]: P extends Asked | `${Asked}.${string}`
    ? never
    : [Extract<Asked, `${P}.${string}`>] extends [never]
      ? P
      : never;
}[RequiredLeaf<Omit<Input, Bound>>];

/** Required inputs that are neither bound nor asked for make this a type nobody satisfies, which names them. */
export type Covered<Input, Bound extends keyof Input, Asked extends string> = [Uncovered<Input, Bound, Asked>] extends [
  never,
]
  ? unknown
  : { readonly 'neither bound nor asked for': Uncovered<Input, Bound, Asked> };
