/** Subscriptions of the demo world and of calls: what the account shows, what is kept of each change, and that ends are ends. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;

/** What the events of each say, played in their order, where that is not the row. */
const differing = sql<{ account_id: number }>`
  select s.account_id from subscription s
  where to_jsonb(s) is distinct from (
    select jsonb_object_agg(played.key, played.value) from (
      select distinct on (entry.key) entry.key, entry.value
      from subscription_event e cross join lateral jsonb_each(e.after) entry
      where e.account_id = s.account_id order by entry.key, e.event_id desc) played)`;

describe('the demo world', () => {
  it('has one subscription for each product account, which shows what it says', async () => {
    const odd = await rowsOf(sql<{ account_id: number }>`
      select a.account_id from account a join account_value v using (account_id) left join subscription s using (account_id)
      where a.account_type = 'Product' and (s.account_id is null or s.service_id is null
        or (s.state = 'Ended') <> (a.account_state = 'Terminated') or not v."values" @> subscription_values(s))`);
    expect(odd).toEqual([]);
  });

  it('bills what runs: spans of its fees, tiers from the payer up to the root, and what each pays', async () => {
    const [found] = await rowsOf(sql<Record<string, number>>`
      select count(*) as running, count(*) filter (where not exists (select from subscription_span p where p.account_id = s.account_id)) as unbilled,
        count(*) filter (where (select count(*) from sale_tier t where t.account_id = s.account_id) <> (
          select count(*) from account a join account r on a.path ^@ r.path and r.account_type = 'Reseller'
          where a.account_id = payer_of(s.account_id) and r.account_id <> a.account_id)) as broken,
        count(*) filter (where exists (select from sale_tier t where t.account_id = s.account_id
          and not exists (select from tier_price p where p.tier_id = t.tier_id))) as unpriced
      from subscription s where s.state in ('Active', 'Suspended')`);
    expect(found).toMatchObject({ unbilled: 0, broken: 0 });
    expect(found?.['running']).toBeGreaterThan(150);
    expect(found?.['unpriced']).toBeLessThan(10);
  });

  it('knows of each how it came to be what it is (I21)', async () => {
    expect(await rowsOf(differing)).toEqual([]);
  });
});

describe('a subscription', () => {
  const shown = async (accountId: number) =>
    (await admin.call(LoadAccountById, { accountId })).Views['General']?.Values;
  const kept = (accountId: number) =>
    server.database.owner
      .selectFrom('subscription')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();

  it('takes over how it goes on from its account, and keeps what changed', async () => {
    const accountId = knownIds.mailboxes;
    const { renewal_mode: before } = await kept(accountId);
    const wanted = before === 'Renew' ? 'Terminate' : 'Renew';
    await admin.call(SaveAccount, { accountId, values: { RenewalMode: wanted } });
    expect((await kept(accountId)).renewal_mode).toBe(wanted);
    const events = await server.database.owner
      .selectFrom('subscription_event')
      .select(['kind', 'before', 'after', 'user_account_id'])
      .where('account_id', '=', accountId)
      .orderBy('event_id')
      .execute();
    // Before it, that it was brought in and what its vendor calls it.
    expect(events.slice(2)).toEqual([
      {
        kind: 'RenewalChanged',
        before: { renewal_mode: before },
        after: { renewal_mode: wanted },
        user_account_id: knownIds.admin,
      },
    ]);
    expect(await rowsOf(differing)).toEqual([]);
    const empty = await admin.post('Account/SaveAccount', { accountId, values: { RenewalMode: '' } });
    expect([empty.status, Object.keys(empty.fields ?? {})]).toEqual([400, ['RenewalMode']]);
  });

  it('ends with its account, spans and tiers with it, and never begins again (I23)', async () => {
    const accountId = knownIds.mailboxes;
    await server.database.owner
      .updateTable('subscription')
      .set({ lock_end_date: null })
      .where('account_id', '=', accountId)
      .execute();
    await admin.call(TerminateAccount, { accountId, terminationReason: 'NoLongerNeeded' });
    expect(await kept(accountId)).toMatchObject({
      state: 'Ended',
      end_cause: 'Termination',
      renewal_mode: 'Terminate',
    });
    expect(await shown(accountId)).toMatchObject({ ServiceStatus: 'Terminated', RenewalMode: 'Terminate' });
    const open = await rowsOf(sql`
      select from subscription_span where account_id = ${accountId} and to_date is null
      union all select from sale_tier where account_id = ${accountId} and to_date is null`);
    expect(open).toEqual([]);
    expect(await rowsOf(differing)).toEqual([]);
    // Whatever the server is asked for, in either table.
    const { pool } = server.database;
    for (const again of [
      `update account set account_state = 'Active' where account_id = ${accountId}`,
      `update subscription set state = 'Active' where account_id = ${accountId}`,
    ]) {
      const behind = `begin; select set_config('app.scope', '/1/', true), set_config('app.user', '1', true); ${again}; commit`;
      await expect(pool.query(behind)).rejects.toThrow(/is final|permission denied/);
      await pool.query('rollback').catch(() => {});
    }
    expect(await kept(accountId)).toMatchObject({ state: 'Ended' });
  });

  it('is not changed by the server but in how it goes on, and does not end without its account', async () => {
    const { pool } = server.database;
    for (const change of [
      `update subscription set state = 'Active'`,
      'update subscription_span set quantity = 1',
      'update tier_price set amount = 0',
    ])
      await expect(pool.query(change)).rejects.toThrow('permission denied');
    const ended = { state: 'Ended', ended_date: new Date(), end_cause: 'Termination' } as const;
    const alone = server.database.owner
      .updateTable('subscription')
      .set(ended)
      .where('account_id', '=', (eb) =>
        eb.selectFrom('subscription').select(eb.fn.min('account_id').as('id')).where('state', '=', 'Active'),
      )
      .execute();
    await expect(alone).rejects.toThrow('ends with its account');
  });
});
