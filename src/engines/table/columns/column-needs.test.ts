/** What columns need, and what a grid makes of it. */
import { describe, expect, it } from 'vitest';
import { templateOf, trailOf } from '../grid/header/column-template.ts';
import type { VisibleItem, VisibleRows } from '../model/visible-rows.ts';
import { neededWidths } from './column-needs.ts';
import type { PlacedColumn } from './use-columns.ts';

const column = (field: string, more: Partial<PlacedColumn> = {}): PlacedColumn =>
  ({
    plan: { field, title: field, kind: 'Text' },
    title: field,
    read: (row: Record<string, unknown>) => row[field],
    write: String,
    beside: 0,
    isFixed: false,
    width: undefined,
    ...more,
  }) as unknown as PlacedColumn;
const linesOf = (rows: readonly object[]): VisibleRows => ({
  count: rows.length,
  at: (index) => ({ kind: 'row', id: String(index), row: rows[index], level: 1 }) as unknown as VisibleItem,
  find: () => -1,
});
const measure = (text: string) => text.length * 10;
const needs = (columns: readonly PlacedColumn[], rows: readonly object[], lead = 0) =>
  neededWidths({ columns, lines: linesOf(rows), lead: () => lead, locale: 'en' }, measure);

const asked = (rows: readonly object[]) => ({
  columns: [column('A')],
  lines: linesOf(rows),
  lead: () => 0,
  locale: 'en',
});

const wholes = (...given: Parameters<typeof needs>) => needs(...given).map(({ whole }) => whole);

describe('a column needs', () => {
  it('the widest of its values and its head, with what stands beside them', () => {
    const columns = [column('A'), column('B', { beside: 30 }), column('LongTitle')];
    const rows = [
      { A: 'xx', B: 'xxxx', LongTitle: 'x' },
      { A: 'xxxxxx', B: 'x', LongTitle: 'xx' },
    ];
    expect(wholes(columns, rows)).toEqual([60 + 24, 70 + 24, Math.ceil((90 * 12) / 14 + 20 + 24)]);
    expect(wholes(columns, rows, 50)[0]).toBe(60 + 50 + 24);
  });

  it('nothing that is known where values are more than text, and no more than a limit for one long value', () => {
    expect(wholes([column('A'), column('B', { beside: undefined })], [{ A: 'x'.repeat(200), B: 1 }])).toEqual([
      640,
      undefined,
    ]);
  });

  it('room for the currency that its head says for all of its amounts', () => {
    const plan = { field: 'A', title: 'Cost', kind: 'Money', currency: 'Currency', code: 'head' } as const;
    const cost = column('A', { plan, title: 'Cost' });
    const head = (letters: number) => Math.ceil((letters * 10 * 12) / 14 + 20 + 24);
    const known = [{ A: 'x' }, { A: 'x', Currency: 'EUR' }];
    expect(needs([cost], known)[0]?.head).toBe(head('Cost EUR'.length));
    expect(needs([cost], [{ A: 'x' }])[0]?.head).toBe(head('Cost'.length));
    expect(needs([{ ...cost, plan: { ...plan, code: 'none' } }], known)[0]?.head).toBe(head('Cost'.length));
  });

  it('what is written below names, in smaller letters and up to a line that is well read', () => {
    const withRemark = (said: string) =>
      neededWidths({ ...asked([{ A: 'xxxx', Note: said }, { A: 'x' }]), lead: () => 50, remark: 'Note' }, measure)[0]
        ?.whole;
    expect(withRemark('x'.repeat(21))).toBe(180 + 50 + 24);
    expect(withRemark('x')).toBe(40 + 50 + 24);
    expect(withRemark('x'.repeat(300))).toBe(340 + 50 + 24);
    const rows = [
      { A: 'x', For: 'x'.repeat(14) },
      { A: 'x', For: 'x', Note: 'x'.repeat(28) },
    ];
    expect(neededWidths({ ...asked(rows), remark: ['For', 'Note'] }, measure)[0]?.whole).toBe(240 + 24);
  });

  it('what letters of double width take, though they are few', () => {
    const wide = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u10ff' ? 20 : 10), 0);
    const rows = [...Array.from({ length: 10 }, () => ({ A: 'x'.repeat(9) })), { A: '株式会社さくら' }];
    expect(neededWidths(asked(rows), wide)[0]?.whole).toBe(140 + 24);
  });

  it('what another value takes, however often one stands there that only seems longer', () => {
    const narrow = (text: string) => (text.startsWith('i') ? 30 : text.length * 10);
    const rows = [...Array.from({ length: 30 }, () => ({ A: 'iiiiiiiiii' })), { A: 'wwww' }];
    expect(neededWidths(asked(rows), narrow)[0]?.whole).toBe(40 + 24);
  });

  it('of very many rows only some are looked at', () => {
    let reads = 0;
    const counted = column('A', {
      write: () => {
        reads += 1;
        return 'x';
      },
    });
    needs(
      [counted],
      Array.from({ length: 100_000 }, () => ({ A: 'x' })),
    );
    expect(reads).toBeLessThan(500);
  });
});

describe('the columns of a grid', () => {
  const tracks = (
    columns: readonly PlacedColumn[],
    known: Record<string, number>,
    heads: Record<string, number> = {},
  ) => {
    const entries = columns.map(
      ({ plan: { field } }) => [field, { head: heads[field] ?? 0, whole: known[field] }] as const,
    );
    return templateOf(columns, { selectable: true, trail: trailOf(0, true), needs: new Map(entries) });
  };

  /** Of the room behind so many pixels, as much as is lacked. */
  const part = (behind: number, lacked: number) =>
    `clamp(0px, 100% - ${behind}px - 2 * var(--edge, var(--gutter)), ${lacked}px)`;

  it('begin with what they need as far as they are wide, and grow to it, the name first', () => {
    const columns = [column('Name'), column('A', { width: 200 }), column('B', { width: 200 }), column('C')];
    const { tracks: text, least } = tracks(columns, { Name: 300, A: 120, B: 260, C: 640 });
    const others = 26 + 34 + 120 + 200 + 240;
    expect(text).toContain(
      `minmax(max(240px, min(300px, 100% - ${others}px - 2 * var(--edge, var(--gutter)))), 300fr)`,
    );
    expect(text).toContain('var(--width-1, minmax(120px, 200px))');
    expect(text).toContain(`var(--width-2, minmax(calc(200px + ${part(240 + others + 60, 60)} * 60 / 60), 260px))`);
    expect(text).toContain('var(--width-3, minmax(240px, 640fr))');
    expect(least).toBe(240 + others);
  });

  it('have what they lack before others have their usual width, each its part where there is not room for all', () => {
    const columns = [
      column('Name'),
      column('A', { width: 80 }),
      column('B', { width: 60 }),
      column('C', { width: 150 }),
    ];
    const { tracks: text } = tracks(columns, { Name: 120, A: 110, B: 70, C: 90 });
    const room = part(26 + 34 + 120 + 80 + 60 + 90, 40);
    expect(text).toContain(`var(--width-1, minmax(calc(80px + ${room} * 30 / 40), 110px))`);
    expect(text).toContain(`var(--width-2, minmax(calc(60px + ${room} * 10 / 40), 70px))`);
    expect(text).toContain('var(--width-3, minmax(90px, 150px))');
  });

  it('leave the name all the room that others do not need, at the edge itself too', () => {
    const columns = [column('Name'), column('A', { width: 200 })];
    const { tracks: text } = templateOf(columns, {
      selectable: false,
      trail: 34,
      needs: new Map([['Name', { head: 0, whole: 300 }]]),
    });
    expect(text).toContain('100% - 234px - 1 * var(--edge, var(--gutter))');
  });

  it('are never narrower than their heads, which are longer in some languages', () => {
    const columns = [column('Name'), column('A', { width: 90 }), column('B', { width: 90 })];
    const { tracks: text } = tracks(columns, { Name: 200, A: 150 }, { A: 140, B: 110 });
    expect(text).toContain('var(--width-1, minmax(calc(140px + ');
    expect(text).toContain('var(--width-2, 110px)');
  });

  it('keep a width that somebody has set', () => {
    const columns = [column('Name', { width: 420 }), column('A', { width: 90, isFixed: true })];
    expect(tracks(columns, { Name: 200, A: 300 }).tracks).toContain('var(--width-1, 90px)');
  });
});
