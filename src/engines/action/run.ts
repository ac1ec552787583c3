/** Runs an action: opens, calls or downloads, says so, and lets every read be asked again. */
import { type Address, fillPath } from '../../client/address.tsx';
import { type CallOptions, call } from '../../client/call.ts';
import { type FileReply, saveFile } from '../../client/download.ts';
import { wrote } from '../../client/events.ts';
import { showMessage } from '../../client/messages.ts';
import type { Source } from '../../define/operation.ts';
import type { ActionShape, CallingAction, GoShape } from '../../define/shapes.ts';
import { resolveParams, type Scope } from '../binding.ts';
import type { Values } from '../schema.ts';
import { actionInput } from './core.ts';

export interface Run {
  readonly action: ActionShape;
  readonly scope: Scope;
  readonly address: Address;
  /** What a dialog asked for. */
  readonly asked?: Values;
  /** What the block around adds: the filters of a list. */
  readonly around?: Values;
  readonly options?: CallOptions;
  /** Reads are asked again after something was written. */
  readonly refresh: () => void;
  readonly t: (text: string) => string;
}

/** Rejects with the CallError of the call; without `quiet` the person has been told. */
export async function run(given: Run): Promise<void> {
  const { action, scope, t } = given;
  if (action.action === 'open') return goTo(given, action.to, scope);
  const data = await answer(given, action);
  if (action.action === 'download') saveFile(data as FileReply);
  else {
    given.refresh();
    wrote(action.source.operation);
  }
  if (action.message) showMessage({ type: 'success', text: t(action.message) });
  if (action.action === 'call' && action.then) goTo(given, action.then, { ...scope, row: data });
}

async function answer({ scope, asked, around, options }: Run, action: CallingAction): Promise<unknown> {
  const resolved = actionInput(action, scope, asked, around);
  if (resolved.state !== 'ready') throw new Error(`${action.label}: no value for ${resolved.name}`);
  return call(action.source as unknown as Source<Values, unknown>, resolved.input, options);
}

function goTo({ address }: Run, go: GoShape, scope: Scope): void {
  const params = resolveParams(go, scope);
  if (params) address.navigate(fillPath(go.go, params));
}
