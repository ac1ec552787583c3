/** What the catalogue finds, counts and shows first is what one plain reading of all services finds, for everybody who searches. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import type { InputOf } from '../../../src/define/contract/operation.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
const callers = new Map<DemoUser, Caller>();
const companies: Partial<Record<DemoUser, number>> = {
  owner: knownIds.root,
  reseller: knownIds.ostsee,
  admin: knownIds.donau,
};
const users = Object.keys(companies) as DemoUser[];
const heads = ['Amber', 'Ambergris', 'Cobalt', 'Coral', 'Dune'];
const tails = ['Amber Mail', 'Coral Vault', 'Desk', 'Äpfel', '42'];

beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  const made: number[] = [];
  const vendors = [knownIds.root, knownIds.ostsee, knownIds.donau];
  for (const [at, head] of heads.entries())
    for (const [place, tail] of tails.entries()) {
      const number = at * tails.length + place;
      made.push(
        await makeService(server, {
          name: `${head} ${tail} made`,
          texts: { en: [`${head} ${tail}`, 'Plain'], de: [`${tail} ${head}`, 'Schlicht'] },
          owner: vendors[number % 4] ?? knownIds.root,
          category: number % 2 === 0 ? 'Mail' : 'Backup',
          tags: number % 3 === 0 ? ['Made'] : [],
          state: number % 7 === 6 ? 'Draft' : 'Published',
          published: number % 5 === 0 ? new Date() : new Date('2025-01-01'),
          // Few values, so that pages end in the middle of equals.
          ranking: number % 3,
        }),
      );
    }
  const published = made.filter((_id, number) => number % 7 !== 6);
  const some = (wanted: (at: number) => boolean) => published.filter((_id, at) => wanted(at));
  const [root, ostsee, donau] = [knownIds.root, knownIds.ostsee, knownIds.donau];
  // Two lists that overlap for each buyer, one that was given up, one for nobody.
  const first = await makePricelist(server, root, { customers: [ostsee], services: some((at) => at % 2 === 0) });
  await makePricelist(server, root, { customers: [ostsee], services: some((at) => at % 3 === 0) });
  await makePricelist(server, ostsee, { customers: [donau], services: some((at) => at % 4 === 0) });
  await makePricelist(server, ostsee, { customers: [donau], services: some((at) => at % 6 === 0) });
  await makePricelist(server, root, { customers: [], services: published });
  const given = await makePricelist(server, ostsee, { customers: [donau], services: published });
  await owner
    .updateTable('marketplace')
    .set({ state: 'Deleted', priority: null })
    .where('marketplace_id', '=', given)
    .execute();
  await owner
    .updateTable('marketplace_offer')
    .set({ state: 'Withdrawn', withdrawn_utc: new Date() })
    .where('marketplace_id', '=', first)
    .where('service_id', 'in', published.slice(0, 4))
    .execute();
  await owner
    .updateTable('service')
    .set({ state: 'Retired' })
    .where('service_id', 'in', published.slice(5, 8))
    .execute();
  for (const user of users) {
    const { UserAccountId } = await (await server.as(user)).me();
    const rights = { MARKETPLACE: ['Read'], MY_SERVICES: ['Read'] };
    await giveOnly(server, UserAccountId, { rights });
    callers.set(user, await signIn(server.app, user));
  }
});
afterAll(() => server.close());

type Input = InputOf<typeof SearchServices>;
type Source = 'Root' | 'OwnedServices';
interface Narrowing {
  readonly input: NonNullable<Input['filter']>;
  /** The same, as a condition of a plain reading. */
  readonly where: RawBuilder<boolean>;
}
const everything: Narrowing = { input: {}, where: sql<boolean>`true` };
const narrowings: Readonly<Record<string, Narrowing>> = {
  nothing: everything,
  category: { input: { ServiceCategories: ['Mail'] }, where: sql<boolean>`s.category = 'Mail'` },
  tag: { input: { ServiceTags: ['Made'] }, where: sql<boolean>`'Made' = any (s.tags)` },
  vendor: {
    input: { OwnerAccountIds: [knownIds.ostsee] },
    where: sql<boolean>`s.owner_account_id = ${knownIds.ostsee}`,
  },
  state: { input: { States: ['Published'] }, where: sql<boolean>`s.state = 'Published'` },
  age: { input: { ShowNewOnly: true }, where: sql<boolean>`s.published_utc > now() - interval '30 days'` },
};

/** Nothing but the sentences of the catalogue, row by row, with the rights of the database's owner. */
async function plainly(company: number, source: Source, where: RawBuilder<boolean>, text = '') {
  const { owner } = server.database;
  const reach =
    source === 'Root'
      ? sql<boolean>`s.state = 'Published' and (${company} = ${knownIds.root} or s.owner_account_id = ${company} or exists (
          select from marketplace_offer o join marketplace m using (marketplace_id) join marketplace_customer c using (marketplace_id)
          where o.service_id = s.service_id and o.state = 'Active' and m.state = 'Active' and c.customer_account_id = ${company}))`
      : sql<boolean>`exists (select from account v join account b on v.path ^@ b.path where v.account_id = s.owner_account_id and b.account_id = ${company})`;
  const has = (pattern: RawBuilder<string>) =>
    sql<boolean>`exists (select from string_to_table(s.search_text, ' ') word where word like ${pattern})`;
  const words =
    text === ''
      ? sql<boolean>`true`
      : sql.join(
          text.split(' ').map((word) => has(sql<string>`${word.length < 3 ? `${word}%` : `%${word}%`}::text`)),
          sql` and `,
        );
  const match = sql`case when ${text} = '' or s.search_names like ${` ${text}%`} then 0 when s.search_names like ${`% ${text}%`} then 1
    when s.search_names like ${`%${text}%`} then 2 else 3 end`;
  const { rows } = await sql<{ id: number }>`
    select s.service_id as id from service s where ${reach} and ${where} and ${words}
    order by ${match}, s.ranking desc, service_name(s.names, 'en', s.product_name) collate "en-x-icu", s.service_id`.execute(
    owner,
  );
  return rows.map(({ id }) => id);
}

/** All pages one after another, each with the same count. */
async function asked(user: DemoUser, source: Source, filter: Input['filter'], text?: string): Promise<number[]> {
  const caller = callers.get(user) as Caller;
  const found: number[] = [];
  for (let offset = 0; ; offset += 7) {
    const page = await caller.call(SearchServices, {
      filter: { ...filter, Source: { Type: source } },
      limit: 7,
      options: { offset, ...(text && { filter: text }) },
    });
    found.push(...page.Services.map(({ Id }) => Id));
    if (page.Services.length === 0) {
      expect(found).toHaveLength(page.TotalCount);
      return found;
    }
  }
}

describe.each(users)('%s', (user) => {
  const company = companies[user] as number;

  it.each(Object.entries(narrowings))('finds by %s what is there, page by page', async (_what, { input, where }) => {
    for (const source of ['Root', 'OwnedServices'] as const)
      expect(await asked(user, source, input)).toEqual(await plainly(company, source, where));
  });

  it.each(['a', 'am', 'amber', 'amber m', 'coral vault', 'oral', 'plain', 'apfel', '42', 'made', 'qqq made'])(
    'finds by "%s" what has the words, the nearest first',
    async (text) => {
      for (const source of ['Root', 'OwnedServices'] as const) {
        const found = await asked(user, source, {}, text);
        expect(found).toEqual(await plainly(company, source, everything.where, text));
      }
      const { input, where } = narrowings['category'] as Narrowing;
      expect(await asked(user, 'Root', input, text)).toEqual(await plainly(company, 'Root', where, text));
    },
  );

  it.each(['ModifyDate', 'DisplayName'] as const)('finds all whatever the order: %s', async (Key) => {
    for (const Value of ['ASC', 'DESC'] as const) {
      const { Services, TotalCount } = await (callers.get(user) as Caller).call(SearchServices, {
        orderBy: { Key, Value },
        limit: 10,
      });
      const all = await plainly(company, 'Root', everything.where);
      expect(all.length).toBeGreaterThan(7);
      expect(TotalCount).toBe(all.length);
      const expected = await sql<{ id: number }>`
        select s.service_id as id from service s where s.service_id = any (${all}::bigint[])
        order by ${Key === 'ModifyDate' ? sql`s.modified_utc` : sql`service_name(s.names, 'en', s.product_name) collate "en-x-icu"`} ${sql.raw(Value)},
          s.ranking desc, service_name(s.names, 'en', s.product_name) collate "en-x-icu", s.service_id limit 10`.execute(
        server.database.owner,
      );
      expect(Services.map(({ Id }) => Id)).toEqual(expected.rows.map(({ id }) => id));
    }
  });
});

it('follows what one statement changes of many services at once', async () => {
  const { owner } = server.database;
  const same = async (...texts: readonly string[]) => {
    for (const text of texts)
      expect(await asked('owner', 'OwnedServices', {}, text)).toEqual(
        await plainly(knownIds.root, 'OwnedServices', everything.where, text),
      );
  };
  await sql`update service_text set display_name = replace(display_name, 'Cobalt', 'Kobold'), summary = 'Sky'
    where display_name like '%Cobalt%'`.execute(owner);
  expect(await asked('owner', 'OwnedServices', {}, 'kobold')).toHaveLength(5);
  await same('kobold', 'cobalt', 'sky', 'plain');
  await sql`delete from service_text where language = 'de' and display_name like '%Coral%'`.execute(owner);
  await same('coral', 'schlicht', 'plain');
  await sql`update service set tags = '{Fresh}' where product_name like '% made'`.execute(owner);
  await same('fresh', 'made');
  const twins = sql`insert into service (owner_account_id, product_name, product_number, category)
    select owner_account_id, replace(product_name, ' made', ' twinned'), 'copy ' || service_id, category from service where product_name like '% made'`;
  await twins.execute(owner);
  expect(await asked('owner', 'OwnedServices', {}, 'twinned')).toHaveLength(heads.length * tails.length);
  await same('twinned', 'amber', 'fresh');
  await sql`delete from service where product_name like '% twinned'`.execute(owner);
  expect(await asked('owner', 'OwnedServices', {}, 'twinned')).toEqual([]);
});
