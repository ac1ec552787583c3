/** The demo world in a database: two installations are equal, the log is whole, passwords come and go as documented. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isItsTurn } from '../../../../generators/testing/sample.ts';
import type { Database } from '../../db/database.ts';
import { verifyPassword } from '../../identity/password.ts';
import { ensureDemoWorld } from './demo-world.ts';
import { demoProducts } from './products.ts';
import { catalogueFlaws } from './testing/catalogue-flaws.ts';
import { installation } from './testing/installation.ts';
import { problemsOf } from './testing/problems.ts';

const small = { demoPassword: undefined, demoSize: 'small' } as const;

const dumped = [
  'select * from account order by account_id',
  'select * from account_value order by account_id',
  'select * from capability_set order by capability_set_id',
  'select * from capability_set_entry order by capability_set_id, object_type',
  'select * from role order by role_id',
  'select * from role_capability_set order by role_id, capability_set_id',
  'select * from user_role order by user_account_id, role_id',
  'select * from support_details order by account_id',
  'select * from stored_image order by path',
  'select * from list_view order by list_view_id',
  'select * from notification_preference order by account_id',
  'select * from landing_page order by landing_page_id',
  'select * from landing_page_role order by landing_page_id, role_id',
  'select * from account_note order by account_note_id',
  'select * from audit_entry order by audit_entry_id',
  'select user_account_id, username, changed_utc from credential order by user_account_id',
  'select * from vendor_profile order by account_id',
  'select * from connector order by connector_id',
  'select * from service order by service_id',
  'select * from service_text order by service_id, language',
  'select * from item order by item_id',
  'select * from item_cost order by item_cost_id',
  'select * from item_srp order by item_srp_id',
  'select * from service_file order by service_file_id',
  'select * from service_group_member order by service_group_id, service_id',
  'select * from marketplace_customer order by marketplace_id, customer_account_id',
  'select * from marketplace_offer order by marketplace_offer_id',
  'select * from enum_member order by enum_name, position',
  'select * from view_layout order by account_type, product_name',
];

async function fingerprint({ owner: db }: Database): Promise<string> {
  const hash = createHash('sha256');
  for (const statement of dumped) hash.update(JSON.stringify((await sql.raw(statement).execute(db)).rows));
  return hash.digest('hex');
}

const count = async ({ owner: db }: Database, condition: string): Promise<number> =>
  (await sql.raw<{ count: number }>(`select count(*) as count from ${condition}`).execute(db)).rows[0]?.count ?? -1;

/** What every world must be, of whatever size. */
const flaws = {
  'paths that do not continue their parent’s':
    "account a left join account p on p.account_id = a.parent_account_id where a.path <> coalesce(p.path, '/') || a.account_id || '/'",
  'users without a company': `account a where a.account_type = 'User' and not exists (select from account c where
    a.path ^@ c.path and c.account_type in ('Company', 'Reseller'))`,
  'active accounts below terminated ones':
    'account a join account p on p.account_id = a.parent_account_id where a.terminated_utc is null and p.terminated_utc is not null',
  'accounts older than their parent':
    'account a join account p on p.account_id = a.parent_account_id where a.created_utc < p.created_utc',
  'accounts seen before they were made or after they ended': `account where last_logon_utc < created_utc and account_type = 'User'
    or last_logon_utc > coalesce(terminated_utc, last_logon_utc) and account_type = 'User' or terminated_utc < created_utc`,
  'accounts without values': 'account a left join account_value v using (account_id) where v.account_id is null',
  'users without a role':
    "account a left join user_role r on r.user_account_id = a.account_id where a.account_type = 'User' and r.role_id is null",
  'usernames that are not unique': `(select "values"->>'Username' from account_value where "values" ? 'Username' group by 1 having count(*) > 1) twice`,
  'names that differ from their values': `account join account_value v using (account_id) where display_name <> case account_type
    when 'User' then ("values"->>'Firstname') || ' ' || ("values"->>'Lastname') when 'Department' then "values"->>'DepartmentName'
    when 'Product' then "values"->>'SubscriptionName' else "values"->>'CompanyName' end`,
  'entries whose hash is wrong': 'audit_entry e where e.hash <> audit_entry_hash(e)',
  'breaks of the chain': `(select previous_hash, lag(hash, 1, ''::bytea) over (order by audit_entry_id) as before from audit_entry) e
    where previous_hash <> before`,
  'entries out of order': `(select occurred_utc, lag(occurred_utc) over (order by audit_entry_id) as before from audit_entry) e
    where occurred_utc < before`,
  ...catalogueFlaws,
};

describe('the small world', () => {
  let first: Database;
  let second: Database;
  beforeAll(async () => {
    first = await installation('portolan_tseed1');
    second = await installation('portolan_tseed2');
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  test('loads once, and two installations are equal', { timeout: 180_000 }, async () => {
    const begin = performance.now();
    const world = await ensureDemoWorld(first.owner, small);
    console.info(`small: ${Math.round(performance.now() - begin)} ms, ${await count(first, 'account')} accounts`);
    expect(world.users).toEqual(['owner', 'reseller', 'admin', 'user', 'approver', 'vendor']);
    const before = await fingerprint(first);
    expect(await ensureDemoWorld(first.owner, small)).toEqual(world);
    expect(await fingerprint(first)).toBe(before);
    // Two servers may start at once.
    const [one, other] = await Promise.all([
      ensureDemoWorld(second.owner, small),
      ensureDemoWorld(second.owner, small),
    ]);
    expect(one).toEqual(other);
    expect(one.password).not.toBe(world.password);
    expect(await fingerprint(second)).toBe(before);
  });

  test.each(Object.entries(flaws))('there are no %s', async (_, condition) => {
    expect(await count(first, condition)).toBe(0);
  });

  test('the chain ends where the next entry will begin', async () => {
    expect(await count(first, 'audit_entry')).toBeGreaterThan(1300);
    expect(
      await count(
        first,
        'audit_chain where hash = (select hash from audit_entry order by audit_entry_id desc limit 1)',
      ),
    ).toBe(1);
  });

  test('the database knows how many rows each table has, so that the first calls are planned well', async () => {
    expect(
      await count(first, "pg_class where relnamespace = 'portolan'::regnamespace and relkind = 'r' and reltuples < 0"),
    ).toBe(0);
  });

  test('only the demo users can sign in', async () => {
    expect(await count(first, 'credential')).toBe(6);
    const hierarchy = {
      owner: '/1/',
      reseller: '/1/100002/',
      admin: '/1/100002/100734/',
      approver: '/1/100002/100734/',
      vendor: '/1/102001/',
    };
    for (const [username, path] of Object.entries(hierarchy)) {
      expect(
        await count(first, `credential where username = '${username}' and scope_of(user_account_id) = '${path}'`),
      ).toBe(1);
    }
    expect(
      await count(first, `credential where username = 'user' and scope_of(user_account_id) like '%/100737/'`),
    ).toBe(1);
  });

  test('the catalogue has services of every kind and state', async () => {
    const counted = {
      service: 60,
      "service where state = 'Draft'": 2,
      "service where state = 'Retired'": 3,
      "service where published_utc > timestamptz '2026-11-20' - interval '30 days'": 8,
      'service where is_bundle and exists (select from service_bundle_part where bundle_service_id = service_id)': 4,
      "service where 'Metered' = any (tags)": 6,
      '(select distinct category from service) categories': 8,
      "service_text where language = 'de'": 60,
      "service_text where language = 'fi'": 60,
      service_upgrade: 10,
      item: 184,
      "item where fee_type = 'OneTime'": 15,
      "item where fee_type = 'Base'": 10,
      'item_srp join item_cost using (item_id, min_quantity, valid_from_date) where srp < purchase_price': 1,
      "service_file where kind = 'Document'": 2,
      'service_group join account on account_id = owner_company_id': 11,
      "marketplace where state = 'Active'": 20,
      "marketplace_offer join marketplace using (marketplace_id) where name = 'Key accounts' and marketplace_offer.state = 'Active'": 52,
      "marketplace_offer join marketplace using (marketplace_id) join service using (service_id) where name = '日本 JPY' and category = 'Training'": 0,
    };
    const found = await Promise.all(
      Object.keys(counted).map(async (condition) => [condition, await count(first, condition)]),
    );
    expect(Object.fromEntries(found)).toEqual(counted);
  });

  test('services cost what subscriptions to them do', async () => {
    const { rows } = await first.owner.transaction().execute(async (db) => {
      // Who owns the marketplace reads what vendors suggest.
      await sql`select set_config('app.scope', root_path(), true), set_config('app.user', '1', true)`.execute(db);
      return sql<{ name: string; price: string }>`select product_name as name, price.amount as price
        from service join prices_from(null, null, false, '2026-11-20') price using (service_id)`.execute(db);
    });
    const prices = new Map(rows.map(({ name, price }) => [name, Number(price)]));
    expect(demoProducts.map(({ name }) => [name, prices.get(name)])).toEqual(
      demoProducts.map(({ name, price }) => [name, price]),
    );
  });

  test('what is made next gets ids behind those of the world', async () => {
    const { rows } = await sql<{ ids: number[] }>`select array[nextval(pg_get_serial_sequence('account', 'account_id')),
      nextval(pg_get_serial_sequence('role', 'role_id'))] as ids`.execute(first.owner);
    const [account = 0, role = 0] = rows[0]?.ids.map(Number) ?? [];
    expect(await count(first, `account where account_id >= ${account}`)).toBe(0);
    expect(await count(first, `role where role_id >= ${role}`)).toBe(0);
  });

  test('a password of the settings replaces the one before', async () => {
    const wanted = { ...small, demoPassword: 'Another-Password-1' };
    expect(await ensureDemoWorld(first.owner, wanted)).toMatchObject({ password: wanted.demoPassword });
    const credentials = await first.owner.selectFrom('credential').selectAll().execute();
    for (const { password_hash } of credentials)
      expect(await verifyPassword(password_hash, wanted.demoPassword)).toBe(true);
    expect(await ensureDemoWorld(first.owner, small)).toMatchObject({ password: wanted.demoPassword });
  });
});

test('accounts that are not of the demo world are left alone', async () => {
  const database = await installation('portolan_tseed3');
  await database.owner
    .insertInto('account')
    .values({ account_type: 'Reseller', display_name: 'Own marketplace', account_identificator: 'R-1' })
    .execute();
  const world = await ensureDemoWorld(database.owner, { ...small, demoPassword: 'Some-Password-12' });
  expect(world).toEqual({ users: [], password: '', isOlder: false });
  expect(await count(database, 'account')).toBe(1);
  await database.close();
});

describe.runIf(isItsTurn('the world of ten thousand', 2))('the world of ten thousand', () => {
  let database: Database;
  beforeAll(async () => {
    database = await installation('portolan_tseed4');
    const begin = performance.now();
    await ensureDemoWorld(database.owner, { ...small, demoSize: '10k' });
    console.info(`10k: ${Math.round(performance.now() - begin)} ms, ${await count(database, 'account')} accounts`);
  });
  afterAll(() => database?.close());

  test('has about that many accounts', async () => {
    const accounts = await count(database, 'account');
    expect(accounts).toBeGreaterThan(9_900);
    expect(accounts).toBeLessThan(10_100);
  });

  test.each(Object.entries(flaws))('there are no %s', async (_, condition) => {
    expect(await count(database, condition)).toBe(0);
  });

  test('its values would be accepted if they were saved', async () => {
    const { rows } = await sql<Parameters<typeof problemsOf>[0]>`
      select account_type as type, product_name as "productName", display_name as name, "values"
      from account join account_value using (account_id) where account_id >= 1000000`.execute(database.owner);
    expect(rows.length).toBeGreaterThan(8000);
    expect(rows.flatMap(problemsOf)).toEqual([]);
  });
});
