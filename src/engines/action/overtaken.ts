/** An action on a record that somebody else has changed while its dialog was open: what was typed, over what stands there now. */
import { type CallingAction, operationOf } from '../../define/shapes/element-shapes.ts';
import { valueAt } from '../../rules/path.ts';
import { type BindingValues, resolveInput, startValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import { rebased } from '../editing/rebase.ts';
import { isSame } from '../editing/same-values.ts';

/** What a dialog begins from. */
export interface Beginning {
  readonly scope: BindingValues;
  /** What stands in its fields. */
  readonly start: Values;
  /** What was typed before the record was found changed. */
  readonly restored: Values | undefined;
  /** Fields that others have changed as well. */
  readonly contested: readonly string[];
  /** Each one is a form of its own. */
  readonly turn: number;
}

export const startOf = (action: CallingAction, scope: BindingValues): Values =>
  startValues(action.source, ('start' in action && action.start) || {}, scope);

const inputOf = (action: CallingAction, scope: BindingValues): Values | undefined => {
  const resolved = resolveInput(action.source, action.input, scope);
  return resolved.state === 'ready' ? resolved.input : undefined;
};

/** The same record among the rows as they are now, by the ids that the call names it with. */
export function rowNow(action: CallingAction, scope: BindingValues, rows: readonly unknown[]): unknown {
  const { edits } = operationOf(action.source);
  const idsOf = (row: unknown) => {
    const input = inputOf(action, { ...scope, row });
    return input && [edits?.id ?? ''].flat().map((id) => valueAt(input, id));
  };
  const own = edits && idsOf(scope.row);
  return own && rows.find((row) => isSame(idsOf(row), own));
}

/** undefined: what is there now has not come yet. */
export function begunAnew(
  action: CallingAction,
  names: readonly string[],
  before: Beginning,
  typed: Values,
  now: BindingValues,
): Beginning | undefined {
  if (isSame(inputOf(action, before.scope), inputOf(action, now))) return undefined;
  const start = startOf(action, now);
  const { values, contested } = rebased(names, before.start, typed, start);
  return { scope: now, start, restored: values, contested, turn: before.turn + 1 };
}
