/** `tests/ledger.md`: for each row of the requirements ledger where it is built and what proves it, or what answers it. */
import { type Place, places } from '../../tests/ledger/places.ts';
import { filesByRow } from './mentions.ts';
import { areaOf, ledgerRows } from './rows.ts';

export const page = 'tests/ledger.md';

/** So many files of a row are named; the others are counted. */
const most = 3;

/** Files whose mentions count: neither what is generated from them, nor what lists rows without building them. */
export const isRead = (file: string): boolean =>
  /^(src|manifests|tests|\.storybook|generators\/(?!ledger\/))/.test(file) &&
  /\.(tsx?|mjs|sql)$/.test(file) &&
  !file.startsWith('tests/ledger/') &&
  file !== 'tests/house/ledger.test.ts';

const isTest = (file: string): boolean => /^tests\/|\.test\.tsx?$/.test(file);

export interface LedgerPage {
  readonly text: string;
  /** Rows that nothing names and nothing answers. */
  readonly open: readonly string[];
  /** Places of rows that do not exist, or that comments name after all. */
  readonly needless: readonly string[];
}

/** @param texts what files say, by their path from the root. */
export function ledgerPage(texts: ReadonlyMap<string, string>): LedgerPage {
  const files = filesByRow(texts);
  const rows = ledgerRows.map((id) => {
    const place: Place = places[id] ?? [];
    const named = [...(files.get(id) ?? []), ...(typeof place === 'string' ? [] : place)];
    return {
      id,
      built: named.filter((file) => !isTest(file)),
      proved: named.filter(isTest),
      answer: typeof place === 'string' ? place : undefined,
    };
  });
  const open = rows.filter(({ built, proved, answer }) => !built.length && !proved.length && !answer);
  const known = new Set(ledgerRows);
  const needless = Object.keys(places).filter((id) => !known.has(id) || files.has(id));
  const parts = [...byArea(rows)].map(
    ([area, ofArea]) => `## ${area}

| Row | Built in | Proved by |
|---|---|---|
${ofArea.map(({ id, built, proved, answer }) => `| ${id} | ${answer ?? listed(built)} | ${listed(proved)} |`).join('\n')}
`,
  );
  return {
    text: `# The requirements ledger, row by row

Written by \`npm run ledger\` from the ids that comments and tests name; a row without a file says what answers it
(\`tests/ledger/places.ts\`). ${rows.length - open.length} of ${rows.length} rows are built or answered.

${parts.join('\n')}`,
    open: open.map(({ id }) => id),
    needless,
  };
}

function byArea<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(areaOf(row.id), [...(groups.get(areaOf(row.id)) ?? []), row]);
  return groups;
}

function listed(files: readonly string[]): string {
  const shown = files.slice(0, most).map((file) => `[${file}](../${file})`);
  return [...shown, ...(files.length > most ? [`${files.length - most} more`] : [])].join('<br>') || '–';
}
