/** The rows that came while the list was looked at; they are marked for a while. */
import { useEffect, useRef, useState } from 'react';
import type { List } from '../use-list.ts';
import type { Shown } from '../use-rows.ts';
import { newIds } from './new-rows.ts';

const markedFor = 8000;
const none: ReadonlySet<string> = new Set();

interface Known extends Pick<Shown, 'lines' | 'answer'> {
  /** What the list was asked: another question has no new rows. */
  readonly question: string;
}

export function useNewRows({ plan, state }: List, { lines, answer }: Shown): ReadonlySet<string> {
  const [marked, setMarked] = useState(none);
  const known = useRef<Known>(undefined);
  const listens = !plan.tree;
  const question = JSON.stringify([state.find, state.filters, state.sort, state.page, state.size]);
  useEffect(() => {
    const before = known.current;
    if (!listens || answer === undefined) return;
    // Lines that change with the same answer were narrowed or arranged in the browser, or wait for the answer to another question.
    const isSame = before?.answer === answer;
    known.current = { question: isSame ? before.question : question, lines, answer };
    if (isSame || before?.question !== question) return;
    const fresh = newIds(idsOf(before.lines), idsOf(lines));
    if (fresh.size > 0) setMarked(fresh);
  }, [listens, question, lines, answer]);
  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}

const idsOf = (lines: Shown['lines']): readonly string[] =>
  Array.from({ length: lines.count }, (_, index) => lines.at(index)?.id ?? '');
