/** Text for spreadsheets: what a program would run as a formula is made plain text. */

/** Signs that begin a formula or a command, also the full-width ones that some programs fold. */
const begins = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Amounts and shares with a sign are numbers, whatever the locale writes between their digits. */
const number = /^[+-]?[\p{Nd}.,'’\u00a0\u202f ]*\p{Nd}(?:[\u00a0\u202f ]?%|[\u00a0\u202f ][A-Z]{3})?$/u;

export const isFormula = (text: string): boolean => begins.test(text) && !number.test(text);

/** A leading apostrophe is what spreadsheets themselves write before text. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** What follows a sign at which other programs than the reader's own split: Germans and Poles split at semicolons. */
const inside = /(?<=[;\t\r\n])[^;\t\r\n]+|(?<=[;\r\n])(?=\t)/g;

/** For files that are split at a sign: no part of the text begins a formula either, wherever a program cuts it. */
const plainParts = (text: string): string =>
  escapeFormula(text).replace(inside, (part) =>
    part === '' || isFormula(part.replace(/^["\s]+/, '')) ? `'${part}` : part,
  );

/** Lines of a CSV file. Each cell stands in quotes, so that none ends at a sign within it. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map((text) => `"${plainParts(text).replaceAll('"', '""')}"`).join(',')).join('\r\n');
