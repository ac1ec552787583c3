/** Why somebody is back at the sign-in page, which starts anew: said there once (AUTH-10, AUTH-49, ERR-12). */
import { forget, keep, kept } from './kept.ts';

const key = 'login_note';

/** Already translated. */
export const keepNote = (text: string): void => keep(key, text);

export function takeNote(): string {
  const text = kept(key);
  forget(key);
  return typeof text === 'string' ? text : '';
}
