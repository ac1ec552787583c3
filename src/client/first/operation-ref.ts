/** Refers to an operation by its name alone, so that its schemas stay out of the first bytes of sign-in. */
import type { DataOf, InputOf, Kind, Source } from '../../define/contract/operation.ts';

type KindOf<Op> = Op extends { readonly kind: infer K extends Kind } ? K : Kind;

/** `named<typeof Authenticate>('Authorization/Authenticate')`, with `import type` for the operation; a read may say so. */
export const operationRef = <Op extends { readonly operation: string }>(
  operation: Op['operation'],
  kind?: KindOf<Op>,
): Source<InputOf<Op>, DataOf<Op>, KindOf<Op>> => (kind === undefined ? { operation } : ({ operation, kind } as never));
