/** Letters that start actions: one, or two typed one after the other. They can be switched off. */

import { createStore } from '../../client/store.ts';
import { readStored, writeStored } from '../../client/stored.ts';
import type { Translate } from '../field-text.ts';
import type { Shortcut } from '../shortcuts.ts';
import { isFree } from '../typed.ts';
import { type Offer, offers, type Startable, startable } from './offers.ts';

const key = 'letters_off';
export const lettersOff = createStore(readStored(key) === 'yes');

export function switchLetters(on: boolean): void {
  lettersOff.set(!on);
  writeStored(key, on ? 'no' : 'yes');
}

/** How long the second letter may take. */
const pause = 1500;

export interface Typed {
  readonly letter: string;
  readonly at: number;
}

/** What a letter means after another one: the pair is stronger than the letter alone. */
export function meantBy(letter: string, before: Typed | undefined, now: number, all: readonly Startable[]) {
  const find = (keys: string) => all.find(({ action }) => action.keys === keys);
  const pair = before && now - before.at < pause ? find(`${before.letter} ${letter}`) : undefined;
  return pair ?? find(letter);
}

let before: Typed | undefined;

/** For the whole page; answers the way to stop. */
export function listenToLetters(decide: (found: Startable) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (lettersOff.get() || event.shiftKey || !/^[a-z]$/i.test(event.key) || !isFree(event)) return;
    const letter = event.key.toLowerCase();
    const found = meantBy(letter, before, event.timeStamp, startable(offers.get()));
    before = found ? undefined : { letter, at: event.timeStamp };
    if (!found) return;
    event.preventDefault();
    decide(found);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Each once, for the sheet of keys. */
export const actionKeys = (all: readonly Offer[], t: Translate): readonly Shortcut[] => {
  const found = new Map<string, Shortcut>();
  for (const { keys, label } of all.flatMap(({ actions }) => actions)) {
    if (keys !== undefined) found.set(keys, { keys: keys.toUpperCase().split(' '), text: t(label) });
  }
  return [...found.values()];
};
