/** Keys in the rows: one row is the tab stop, arrows move it, and the row's own controls keep their keys. */
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { keyResult } from './keys.ts';
import type { Line } from './lines.ts';

export interface KeysGiven {
  readonly lines: readonly Line[];
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly active: number;
  setActive(index: number): void;
  toggle(id: string): void;
}

const rowOf = (target: EventTarget): HTMLTableRowElement | null => (target as Element).closest('tr');

export function useKeys({ lines, body, setActive, toggle }: KeysGiven) {
  const indexOf = (target: EventTarget) =>
    [...(body.current?.rows ?? [])].indexOf(rowOf(target) as HTMLTableRowElement);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const at = indexOf(event.target);
    const row = body.current?.rows[at];
    // Keys typed into something inside the row are its own, but for the ones that leave it.
    if (event.target !== row && !/^Arrow(Up|Down)$/.test(event.key)) return;
    const result = keyResult(lines, at, event.key);
    if (!result || !row) return;
    event.preventDefault();
    const line = lines[result.index];
    if (result.does === 'toggle' && line) toggle(line.id);
    if (result.does === 'open') row.querySelector<HTMLElement>('[data-open-row]')?.click();
    if (result.does === 'focus') {
      setActive(result.index);
      body.current?.rows[result.index]?.focus();
    }
  };

  const onFocus = (event: FocusEvent) => {
    const at = indexOf(event.target);
    if (at >= 0) setActive(at);
  };
  return { onKeyDown, onFocus };
}
