/** Letters that start actions: one, or two typed one after the other. They can be switched off. */

import { readLocalItem, writeLocalItem } from '../../client/first/local-storage.ts';
import { createStore } from '../../client/first/store.ts';
import { type AvailableAction, availableActions, type Startable, startable } from '../action/available-actions.ts';
import type { Translate } from '../field-plan/field-text.ts';
import { isFree } from './key-target.ts';
import type { Shortcut } from './shortcuts.ts';

const key = 'letters_off';
export const keySequencesOff = createStore(readLocalItem(key) === 'yes');

export function switchKeySequences(on: boolean): void {
  keySequencesOff.set(!on);
  writeLocalItem(key, on ? 'no' : 'yes');
}

/** How long the second letter may take. */
const pause = 1500;

export interface Typed {
  readonly letter: string;
  readonly at: number;
}

/** What a letter means after another one: the pair is stronger than the letter alone. */
export function matchSequence(letter: string, before: Typed | undefined, now: number, all: readonly Startable[]) {
  const find = (keys: string) => all.find(({ action }) => action.keys === keys);
  const pair = before && now - before.at < pause ? find(`${before.letter} ${letter}`) : undefined;
  return pair ?? find(letter);
}

let before: Typed | undefined;

/** For the whole page; answers the way to stop. */
export function listenToKeySequences(decide: (found: Startable) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (keySequencesOff.get() || event.shiftKey || !/^[a-z]$/i.test(event.key) || !isFree(event)) return;
    const letter = event.key.toLowerCase();
    const found = matchSequence(letter, before, event.timeStamp, startable(availableActions.get()));
    before = found ? undefined : { letter, at: event.timeStamp };
    if (!found) return;
    event.preventDefault();
    decide(found);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Each once, for the sheet of keys. */
export const actionKeys = (all: readonly AvailableAction[], t: Translate): readonly Shortcut[] => {
  const found = new Map<string, Shortcut>();
  for (const { keys, label } of all.flatMap(({ actions }) => actions)) {
    if (keys !== undefined) found.set(keys, { keys: keys.toUpperCase().split(' '), text: t(label) });
  }
  return [...found.values()];
};
