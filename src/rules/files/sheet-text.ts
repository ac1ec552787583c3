/** Texts and places in workbooks, as spreadsheets themselves write them. */

/** The most characters of a cell. */
export const cellLength = 32_767;

/** What no cell can hold: zero, halves of pairs, and two that are no characters. */
const unwritable = /[\0\ufffe\uffff]|\p{Cs}/gu;
/** Control characters but line ends and tabs stand there as their number, and so does what only reads like one. */
const numbered = /(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/gu;

/** Without markup signs, which are XML's own matter. */
export const toCell = (text: string): string =>
  text
    .slice(0, cellLength)
    .replace(unwritable, '')
    .replace(numbered, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

export const fromCell = (written: string): string =>
  written.replace(/_x([0-9A-Fa-f]{4})_/g, (_written, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
