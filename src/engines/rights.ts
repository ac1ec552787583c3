/** A missing right in words: 'Audit log, read'. */
import type { Can } from '../define/capability.ts';
import { words } from './words.ts';

/** Translated word by word, for the names stand in the catalogue like every other text. */
export function rightName({ can, flags }: Can, t: (text: string) => string): string {
  return [t(words(can)), ...flags.map((flag) => t(flag).toLocaleLowerCase())].join(', ');
}
