/** Keeps the row that stands beside its list. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { keySequencesOff } from '../../keyboard/key-sequences.ts';
import { isFree } from '../../keyboard/key-target.ts';
import { type HeldRow, heldRow } from './held-row.ts';
import type { Heard } from './use-row-here.ts';

/** So long after something was done here a row that goes is taken for its effect. */
const effectAfter = 10_000;

export function useHeldRow() {
  const [held, setHeld] = useState<HeldRow>();
  const now = useRef<HeldRow>(undefined);
  const heard = useRef<Heard>(undefined);
  const done = useRef(0);
  const take = useCallback((next: HeldRow | undefined) => {
    now.current = next;
    setHeld(next);
  }, []);
  const onHere = useCallback(
    (next: Heard) => {
      heard.current = next;
      const isOwn = Date.now() - done.current < effectAfter;
      const after = heldRow(now.current, next, isOwn);
      // The effect of one act is one row.
      if (isOwn && after?.id !== now.current?.id) done.current = 0;
      take(after);
    },
    [take],
  );
  /** Goes on from a row that is gone to the one in its place. */
  const goOn = useCallback(() => {
    if (heard.current) take(heldRow(undefined, heard.current, false));
  }, [take]);
  const isGone = held?.isGone === true;
  useEffect(() => {
    if (!isGone) return;
    // Before the list hears of the letter and passes over the row that came.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'j' || keySequencesOff.get() || !isFree(event)) return;
      event.preventDefault();
      goOn();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isGone, goOn]);
  return {
    held,
    onHere,
    /** Something was done to the row. */
    onDone: useCallback(() => {
      done.current = Date.now();
    }, []),
    goOn,
  };
}
