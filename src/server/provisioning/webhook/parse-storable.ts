/** JSON of somebody else, as far as the database can keep it. */
import { isStorable } from '../../../rules/text/storable-text.ts';

const noName = '__proto__';

/** @returns undefined for what is no JSON, or holds characters or names that nothing can keep. */
export function parseStorable(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === noName || !isStorable(name) || (typeof value === 'string' && !isStorable(value)))
        throw new SyntaxError('A character or a name that nothing can keep');
      return value;
    });
  } catch {
    return undefined;
  }
}

/** The beginning of a text, without what the database cannot keep. */
export const storableBeginning = (text: string, length: number): string =>
  [...text.slice(0, length)].filter(isStorable).join('');
