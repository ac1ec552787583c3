/** How reports say their texts, in the language of the reader. */
import type { CallContext } from '../../define/contract/handler.ts';

/** Says a text in the language of the reader. */
export type Say = CallContext['text'];

/** A context's own way of saying it, to be handed on. */
export const sayIn =
  (context: Pick<CallContext, 'text'>): Say =>
  (text, parameters) =>
    context.text(text, parameters);

export interface Choice {
  readonly Value: string;
  readonly Label: string;
}
