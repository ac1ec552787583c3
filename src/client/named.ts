/** Refers to an operation by its name alone, so that its schemas stay out of the first bytes of sign-in. */
import type { DataOf, InputOf, Source } from '../define/operation.ts';

/** `named<typeof Authenticate>('Authorization/Authenticate')`, with `import type` for the operation. */
export const named = <Op extends { readonly operation: string }>(
  operation: Op['operation'],
): Source<InputOf<Op>, DataOf<Op>> => ({ operation });
