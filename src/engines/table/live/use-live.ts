/**
 * Lets a list ask again when others have changed what it reads, or every few seconds. On the first page new rows simply come; further on
 * rows must not slip away under the person, so only their number is told.
 */
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../client/first/call.ts';
import { concerns, onChanges } from '../../../client/query/changes.ts';
import { tagsRead } from '../../../define/contract/changes.ts';
import type { Source } from '../../../define/contract/operation.ts';
import { limits } from '../../../rules/limits.ts';
import { answerOf } from '../../binding/answer-rows.ts';
import type { Values } from '../../binding/schema.ts';
import { pageInput } from '../model/list-input.ts';
import { pagedByCall, type TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';
import { newCount } from './new-rows.ts';

export interface LiveGiven {
  readonly plan: TablePlan;
  readonly state: ListState;
  readonly bound: Values;
  readonly total: number | undefined;
  readonly again: () => void;
}

/** How many new entries wait on the first page. */
export function useLive(given: LiveGiven): number {
  const [waiting, setWaiting] = useState(0);
  const latest = useRef(given);
  latest.current = given;
  const { plan, state } = given;
  const { source, search, refresh } = plan.block;
  const onFirst = state.page === 1;
  useEffect(() => {
    if (!onFirst || waiting === 0) return;
    setWaiting(0);
    // The first page may still be known from before they came.
    latest.current.again();
  }, [onFirst, waiting]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let missed = false;
    let asked = 0;
    const ask = async () => {
      timer = undefined;
      asked = Date.now();
      const { plan: at, state, bound, total, again } = latest.current;
      // What nobody sees is asked for when somebody looks again.
      missed = document.visibilityState === 'hidden';
      if (missed) return;
      if (state.page === 1 || !pagedByCall(at, state)) return again();
      const more = await newEntries(at, state, bound, total);
      if (ended) return;
      if (more > 0) setWaiting(more);
      else again();
    };
    // Many changes in a row are one question.
    const soon = () => {
      const wait = Math.max(limits.searchDebounce, asked + limits.foreignChanges - Date.now());
      timer ??= setTimeout(() => void ask().catch((error: unknown) => console.warn(error)), wait);
    };
    const isConcerned = (tags: readonly string[]) =>
      concerns(tagsRead(source), tags) || (search !== undefined && concerns(tagsRead(search.source), tags));
    const stop = onChanges((tags, from) => from !== 'this tab' && isConcerned(tags) && soon());
    const seen = () => missed && soon();
    document.addEventListener('visibilitychange', seen);
    const every = refresh === undefined ? undefined : setInterval(soon, refresh.every * 1000);
    return () => {
      ended = true;
      stop();
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
      clearInterval(every);
    };
  }, [source, search, refresh]);
  return onFirst ? 0 : waiting;
}

/** Asks for the number alone. */
async function newEntries(plan: TablePlan, state: ListState, bound: Values, total: number | undefined) {
  const { source } = plan.block;
  const input = pageInput(plan, state, bound, { offset: 0, limit: 1 });
  const data = await call(source as unknown as Source<Values, unknown>, input, { quiet: true });
  return newCount(total, answerOf(source, data).total) ?? 0;
}
