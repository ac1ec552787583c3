/** Pages of a list: any page of any order is the one that the rows themselves would give, and the count is that of all that fit. */
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, supportedLanguages } from '../../rules/limits.ts';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { pageOf } from './list-query.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tlistquery');
});
afterAll(() => database?.close());

interface Row {
  readonly id: number;
  readonly name: string;
  readonly weight: number | null;
}

const rows: readonly Row[] = Array.from({ length: 23 }, (_none, id) => ({
  id,
  name: ['Anna', 'b_b', '50 %', 'Łódź'][id % 4] ?? '',
  weight: id % 5 === 0 ? null : id % 3,
}));
const query = sql<Row>`select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(id integer, name text, weight integer)`;
const order = { Id: 'id', Weight: 'weight' } as const;

/** What is empty comes last, whatever the direction; equals stand as they would without an order. */
function expected(words: string, key: 'Id' | 'Weight' | undefined, isUp: boolean): readonly Row[] {
  const fitting = rows.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const standard = [...fitting].sort((a, b) => b.id - a.id);
  if (!key) return standard;
  const value = (row: Row): number | null => row[order[key]];
  return standard.sort((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return isUp ? one - other : other - one;
  });
}

interface Found {
  readonly name: string;
  readonly town?: string;
}
/** In order, those whose columns have the words. */
async function namesFound(given: RawBuilder<Found>, find: readonly (keyof Found)[], filter: string): Promise<string[]> {
  const asked = { order: {}, standard: { name: 'asc' }, find, input: { options: { filter } } } as const;
  return (await pageOf(database.owner, given, asked)).rows.map(({ name }) => name);
}

describe('a page', () => {
  it('is cut out of all rows that fit, in the order that was asked for, with their number', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', ' ', 'a', 'B_', '%', '_', 'ó', 'nobody'),
        fc.constantFrom(undefined, 'Id', 'Weight'),
        fc.boolean(),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        async (filter, key, isUp, limit, offset) => {
          const page = await pageOf(database.owner, query, {
            order,
            standard: { id: 'desc' },
            find: ['name'],
            more: sql<{ twice: number }>`page.id * 2 as twice`,
            input: {
              options: { filter, offset },
              limit,
              ...(key && { orderBy: { Key: key, Value: isUp ? 'ASC' : 'DESC' } }),
            },
          });
          const all = expected(filter, key as 'Id' | 'Weight' | undefined, isUp);
          expect(page.total).toBe(all.length);
          expect(page.rows.map(({ id, twice }) => [id, twice])).toEqual(
            all.slice(offset, offset + limit).map(({ id }) => [id, id * 2]),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('holds twenty rows when nothing is asked', async () => {
    const { rows: page, total } = await pageOf(database.owner, query, { order, standard: { id: 'desc' }, input: {} });
    expect([page.length, page[0]?.id, total]).toEqual([20, 22, 23]);
  });

  it('is ordered as its reader reads it: texts by his language, codes by what is shown for them', async () => {
    const places = sql<{ name: string; country: string | null }>`
      values ('zebra', 'DE'), ('Łódź', 'AT'), ('Äpfel', null), ('Lwów', 'CH'), ('apfel', 'DE'), ('Zug', 'PL')`;
    const query = sql<{ name: string; country: string | null }>`select * from (${places}) place (name, country)`;
    const ordered = async (language: 'de' | 'en' | 'pl', Key: 'Name' | 'Country', Value: 'ASC' | 'DESC' = 'ASC') => {
      const { rows: page } = await pageOf(database.owner, query, {
        order: { Name: 'name', Country: 'country' },
        standard: { name: 'asc' },
        texts: { language, columns: ['name'] },
        codes: { country: () => (language === 'de' ? ['DE', 'AT', 'PL', 'CH'] : ['AT', 'DE', 'PL', 'CH']) },
        input: { orderBy: { Key, Value } },
      });
      return page.map((row) => row[Key === 'Name' ? 'name' : 'country']);
    };
    expect(await ordered('de', 'Name')).toEqual(['apfel', 'Äpfel', 'Łódź', 'Lwów', 'zebra', 'Zug']);
    expect(await ordered('pl', 'Name')).toEqual(['apfel', 'Äpfel', 'Lwów', 'Łódź', 'zebra', 'Zug']);
    expect(await ordered('de', 'Country')).toEqual(['DE', 'DE', 'AT', 'PL', 'CH', null]);
    expect(await ordered('en', 'Country', 'DESC')).toEqual(['CH', 'PL', 'DE', 'DE', 'AT', null]);
  });

  it.each([
    [
      'tr',
      ['Ilgaz', 'ılıca', 'İzmir', 'iznik', 'Ordu', 'Ödemiş', 'Sivas', 'Şırnak', 'zeytin', 'Çankırı'],
      'Çankırı Ilgaz ılıca İzmir iznik Ordu Ödemiş Sivas Şırnak zeytin',
    ],
    [
      'hu',
      ['Csaba', 'Cukor', 'Cél', 'Zsolt', 'Zoltán', 'Ödön', 'Ottó', 'Őrs', 'Pál', 'Nyár', 'Nóra'],
      'Cél Cukor Csaba Nóra Nyár Ottó Ödön Őrs Pál Zoltán Zsolt',
    ],
    [
      'fi',
      ['Åbo', 'Äänekoski', 'Öljy', 'Aalto', 'Zeta', 'Virtanen', 'Wirtanen'],
      'Aalto Virtanen Wirtanen Zeta Åbo Äänekoski Öljy',
    ],
    [
      'sv',
      ['Öberg', 'Åberg', 'Ärlig', 'Adam', 'Zorn', 'Viklund', 'Wiklund'],
      'Adam Viklund Wiklund Zorn Åberg Ärlig Öberg',
    ],
    ['de', ['Öberg', 'Åberg', 'Ärlig', 'Adam', 'Zorn'], 'Åberg Adam Ärlig Öberg Zorn'],
  ] as const)('%s orders as its readers do', async (language, names, expected) => {
    const given = sql<{ name: string }>`select * from unnest(${[...names]}::text[]) as place (name)`;
    const { rows: page } = await pageOf(database.owner, given, {
      order: { Name: 'name' },
      standard: { name: 'asc' },
      texts: { language: language as Language, columns: ['name'] },
      input: {},
    });
    expect(page.map(({ name }) => name).join(' ')).toBe(expected);
  });

  it.each(supportedLanguages)(
    '%s has an order of its own in the database, and it is that of the browser',
    async (language) => {
      const names = [
        'Zoë',
        'ibis',
        'Ida',
        'ılık',
        'ärlig',
        'åre',
        'öl',
        'ost',
        'chata',
        'cukr',
        'ćma',
        'łan',
        'lot',
        'żar',
        'Щука',
        'Ягода',
        'ñu',
        'nz',
      ];
      const given = sql<{ name: string }>`select * from unnest(${names}::text[]) as place (name)`;
      const { rows: page } = await pageOf(database.owner, given, {
        order: { Name: 'name' },
        standard: { name: 'asc' },
        texts: { language, columns: ['name'] },
        input: {},
      });
      expect(page.map(({ name }) => name)).toEqual([...names].sort(new Intl.Collator(language).compare));
    },
  );

  it('finds each of the four letters i by any of them, and capitals of every script', async () => {
    const names = ['İSTANBUL', 'Isparta', 'ıhlamur', 'iznik', 'ÅRE', 'ŁÓDŹ', 'РИГА'];
    const given = sql<{ name: string }>`select * from unnest(${names}::text[]) as place (name)`;
    const found = async (filter: string) => (await namesFound(given, ['name'], filter)).sort();
    expect(await found('istanbul')).toEqual(['İSTANBUL']);
    expect(await found('ISTANBUL')).toEqual(['İSTANBUL']);
    expect(await found('ısparta')).toEqual(['Isparta']);
    expect(await found('Ihla')).toEqual(['ıhlamur']);
    expect(await found('İZN')).toEqual(['iznik']);
    expect(await found('åre')).toEqual(['ÅRE']);
    expect(await found('łódź')).toEqual(['ŁÓDŹ']);
    expect(await found('рига')).toEqual(['РИГА']);
  });

  it('finds without accents, and words in any order', async () => {
    const people = ['Leonie Müller', 'Ágnes Szőke', 'Gerda Groß', 'Łucja Wiśniewska', 'Ole Størdal', 'Leo Mahler'];
    const given = sql<Found>`select name, 'Győr' as town from unnest(${people}::text[]) as p (name)`;
    const found = (filter: string) => namesFound(given, ['name', 'town'], filter);
    expect(await found('muller leonie')).toEqual(['Leonie Müller']);
    expect(await found('MÜLLER')).toEqual(['Leonie Müller']);
    expect(await found('szoke gyor')).toEqual(['Ágnes Szőke']);
    expect(await found('gross')).toEqual(['Gerda Groß']);
    expect(await found('wisniewska')).toEqual(['Łucja Wiśniewska']);
    expect(await found('stordal')).toEqual(['Ole Størdal']);
    expect(await found('leo  mah')).toEqual(['Leo Mahler']);
    expect(await found('muller mahler')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('what is searched is the same form in whatever way Turkish, Hungarian and Swedish names are typed', async () => {
    const forms = async (...typed: string[]) =>
      (
        await sql<{ form: string }>`select search_form(t) as form from unnest(${typed}::text[]) t`.execute(
          database.owner,
        )
      ).rows.map(({ form }) => form);
    expect(new Set(await forms('İSTANBUL', 'istanbul', 'ISTANBUL', 'ıstanbul'))).toEqual(new Set(['istanbul']));
    expect(new Set(await forms('Işık', 'ISIK', 'işik'))).toEqual(new Set(['isik']));
    expect(new Set(await forms('Győrffy', 'GYORFFY', 'Győrffy'))).toEqual(new Set(['gyorffy']));
    expect(new Set(await forms('Ångström', 'angstrom'))).toEqual(new Set(['angstrom']));
  });
});
