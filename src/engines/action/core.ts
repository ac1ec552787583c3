/** What an action needs to run, without running it: who may, on which row, with which input. */

import { type ActionShape, type CallingAction, fieldOf, type LongAsked } from '../../define/shapes.ts';
import type { Held } from '../../rules/capability.ts';
import { type Resolved, resolveInput, resolveParams, type Scope } from '../binding.ts';
import { holds } from '../condition.ts';
import { actionGate, allowed } from '../gate.ts';
import { inputSchema, schemaAt, type Values } from '../schema.ts';

/** The actions that this person may do, on this row if there is one. */
export const offered = (actions: readonly ActionShape[] = [], held: Held, row?: unknown): readonly ActionShape[] =>
  actions.filter((action) => allowed(actionGate(action), held) && (row === undefined || holds(action.when, row)));

export interface Question {
  readonly text: string;
  /** Each must be ticked before the answer can be yes. */
  readonly checks: readonly string[];
}

export function questionOf({ confirm }: ActionShape): Question | undefined {
  if (confirm === undefined) return undefined;
  return typeof confirm === 'string' ? { text: confirm, checks: [] } : confirm;
}

export const askedFields = (action: CallingAction): readonly LongAsked[] => (action.ask ?? []).map(fieldOf);

/**
 * The input of a call: what is bound, what was asked, and what the block around adds where the call takes it
 * (an export is asked with the filters of its list).
 */
export function actionInput(action: CallingAction, scope: Scope, asked: Values = {}, around: Values = {}): Resolved {
  const bound = resolveInput(action.source, action.input, scope);
  if (bound.state !== 'ready') return bound;
  const schema = inputSchema(action.source);
  const fitting = Object.entries(around).filter(([name]) => schemaAt(schema, name) && !(name in action.input));
  return { state: 'ready', input: { ...Object.fromEntries(fitting), ...asked, ...bound.input } };
}

/** Where an action that opens leads; undefined when the row does not say. */
export const targetOf = (action: ActionShape, scope: Scope) =>
  action.action === 'open' ? resolveParams(action.to, scope) : undefined;
