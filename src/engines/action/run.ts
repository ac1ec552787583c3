/** Runs an action: opens, calls or downloads, says so, offers to take it back, and lets every read be asked again. */

import { type FileReply, saveFile } from '../../client/files/download.ts';
import { type CallOptions, call } from '../../client/first/call.ts';
import { CallError } from '../../client/first/call-error.ts';
import { showMessage } from '../../client/first/messages.ts';
import type { Address } from '../../client/page/address.tsx';
import { fillPath } from '../../client/page/fill-path.ts';
import { followExport } from '../../client/query/followed-exports.ts';
import { followJob } from '../../client/query/followed-jobs.ts';
import type { Source } from '../../define/contract/operation.ts';
import {
  type ActionShape,
  type CallingAction,
  type GoShape,
  isCalling,
  operationOf,
  type SourceShape,
} from '../../define/shapes/element-shapes.ts';
import exportErrors from '../../rules/errors/exports.ts';
import { valueAt } from '../../rules/path.ts';
import { type BindingValues, resolveParams } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { type Attempt, attemptFor } from '../editing/attempt.ts';
import { actionInput, type Done } from './prepare.ts';
import { offerUndo } from './undo.ts';

export interface Run {
  readonly action: ActionShape;
  readonly scope: BindingValues;
  readonly address: Address;
  /** What a dialog asked for. */
  readonly asked?: Values;
  /** What the block around adds: the filters of a list. */
  readonly around?: Values;
  readonly options?: CallOptions;
  /** The write before that got no answer: the same input, sent again, has one effect. */
  readonly attempt?: { current: Attempt | undefined };
  /** `afterWrite` on the cache of this place. */
  readonly written: (source: SourceShape) => void;
  readonly t: (text: string) => string;
}

/** Rejects with the CallError of the call; without `quiet` the person has been told, of a file that did not come by ERR-18. */
export async function run(given: Run): Promise<void> {
  const { action, scope, t } = given;
  if (action.action === 'link') return goTo(given, action.to, scope);
  if (!isCalling(action)) return;
  const options =
    action.action === 'download' ? { failure: t(exportErrors['ERR-18']), ...given.options } : given.options;
  const { reply, sent } = await perform(action, { ...given, ...(options && { options }) }).catch((error: unknown) => {
    // Whoever goes on from here has been told, and begins from what is there now.
    if (error instanceof CallError && error.status === 409) given.written(action.source);
    throw error;
  });
  given.written(action.source);
  const said = action.message ? t(action.message) : undefined;
  const done: Done[] = action.action === 'call' ? [{ action, scope, sent, reply }] : [];
  const undoable = offerUndo({ said: { text: said ?? t(action.label) }, done, written: given.written, t });
  if (said && !undoable) showMessage({ type: 'success', text: said });
  if (action.action === 'call' && action.then) goTo(given, action.then, { ...scope, row: reply });
}

/** The call itself, on one row or on the screen: a file is saved, a job is followed. */
export async function perform(
  action: CallingAction,
  { scope, asked, around, options, attempt }: Pick<Run, 'scope' | 'asked' | 'around' | 'options' | 'attempt'>,
): Promise<{ readonly reply: unknown; readonly sent: Values }> {
  const resolved = actionInput(action, scope, asked, around);
  if (resolved.state !== 'ready') throw new Error(`${action.label}: no value for ${resolved.name}`);
  const source = action.source as unknown as Source<Values, unknown>;
  const reply = await call(source, resolved.input, { ...options, ...keyOf(action, resolved.input, attempt) });
  if (action.action === 'call') {
    if (action.job !== undefined) followJob(valueAt(reply, action.job));
  } else if (isQueued(reply)) followExport(reply.JobId);
  else saveFile(reply as FileReply);
  return { reply, sent: resolved.input };
}

function keyOf({ source }: CallingAction, input: Values, attempt: Run['attempt']): CallOptions {
  const { kind, operation } = operationOf(source);
  if (!attempt || kind !== 'write') return {};
  // Another action on the same thing is another attempt: its key would be refused.
  attempt.current = attemptFor({ operation, input }, attempt.current);
  return { idempotencyKey: attempt.current.key };
}

const isQueued = (reply: unknown): reply is { readonly JobId: number } =>
  typeof reply === 'object' && reply !== null && 'JobId' in reply;

export function goTo({ address }: Pick<Run, 'address'>, go: GoShape, scope: BindingValues): void {
  const params = resolveParams(go, scope);
  if (params) address.navigate(fillPath(go.go, params));
}
