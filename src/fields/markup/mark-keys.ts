/** The keys that set marks, and how a text is replaced so that the browser can take it back. */
import type { KeyboardEvent } from 'react';
import type { MarkName, TextEdit } from '../../rules/text/markup-edit.ts';

export interface MarkKey {
  readonly name: MarkName;
  /** As written on the key, by which it is found on every layout of letters; a digit by its place. */
  readonly key: string;
  readonly shift?: true;
}

export const markKeys: readonly MarkKey[] = [
  { name: 'bold', key: 'B' },
  { name: 'italic', key: 'I' },
  { name: 'link', key: 'K' },
  { name: 'list', key: '8', shift: true },
];

/** The mark that a key press asks for. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkName | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const found = markKeys.find(
    (each) => (each.shift === true) === shiftKey && (each.key === key.toUpperCase() || `Digit${each.key}` === code),
  );
  return found?.name;
}

export function replaceText(area: HTMLTextAreaElement, { from, to, by, selectFrom, selectTo }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // The one way that stands in the browser's list of what can be taken back.
  const isDone = by === '' ? document.execCommand('delete') : document.execCommand('insertText', false, by);
  if (!isDone) {
    area.setRangeText(by, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}
