/** The index engine answers what a plain filter and sort would, on any rows. */
import { describe, expect, it } from 'vitest';
import { table } from '../../../define/blocks/table.ts';
import type { TableShape } from '../../../define/shapes/block-shapes.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { blockOf, GetAllThings } from '../../testing/test-calls.ts';
import { type Random, random } from '../../testing/test-random.ts';
import { assignSlots } from '../grid/slots.ts';
import { planOf } from '../model/plan.ts';
import { selectRows, type Wanted } from './select-rows.ts';
import { orderTexts } from './text-order.ts';

const columns = [
  { field: 'Name' },
  { field: 'Amount' },
  { field: 'Of.City' },
  { field: 'Plan', choices: [{ value: 'b', label: 'Basic' }] },
];
const cities = ['Łódź', 'Zürich', 'Åre', 'aarhus', 'Ærø', 'Oslo 9', 'Oslo 10', 'café', 'cafe', ''];

function rowOf(some: Random, index: number): Row {
  return {
    Id: index,
    ...(some.chance(0.9) ? { Name: some.text(8) } : {}),
    ...(some.chance(0.9) ? { Amount: some.integer(2000) / 8 - 100 } : {}),
    ...(some.chance(0.8) ? { Of: { City: some.pick(cities) } } : { Of: null }),
    Plan: some.pick(['b', 'p']),
  };
}

const readField = (row: Row, field: string): unknown =>
  field === 'Of.City' ? (row['Of'] as { City?: string } | null)?.City : row[field];

/** As anybody would write it. */
function naive(rows: readonly Row[], { find, sort, locale }: Wanted): readonly Row[] {
  const shown = (row: Row, field: string) =>
    field === 'Plan' && row['Plan'] === 'b' ? 'Basic' : readField(row, field);
  const found = rows.filter((row) =>
    columns.some(({ field }) =>
      String(shown(row, field) ?? '')
        .toLowerCase()
        .includes(find.toLowerCase()),
    ),
  );
  if (!sort) return found;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ASC' ? 1 : -1;
  return [...found].sort((one, other) => {
    const a = readField(one, sort.field) ?? undefined;
    const b = readField(other, sort.field) ?? undefined;
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

describe('codes', () => {
  it('are ordered by what is read for them in the language', () => {
    const of = table(GetAllThings, {}, { columns: [{ field: 'DisplayName', as: 'Country' }] });
    const plan = planOf(blockOf<TableShape>(of), []);
    const rows = ['DE', 'AT', 'CH', 'XX', 'PL'].map((DisplayName) => ({ DisplayName }));
    const sorted = (locale: string) =>
      selectRows(rows, {
        columns: plan.columns,
        find: '',
        sort: { field: 'DisplayName', direction: 'ASC' },
        locale,
      }).map(({ DisplayName }) => DisplayName);
    // Austria, Germany, Poland, Switzerland; Deutschland, Österreich, Polen, Schweiz.
    expect(sorted('en')).toEqual(['AT', 'DE', 'PL', 'CH', 'XX']);
    expect(sorted('de')).toEqual(['DE', 'AT', 'PL', 'CH', 'XX']);
  });
});

describe('finding and sorting', () => {
  it.each([1, 2, 3, 4, 5, 6])('is what filter and sort answer (seed %i)', (seed) => {
    const some = random(seed);
    const rows = Array.from({ length: 200 }, (_, index) => rowOf(some, index));
    for (let round = 0; round < 40; round += 1) {
      const wanted: Wanted = {
        columns,
        find: some.chance(0.3)
          ? ''
          : some.pick(['1', '10', 'o', 'OS', 'osl', 'ß', '.5', 'basic', '(', '-1', some.text(2)]),
        sort: some.chance(0.2)
          ? undefined
          : { field: some.pick(['Name', 'Amount', 'Of.City', 'Plan']), direction: some.pick(['ASC', 'DESC']) },
        locale: some.pick(['en', 'de', 'pl', 'sv']),
      };
      expect(selectRows(rows, wanted)).toEqual(naive(rows, wanted));
    }
  });

  it('narrows what was found and widens it again', () => {
    const some = random(7);
    const rows = Array.from({ length: 300 }, (_, index) => rowOf(some, index));
    const wanted = (find: string): Wanted => ({ columns, find, sort: undefined, locale: 'en' });
    for (const find of ['o', 'os', 'osl', 'oslo 1', 'os', 'x', '']) {
      expect(selectRows(rows, wanted(find))).toEqual(naive(rows, wanted(find)));
    }
  });

  it('gives back the very same rows when there is nothing to do', () => {
    const rows = [{ Id: 1 }];
    expect(selectRows(rows, { columns, find: '', sort: undefined, locale: 'en' })).toBe(rows);
  });
});

describe('the order of texts', () => {
  it.each(['en', 'de', 'sv', 'hu', 'lt'])('is that of the language (%s)', (locale) => {
    const some = random(11);
    const texts = Array.from({ length: 1500 }, () => `${some.pick(cities)} ${some.text(6)} ${some.integer(20)}`);
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    const expected = [...texts].sort(compare);
    const found = orderTexts(texts, compare).map((place) => texts[place] as string);
    expect(found.every((text, at) => compare(text, expected[at] as string) === 0)).toBe(true);
    expect(new Set(orderTexts(texts, compare)).size).toBe(texts.length);
  });
});

describe('nodes', () => {
  it('stay with their lines, and those that became free are used again', () => {
    const some = random(3);
    let slots = assignSlots(new Map(), [0, 1, 2, 3]);
    for (let round = 0; round < 200; round += 1) {
      const first = some.integer(50);
      const wanted = Array.from({ length: 4 }, (_, at) => first + at);
      const next = assignSlots(slots, wanted);
      for (const [line, slot] of next) if (slots.has(line)) expect(slots.get(line)).toBe(slot);
      expect([...next.keys()]).toEqual(expect.arrayContaining(wanted));
      expect(new Set(next.values())).toEqual(new Set([0, 1, 2, 3]));
      slots = next;
    }
  });
});
