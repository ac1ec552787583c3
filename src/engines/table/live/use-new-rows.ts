/** The rows that came while the list was looked at; they are marked for a while. */
import { useEffect, useRef, useState } from 'react';
import type { VisibleRows } from '../model/visible-rows.ts';
import type { List } from '../use-list.ts';
import { newIds } from './new-rows.ts';

const markedFor = 8000;
const none: ReadonlySet<string> = new Set();

interface Known {
  /** What the list was asked: another question has no new rows. */
  readonly question: string;
  readonly ids: readonly string[];
}

export function useNewRows({ plan, state }: List, lines: VisibleRows): ReadonlySet<string> {
  const [marked, setMarked] = useState(none);
  const known = useRef<Known>(undefined);
  const listens = !plan.tree;
  const question = JSON.stringify([state.find, state.filters, state.sort, state.page, state.size]);
  useEffect(() => {
    if (!listens) return;
    const ids = Array.from({ length: lines.count }, (_, index) => lines.at(index)?.id ?? '');
    const before = known.current;
    known.current = { question, ids };
    const fresh = before?.question === question ? newIds(before.ids, ids) : none;
    if (fresh.size > 0) setMarked(fresh);
  }, [listens, question, lines]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
