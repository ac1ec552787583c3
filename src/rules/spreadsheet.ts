/** Text for spreadsheets: what a program would run as a formula is made plain text. */

/** Signs that begin a formula or a command, also the full-width ones that some programs fold. */
const begins = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** Amounts and shares with a sign are numbers, whatever the locale writes between their digits. */
const number = /^[+-]?[\p{Nd}.,'’\u00a0\u202f ]*\p{Nd}(?:[\u00a0\u202f ]?%|[\u00a0\u202f ][A-Z]{3})?$/u;

export const isFormula = (text: string): boolean => begins.test(text) && !number.test(text);

/** A leading apostrophe is what spreadsheets themselves write before text. */
export const plainCell = (text: string): string => (isFormula(text) ? `'${text}` : text);
