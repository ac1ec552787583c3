/** The icon of a service: a white glyph on a coloured square with round corners. */
import { type Glyph, glyphLines } from './glyphs.ts';

export const iconSide = 128;

export const iconOf = (glyph: Glyph, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSide}" height="${iconSide}" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${colour}"/><g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${glyphLines(glyph)}</g></svg>`;
