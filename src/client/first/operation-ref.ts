/** Refers to an operation by its name alone, so that its schemas stay out of the first bytes of sign-in. */
import type { DataOf, InputOf, Kind, Source } from '../../define/contract/operation.ts';

type KindOf<Op> = Op extends { readonly kind: infer K extends Kind } ? K : Kind;

/** What is said beside the name where it is needed: exactly what the operation says. */
interface Said<Op> {
  readonly kind?: KindOf<Op>;
  readonly reads?: Op extends { readonly reads?: infer Tags } ? Tags : never;
  readonly changes?: Op extends { readonly changes?: infer Changes } ? Changes : never;
}

/** `operationRef<typeof Authenticate>('Authorization/Authenticate')`, with `import type` for the operation. */
export const operationRef = <Op extends { readonly operation: string }>(
  operation: Op['operation'],
  said: Said<Op> = {},
): Source<InputOf<Op>, DataOf<Op>, KindOf<Op>> => ({ operation, ...said });
