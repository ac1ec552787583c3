/** Where rows of the ledger are named: 'AUTH-02 to AUTH-07', 'SOLO-3, 5 and 7', 'ROLE-18 to 22'. */
import { areaNames, ledgerRows } from './rows.ts';

const names = [...areaNames].sort((a, b) => b.length - a.length).join('|');
const name = new RegExp(
  // No row: a part of another word, such as the A-3 of PDF/A-3b.
  `(?<![\\w/-])(${names})-(\\d+)(?![\\w-])((?:(?:, ?| and | to |, and )(?:\\1-)?\\d+(?![\\w.-]*\\w))*)`,
  'g',
);
const further = /(, ?| and | to |, and )(?:[A-Z0-9]+-)?(\d+)/g;

const known = new Set(ledgerRows);

/** The ids that a text names; what is no row of the ledger is left out. */
export function rowsNamed(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [, area = '', first = '', rest = ''] of text.matchAll(name)) {
    // A row is spelt with the digits that its area has, so that SRCH-8 and SRCH-08 are two.
    const add = (row: number): void => {
      const id = `${area}-${String(row).padStart(first.length, '0')}`;
      if (known.has(id)) found.add(id);
    };
    let last = Number(first);
    add(last);
    for (const [, between = '', number = ''] of rest.matchAll(further)) {
      const next = Number(number);
      if (between === ' to ') for (let row = last + 1; row < next; row += 1) add(row);
      add(next);
      last = next;
    }
  }
  return [...found].sort(byLedger);
}

const place = new Map(ledgerRows.map((id, index) => [id, index]));
const byLedger = (a: string, b: string): number => (place.get(a) ?? 0) - (place.get(b) ?? 0);

/** Files by the rows that they name. */
export function filesByRow(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const id of rowsNamed(text)) {
      const there = files.get(id);
      if (there) there.push(file);
      else files.set(id, [file]);
    }
  return files;
}
