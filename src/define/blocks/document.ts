/** A document: the PDF of a call, shown where it stands, with ways to print, open and save it. */

import type { RequiredBindings } from '../binding/binding.ts';
import type { AnyBindingScope, BindingScope, Block } from '../binding/binding-scope.ts';
import type { Source } from '../contract/operation.ts';
import type { Action, FileReply } from './action.ts';

export interface DocumentDefinition<S extends AnyBindingScope> {
  /** Over the document. */
  readonly title: string;
  /** Offered while there is none yet, which the call says by a 409: what makes it, or tells people when it is there. */
  readonly request?: Action<S>;
}

/** The PDF that a call answers. It is shown by the browser itself; one that shows none inside of a page opens or saves it instead. */
export function document<Input, S extends AnyBindingScope = BindingScope, Bound extends keyof Input = never>(
  source: Source<Input, FileReply, 'read'>,
  input: RequiredBindings<Input, Bound, S>,
  definition: DocumentDefinition<S>,
): Block<S> {
  return { block: 'document', source, input, ...definition } as never;
}
