/** Offers to take back what was just done: in its message, by button or Ctrl and Z, for as long as the message stands. */
import { call } from '../../client/first/call.ts';
import { isUnanswered } from '../../client/first/call-error.ts';
import { text } from '../../client/first/language.ts';
import { type NewMessage, removeMessage, showMessage } from '../../client/first/messages.ts';
import { currentCapabilities } from '../../client/session/session.ts';
import type { Source } from '../../define/contract/operation.ts';
import type { CallAction, SourceShape } from '../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { allowed } from '../access/gate.ts';
import { needsOf } from '../access/needs.ts';
import type { Values } from '../binding/schema.ts';
import { type Done, undoInput } from './prepare.ts';

interface Undoing {
  /** What was done, in the person's language. */
  readonly said: Pick<NewMessage, 'text' | 'detail'>;
  readonly done: readonly Done[];
  readonly written: (source: SourceShape) => void;
  readonly t: (text: string) => string;
}

/** Taking back is a call of its own, with a right of its own. */
export const canUndo = ({ undo }: CallAction, held: Capabilities): boolean =>
  undo !== undefined && allowed(needsOf(undo.source), held);

/** Answers whether there is anything to take back; then the message stands. */
export function offerUndo({ said, done, written, t }: Undoing): boolean {
  const inputs = done.map(undoInput).filter((input) => input !== undefined);
  const [first] = done;
  const undo = first?.action.undo;
  if (!undo || !canUndo(first.action, currentCapabilities()) || inputs.length < done.length) return false;
  let began = false;
  const run = async () => {
    if (began) return;
    began = true;
    removeMessage(name);
    const source = undo.source as unknown as Source<Values, unknown>;
    const outcomes = await Promise.allSettled(inputs.map((input) => call(source, input)));
    written(undo.source);
    if (outcomes.some(({ status }) => status === 'fulfilled')) {
      showMessage({ type: 'success', text: undo.message ? t(undo.message) : text('Undone') });
    }
    const lost = done.filter((_each, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'rejected' && isUnanswered(outcome.reason);
    });
    if (lost.length > 0) offerUndo({ said, done: lost, written, t });
  };
  const name = showMessage({
    type: 'success',
    ...said,
    lifetime: limits.undoWindow,
    actions: [{ label: text('Undo'), letter: 'z', run: () => void run() }],
  });
  return true;
}
