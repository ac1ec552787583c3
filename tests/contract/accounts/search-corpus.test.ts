/** What people type to find an account, and what must come first: accents, scripts, numbers, addresses, parts of words, order, slips. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import SearchAccounts from '../../../manifests/operations/Account/SearchAccounts.ts';
import { type DemoUser, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const found = async (user: DemoUser, searchString: string, more: object = {}) =>
  (await server.as(user)).call(SearchAccounts, { searchString, maxRows: 200, includeDepartment: true, ...more });
const names = async (user: DemoUser, text: string) => (await found(user, text)).map(({ DisplayName }) => DisplayName);

const donau = 'Donau-Dampfschifffahrtsgesellschaft mbH';
const agnes = 'Ágnes Szőke-Müllner';

/** Typed by the marketplace owner, and what stands first. */
const first: readonly (readonly [string, string])[] = [
  // Accents and case.
  ['szoke', agnes],
  ['SZŐKE', agnes],
  ['szőke', agnes],
  ['agnes', agnes],
  ['mullner', agnes],
  ['muellner', agnes],
  ['MÜLLNER', agnes],
  ['bruckner magdalena', 'Magdalena Brückner'],
  ['brueckner magdalena', 'Magdalena Brückner'],
  ['gumrukleme', 'Türk-Alman Gümrükleme A.Ş.'],
  ['torbjorn', 'Torbjörn Fjällström'],
  ['brzeczyszczykiewicz kazimierz', 'Kazimierz Brzęczyszczykiewicz'],
  ['lorinc kokenyessy', 'Lőrinc Kökényessy'],
  ['fischkonserven', 'Rügener Fischkonservenfabrik GmbH'],
  // Other scripts.
  ['naftiliaki syros', 'Σύρος Ναυτιλιακή Α.Ε.'],
  ['παπαδοπουλος', 'Αθανάσιος Παπαδόπουλος'],
  ['papadopoulos', 'Αθανάσιος Παπαδόπουλος'],
  ['gerasim podkolzin', 'Герасим Подколзин'],
  ['подколзин герасим', 'Герасим Подколзин'],
  ['honcharenko ostap', 'Остап Гончаренко'],
  ['vasyl kravchenko', 'Василь Кравченко'],
  ['恵子', '恵子 松本'],
  ['松本 恵子', '恵子 松本'],
  ['عائشة الكعبي', 'عائشة الكعبي'],
  // Numbers, addresses, domains.
  ['100734', donau],
  ['C-100734', donau],
  ['c100734', donau],
  ['C 100734', donau],
  ['info@donaudampf.example', donau],
  ['atu12345678', donau],
  ['www.nordlicht.example', 'Nordlicht Distribution'],
  ['magdalena.brueckner@donaudampf.example', 'Magdalena Brückner'],
  // Parts of words, in any order.
  ['dampfschiff', donau],
  ['gesellschaft donau', donau],
  ['schifffahrt donau mbh', donau],
  ['müllner szőke ágnes', agnes],
  ['ostsee gmbh systemhaus', 'Ostsee Systemhaus GmbH & Co. KG'],
  // Slips.
  ['szoek-mulner', agnes],
  ['brukner magdalena', 'Magdalena Brückner'],
  ['magdalean bruckner', 'Magdalena Brückner'],
  ['nordlciht', 'Nordlicht Distribution'],
  ['ostse systemhaus', 'Ostsee Systemhaus GmbH & Co. KG'],
  ['fischkonsreven', 'Rügener Fischkonservenfabrik GmbH'],
];

describe('typed by the marketplace owner', () => {
  it.each(first)('%s finds %s first', async (text, name) => {
    expect((await found('owner', text, { showTerminatedAccounts: true }))[0]?.DisplayName).toBe(name);
  });

  it.each([
    ['wisniewska', ['Katarzyna Wiśniewska', 'Halina Wiśniewska']],
    ['gross', ['Petra Großkopf', 'Katharina Großkopf', 'Detlef Großkopf']],
    ['GROẞ', ['Petra Großkopf', 'Katharina Großkopf', 'Detlef Großkopf']],
    ['muller', ['Leonie Müller-Lüdenscheidt', 'Leopold Müller-Lüdenscheidt']],
    ['donaudampf.example', ['Magdalena Brückner', donau]],
  ])('%s finds them all', async (text, all) => {
    const there = await names('owner', text);
    expect(all.filter((name) => !there.includes(name))).toEqual([]);
  });

  it.each(['', '   ', '%%%', '___', '--', '😀'])('%j finds nothing', async (text) => {
    expect(await names('owner', text)).toEqual([]);
  });

  it('a short number is not mended to another: who types the beginning of an invoice means no account', async () => {
    expect(await names('owner', 'I-2026')).toEqual([]);
  });

  it('what is not there by any reading is not found', async () => {
    expect(await names('owner', 'qqxyzzqq')).toEqual([]);
  });

  it.each([
    'do',
    'anna',
    'muller',
    'nordlicht',
    'nordlicht distribution',
    'gmbh ostsee',
    'C-100734',
    'donaudampf.example',
  ])('those of %s are as many as there are, however few are asked for', async (text) => {
    const all = await found('owner', text);
    for (const maxRows of [1, 2, 3, 5, 8])
      expect(await found('owner', text, { maxRows })).toHaveLength(Math.min(maxRows, all.length));
  });

  it('each hit says where it stands, as far as the caller sees', async () => {
    const [hit] = await found('owner', 'szoke');
    expect(hit?.Above?.split(' / ')).toContain(donau);
    expect(hit?.Above?.startsWith('Nordlicht Distribution / ')).toBe(true);
    const [own] = await found('admin', 'szoke');
    expect(own?.Above?.startsWith(donau)).toBe(true);
  });
});

it('whose name it is leaves room for whose address it is', async () => {
  await sql`update account_value set "values" = "values" || '{"Email": "katarzyna.wisniewska@sonnental.example"}'
    from account a where a.account_id = account_value.account_id and a.display_name = ${agnes}`.execute(
    server.database.owner,
  );
  const two = await found('owner', 'katarzyna wisniewska', { maxRows: 2 });
  expect(two.map(({ DisplayName }) => DisplayName)).toEqual(['Katarzyna Wiśniewska', agnes]);
});

describe('others', () => {
  it.each(first)('find nothing outside of their branch by %s', async (text) => {
    const branch = (await (await server.as('admin')).me()).CompanyAccount.DisplayName;
    const hits = await found('admin', text, { showTerminatedAccounts: true });
    const outside = hits.filter(({ DisplayName, Above }) => DisplayName !== branch && !Above?.startsWith(branch));
    expect(outside).toEqual([]);
  });

  it('find by what an account holds only what they may read', async () => {
    const { Capability } = await (await server.as('user')).me();
    const mayRead = (type: string) =>
      Capability.some(({ ObjectType, Read }) => ObjectType === `${type.toUpperCase()}_ACCOUNT` && Read);
    for (const text of ['brueckner@donaudampf', 'atu12345678', 'info@donaudampf.example']) {
      const hits = await found('user', text);
      expect(hits.filter(({ AccountType }) => !mayRead(AccountType))).toEqual([]);
    }
    expect(mayRead('Company')).toBe(false);
  });
});
