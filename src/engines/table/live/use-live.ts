/**
 * Lets a list ask again when an event says so, or every few seconds. On the first page new rows simply come; further on
 * rows must not slip away under the person, so only their number is told.
 */
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../client/first/call.ts';
import { onEvent } from '../../../client/query/events.ts';
import type { Source } from '../../../define/contract/operation.ts';
import { limits } from '../../../rules/limits.ts';
import { answerOf } from '../../binding/answer-rows.ts';
import type { Values } from '../../binding/schema.ts';
import { pageInput } from '../model/list-input.ts';
import { pagedByCall, type TablePlan } from '../model/plan.ts';
import type { ListState } from '../model/state.ts';
import { listensTo, newCount } from './new-rows.ts';

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
  const { refresh } = plan.block;
  const onFirst = state.page === 1;
  useEffect(() => {
    if (!onFirst || waiting === 0) return;
    setWaiting(0);
    // The first page may still be known from before they came.
    latest.current.again();
  }, [onFirst, waiting]);

  useEffect(() => {
    if (!refresh) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    let missed = false;
    const ask = async () => {
      timer = undefined;
      const { plan: at, state: now, bound, total, again } = latest.current;
      // What nobody sees is asked for when somebody looks again.
      missed = document.visibilityState === 'hidden';
      if (missed) return;
      if (now.page === 1 || !pagedByCall(at, now)) return again();
      const more = await newEntries(at, now, bound, total);
      if (ended) return;
      if (more > 0) setWaiting(more);
      else again();
    };
    // Several events in a row are one question.
    const soon = () => {
      timer ??= setTimeout(() => void ask().catch((error: unknown) => console.warn(error)), limits.searchDebounce);
    };
    const stop = onEvent((event) => listensTo(refresh, event) && soon());
    const seen = () => missed && soon();
    document.addEventListener('visibilitychange', seen);
    const every = refresh.every === undefined ? undefined : setInterval(soon, refresh.every * 1000);
    return () => {
      ended = true;
      stop();
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer);
      clearInterval(every);
    };
  }, [refresh]);
  return onFirst ? 0 : waiting;
}

/** Asks for the number alone. */
async function newEntries(plan: TablePlan, state: ListState, bound: Values, total: number | undefined) {
  const { source } = plan.block;
  const input = pageInput(plan, state, bound, { offset: 0, limit: 1 });
  const data = await call(source as unknown as Source<Values, unknown>, input, { quiet: true });
  return newCount(total, answerOf(source, data).total) ?? 0;
}
