/** Bill runs on four servers at once whose connections are killed again and again: the same bills as in calm, each once (P4, P6, I37). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { accessFrom } from '../../../src/server/db/connect.ts';
import { type Database, openDatabase } from '../../../src/server/db/database.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

const interval = intervalOf(new Date().toISOString().slice(0, 10));
let killed: TestServer;
let calm: TestServer;
let servers: Database[] = [];
beforeAll(async () => {
  [killed, calm] = await Promise.all([startTestServer(), startTestServer()]);
  servers = await Promise.all(Array.from({ length: 3 }, () => openDatabase(accessFrom(killed.access.owner), 4)));
});
afterAll(async () => {
  await Promise.all(servers.map((database) => database.close()));
  await Promise.all([killed.close(), calm.close()]);
});

const rowsOf = async <Row>(of: TestServer, query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(of.database.owner)).rows;

const worker = (of: TestServer, database: Database) =>
  new Worker({ service: { ...of.service, database }, handlers: new Map(), onProblem: () => {} })
    .drain()
    .catch(() => {});

/** What was billed, without ids and times; numbers follow the order of issue, which is another one on four servers. */
const billed = (of: TestServer) =>
  rowsOf(
    of,
    sql<Record<string, unknown>>`
      select i.seller_account_id, i.buyer_account_id, i.interval_id, i.net, i.tax, i.total, i.tax_note,
        jsonb_agg(to_jsonb(l) - 'invoice_line_id' - 'invoice_id' - 'tier_price_id' order by l.line_no) as lines
      from invoice i join invoice_line l using (invoice_id) where i.state = 'Final' and i.interval_id = ${interval} group by i.invoice_id
      order by i.seller_account_id, i.buyer_account_id`,
  );

it('bills each buyer once, numbered without a gap (P4, P6, I37)', async () => {
  for (const of of [killed, calm]) await (await of.as('owner')).call(BillingRun, { interval });
  // The queue lets one of them work: here all do, as if each took the others for dead.
  await rowsOf(killed, sql`drop index job_scheduled`);
  const { user } = killed.database.server;
  for (let round = 0; round < 8; round += 1) {
    await rowsOf(killed, sql`delete from job where name = 'bill'`);
    await rowsOf(killed, sql`insert into job (name, payload) select 'bill', '{}' from generate_series(1, 4)`);
    const working = [killed.database, ...servers].map((database) => worker(killed, database));
    if (round < 7) {
      await new Promise((resolve) => setTimeout(resolve, 25 + 35 * round));
      await rowsOf(
        killed,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = ${user ?? ''}`,
      );
    }
    await Promise.all(working);
  }
  await rowsOf(calm, sql`delete from job where name = 'bill'`);
  await rowsOf(calm, sql`insert into job (name, payload) values ('bill', '{}')`);
  await worker(calm, calm.database);
  const found = await billed(killed);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual(await billed(calm));
  const open = await rowsOf(killed, sql`select state from bill_run where state <> 'Finished'`);
  expect(open).toEqual([]);
  const odd = await rowsOf(
    killed,
    sql`select seller_account_id from invoice group by seller_account_id, left(number, 6)
      having right(min(number), 6)::integer <> 1 or right(max(number), 6)::integer <> count(*) or count(distinct number) <> count(*)`,
  );
  expect(odd).toEqual([]);
}, 120_000);
