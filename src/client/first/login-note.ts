/** Why somebody is back at the sign-in page, which starts anew: said there once (AUTH-10, AUTH-49, ERR-12). */
import { readSessionItem, removeSessionItem, writeSessionItem } from './draft-storage.ts';

const key = 'login_note';

/** Already translated. */
export const saveLoginNote = (text: string): void => writeSessionItem(key, text);

export function takeLoginNote(): string {
  const text = readSessionItem(key);
  removeSessionItem(key);
  return typeof text === 'string' ? text : '';
}
