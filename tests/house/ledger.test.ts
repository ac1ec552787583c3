/** Every row of the requirements ledger is built or answered, and `tests/ledger.md` says where. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentPage, isUpToDate } from '../../generators/commands/ledger.ts';
import { rowsNamed } from '../../generators/ledger/mentions.ts';
import { ledgerRows } from '../../generators/ledger/rows.ts';
import { places } from '../ledger/places.ts';
import { root } from './files.ts';

describe('the ledger', () => {
  const page = currentPage();

  it('has 1,303 rows, each once', () => {
    expect([ledgerRows.length, new Set(ledgerRows).size]).toEqual([1303, 1303]);
  });

  it('leaves no row without what builds or answers it', () => {
    expect(page.open).toEqual([]);
  });

  it('gives places only to rows that no comment names, and only files that are there', () => {
    expect(page.needless).toEqual([]);
    const files = Object.values(places).flatMap((place) => (typeof place === 'string' ? [] : place));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('is told by tests/ledger.md as it is today: "npm run ledger" writes it', () => {
    expect(isUpToDate(page)).toBe(true);
  });
});

describe('a mention', () => {
  it.each([
    ['(AUTH-02 to AUTH-04)', ['AUTH-02', 'AUTH-03', 'AUTH-04']],
    ['SOLO-3, 5 and 7', ['SOLO-3', 'SOLO-5', 'SOLO-7']],
    ['ROLE-18 to 20, VAL-36', ['VAL-36', 'ROLE-18', 'ROLE-19', 'ROLE-20']],
    ['SRCH-8 is not SRCH-08', ['SRCH-8', 'SRCH-08']],
    ['PDF/A-3b, A-999, WEBSITE-1', []],
  ])('in "%s" is read', (text, ids) => {
    expect(rowsNamed(text)).toEqual(ids);
  });
});
