/** Tells which line is at hand, and lets letters go on to the next and the previous one from wherever the focus is. */
import { useEffect, useRef } from 'react';
import { keySequencesOff } from '../../keyboard/key-sequences.ts';
import { isFree } from '../../keyboard/key-target.ts';
import type { VisibleRows } from '../model/visible-rows.ts';
import type { Active } from './use-active.ts';

export interface HereGiven {
  readonly lines: VisibleRows;
  readonly active: Active;
  /** undefined: nothing stands beside the list. */
  readonly onHere: ((line: number) => void) | undefined;
}

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

export function useHere({ lines, active, onHere }: HereGiven): void {
  const line = Math.min(active.cell.line, Math.max(0, lines.count - 1));
  useEffect(() => onHere?.(line), [line, onHere]);
  const latest = useRef({ line, count: lines.count, go: active.go });
  latest.current = { line, count: lines.count, go: active.go };
  const listens = onHere !== undefined;
  useEffect(() => {
    if (!listens) return;
    const listen = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || keySequencesOff.get() || !isFree(event)) return;
      const { line, count, go } = latest.current;
      event.preventDefault();
      go({ line: Math.max(0, Math.min(count - 1, line + step)), column: -1 });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listens]);
}
