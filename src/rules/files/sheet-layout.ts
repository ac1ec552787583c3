/** How a workbook looks: the name of its sheet, the widths of its columns, and heads that say in which zone instants are told. */

/** What programs allow in the name of a sheet. */
const nameLength = 31;
const forbidden = /[[\]:*?/\\]+/g;

export const sheetName = (title: string): string =>
  title
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, nameLength)
    .replace(/^[' ]+|[' ]+$/g, '') || 'Sheet1';

/** In characters: a long value is cut where it would push the others out of sight. */
const widths = { least: 8, most: 60, beside: 2 } as const;
/** Rows that are looked at. */
const looked = 1000;

export const contentWidths = (
  titles: readonly string[],
  rows: readonly (readonly { readonly text: string }[])[],
): readonly number[] =>
  titles.map((title, column) => {
    const longest = rows
      .slice(0, looked)
      .reduce((most, row) => Math.max(most, lineLength(row[column]?.text ?? '')), lineLength(title));
    return Math.min(widths.most, Math.max(widths.least, longest + widths.beside));
  });

const lineLength = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length));

/** Files hold instants in UTC, and say so once. */
export const instantTitle = (title: string): string => (/\bUTC\b/.test(title) ? title : `${title} (UTC)`);
