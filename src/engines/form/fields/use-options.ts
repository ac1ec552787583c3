/** The choices of a field, from a call that may depend on other fields and on what somebody types. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { CallError } from '../../../client/first/call-error.ts';
import type { Choice, ChoiceSupply } from '../../../define/fields/field.ts';
import type { OptionsShape } from '../../../define/shapes/element-shapes.ts';
import { isEmpty } from '../../../rules/fields/empty.ts';
import { limits } from '../../../rules/limits.ts';
import { valueAt, withValueAt } from '../../../rules/path.ts';
import { answerOf, type Row } from '../../binding/answer-rows.ts';
import { holds } from '../../binding/condition.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import { useSource } from '../../binding/use-source.ts';
import { useDebounced } from '../../frame/use-debounced.ts';

export interface Supplied {
  /** undefined until the first answer. */
  readonly choices: readonly Choice[] | undefined;
  readonly supply: ChoiceSupply;
  /** The list is whole and belongs to the other fields as they are now: a value that it lacks does not fit. */
  readonly isWhole: boolean;
}

export function useOptions(call: OptionsShape, scope: BindingValues, value: unknown): Supplied {
  const [typed, type] = useState('');
  const text = useDebounced(typed, limits.searchDebounce).trim();
  const resolved = resolveInput(call.source, call.input, scope);
  const input = resolved.state === 'ready' ? resolved.input : undefined;
  const asked = input && call.text && text ? withValueAt(input, call.text, text) : input;
  const { data, error, fetching, refetch } = useSource(call.source, asked);
  const found = useMemo(() => answerOf(call.source, data).rows.flatMap((row) => choiceOf(call, row)), [call, data]);
  const named = useNamed(call, input, found, value);
  const hasFailed = asked !== undefined && error !== undefined;
  const isLoading = fetching && (hasFailed || data === undefined);
  const state = !asked ? 'waiting' : isLoading ? 'loading' : hasFailed ? 'failed' : 'ready';
  const problem = hasFailed && error instanceof CallError ? error.message : undefined;
  const isSearched = call.text !== undefined;
  const latest = useRef(refetch);
  latest.current = refetch;
  const ask = useCallback(() => latest.current(), []);
  const supply = useMemo<ChoiceSupply>(
    () => ({ state, hasFailed, again: ask, ...(problem ? { problem } : {}), ...(isSearched ? { search: type } : {}) }),
    [state, hasFailed, problem, ask, isSearched],
  );
  return {
    choices: useWithChosen(asked ? found : none, named.choice, isSearched ? value : undefined),
    supply,
    isWhole: state === 'ready' && !fetching && (!isSearched || named.isUnknown),
  };
}

const none: readonly Choice[] = [];

function choiceOf(call: OptionsShape, row: Row): readonly Choice[] {
  const value = valueAt(row, call.value);
  if (!holds(call.when, row)) return none;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return none;
  const note = call.note === undefined ? undefined : valueAt(row, call.note);
  const label = String(valueAt(row, call.label) ?? value);
  return [{ value, label, ...(note ? { note: String(note) } : {}) }];
}

/** What stands in the field at first may be far down in the list: it is asked for alone, once the first part of the list lacks it. */
function useNamed(call: OptionsShape, input: Values | undefined, found: readonly Choice[], value: unknown) {
  const first = useRef(value);
  const isFirst = call.chosen !== undefined && !isEmpty(value) && value === first.current;
  const isMissing = isFirst && !found.some((choice) => choice.value === value);
  const asked = isMissing && input ? { ...input, [call.chosen as string]: value } : undefined;
  const { data, fetching } = useSource(call.source, asked);
  const choice =
    asked &&
    answerOf(call.source, data)
      .rows.flatMap((row) => choiceOf(call, row))
      .find((each) => each.value === value);
  return { choice, isUnknown: asked !== undefined && data !== undefined && !fetching && !choice };
}

/** What was chosen keeps its name when a search no longer finds it. */
function useWithChosen(found: readonly Choice[], named: Choice | undefined, value: unknown): readonly Choice[] {
  const known = useRef<Choice>(undefined);
  const chosen = found.find((choice) => choice.value === value);
  if (named) known.current = named;
  if (chosen) known.current = chosen;
  const { current } = known;
  return useMemo(
    () => (chosen || current?.value !== value || !current ? found : [...found, current]),
    [found, chosen, current, value],
  );
}
