/** A console of calls: every call of a contract in a list, a form made of its schema, and the answer. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block } from '../binding/binding-scope.ts';
import type { OrHint } from '../binding/paths.ts';
import type { Source } from '../contract/operation.ts';

/** What the list says of a call. */
export interface ListedCall {
  /** Service and operation: 'Mail/Send'. */
  readonly Name: string;
  readonly Service: string;
  readonly Kind: 'read' | 'write';
  /** What it does, in English. */
  readonly Summary: string;
  readonly Access: 'anyone' | 'signedIn' | 'rights';
  readonly Rights: readonly string[];
  /** The caller holds the rights that it needs. */
  readonly MayCall: boolean;
}

/** What is said of the call that is open; schemas are JSON Schema. */
export interface DescribedCall extends ListedCall {
  readonly Errors: readonly { readonly Code: string; readonly Text: string }[];
  readonly Changes: readonly string[];
  readonly Input: unknown;
  readonly Data: unknown;
  readonly ExampleInput: unknown;
  readonly ExampleData: unknown;
}

/** The inputs of a call that may hold a value of type V. */
type InputThatTakes<Input, V> = OrHint<
  { [K in keyof Input & string]: V extends NonNullable<Input[K]> ? K : never }[keyof Input & string],
  'no input fits'
>;

declare const describing: unique symbol;
/** The call that describes another one. */
export interface Describe {
  readonly [describing]: true;
}

/** Describes the call that is open: the operation, and its input that takes the name. */
export function describe<Input, Data extends DescribedCall>(
  source: Source<Input, Data, 'read'>,
  name: InputThatTakes<Input, string>,
): Describe {
  return { source, input: {}, name } as never;
}

declare const leading: unique symbol;
/** The call by which others are made. */
export interface Through {
  readonly [leading]: true;
}

/** Calls of one service are made by another call, which answers with JSON text: so that each of them is written down. */
export function through<Input>(
  source: Source<Input, string, 'write'>,
  definition: {
    /** The service whose calls are made so. */
    readonly service: string;
    /** The input that takes the name of the operation without its service. */
    readonly method: InputThatTakes<Input, string>;
    /** The input that takes what the operation itself takes. */
    readonly parameters: InputThatTakes<Input, Record<string, unknown>>;
  },
): Through {
  return { source, input: {}, ...definition } as never;
}

/** Every call of a contract in a list, a form made of the schema of the one that is open, its answer, and the calls before it. */
export function callConsole<Input, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, readonly ListedCall[], 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: {
    /** How one call is described. */
    readonly describe: Describe;
    /** The parameter of the address that names the open call; an optional one, for without it the list stands alone. */
    readonly opened: { readonly param: OrHint<keyof S['params'] & string, 'the path has no parameter'> };
    /** Calls of one service that another call makes. */
    readonly through?: Through;
  },
): Block<S> {
  return { block: 'console', source, input, ...definition } as never;
}
