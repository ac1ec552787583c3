/** What an action needs to run, without running it: who may, on which row, with which input, and how it is taken back. */

import {
  type ActionShape,
  type CallAction,
  type CallingAction,
  fieldOf,
  isCalling,
  type LongFormField,
} from '../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { actionVerdict } from '../access/verdict.ts';
import { type BindingValues, type Resolved, resolveInput, resolveParams } from '../binding/resolve.ts';
import { inputSchema, schemaAt, type Values } from '../binding/schema.ts';

/** The actions that this person sees, on this row if there is one; some of them may be locked there. Dangerous ones stand last. */
export function visibleActions(
  actions: readonly ActionShape[] = [],
  held: Capabilities,
  row?: unknown,
): readonly ActionShape[] {
  const seen = actions.filter((action) => actionVerdict(action, held, row).state !== 'hidden');
  const isDanger = ({ tone }: ActionShape) => tone === 'danger';
  return [...seen.filter((action) => !isDanger(action)), ...seen.filter(isDanger)];
}

export interface Question {
  readonly text: string;
  /** Each must be ticked before the answer can be yes. */
  readonly checks: readonly string[];
}

export function questionOf({ confirm }: ActionShape): Question | undefined {
  if (confirm === undefined) return undefined;
  return typeof confirm === 'string' ? { text: confirm, checks: [] } : { checks: [], ...confirm };
}

/** What is dangerous and cannot be taken back is asked about even when its manifest says nothing. */
export const isFinal = (action: ActionShape): boolean =>
  action.tone === 'danger' && action.action === 'call' && action.undo === undefined;

export const formFieldsOf = (action: CallingAction): readonly LongFormField[] => (action.ask ?? []).map(fieldOf);

/** Does a dialog stand before it? */
export const asksFirst = (action: ActionShape): boolean =>
  questionOf(action) !== undefined || isFinal(action) || (isCalling(action) && formFieldsOf(action).length > 0);

/**
 * The input of a call: what is bound, what was asked, and what the block around adds where the call takes it
 * (an export is asked with the filters of its list).
 */
export function actionInput(
  action: CallingAction,
  scope: BindingValues,
  asked: Values = {},
  around: Values = {},
): Resolved {
  const bound = resolveInput(action.source, action.input, scope);
  if (bound.state !== 'ready') return bound;
  const schema = inputSchema(action.source);
  const fitting = Object.entries(around).filter(([name]) => schemaAt(schema, name) && !(name in action.input));
  return { state: 'ready', input: { ...Object.fromEntries(fitting), ...asked, ...bound.input } };
}

/** Something that was done, with all that is needed to take it back. */
export interface Done {
  readonly action: CallAction;
  readonly scope: BindingValues;
  readonly sent: Values;
  readonly reply: unknown;
}

/** The input of the call that takes it back; undefined when nothing does, or when a value for it is not known. */
export function undoInput({ action: { undo }, scope, sent, reply }: Done): Values | undefined {
  if (!undo) return undefined;
  const steps = { ...(scope.steps as object | undefined), reply };
  const resolved = resolveInput(undo.source, undo.input, { ...scope, steps, inputs: sent });
  return resolved.state === 'ready' ? resolved.input : undefined;
}

/** Where an action that opens leads; undefined when the row does not say. */
export const targetOf = (action: ActionShape, scope: BindingValues) =>
  action.action === 'link' ? resolveParams(action.to, scope) : undefined;

/** What a record is called, as far as its fields tell. */
export function objectName(row: unknown): string | undefined {
  const { DisplayName, Name, Title } = (row ?? {}) as Readonly<Record<string, unknown>>;
  return [DisplayName, Name, Title].find((each): each is string => typeof each === 'string' && each !== '');
}
