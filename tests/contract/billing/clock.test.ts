/** The clock of a demo world: a month ends when it is set behind its end, and nobody turns it back (CHG-05, CHG-06). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetIntervals from '../../../manifests/operations/Account/GetIntervals.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import SetClock from '../../../manifests/operations/Administration/SetClock.ts';
import { cutOffOf, intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

const interval = intervalOf(new Date().toISOString().slice(0, 10));
const after = (minutes: number) => new Date(cutOffOf(interval).getTime() + minutes * 60_000).toISOString();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('is set by administrators of the installation alone, and only forward', async () => {
  for (const name of ['admin', 'reseller'] as const)
    expect((await (await server.as(name)).post(SetClock.operation, { moment: after(5) })).status).toBe(403);
  const owner = await server.as('owner');
  for (const moment of ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])
    expect((await owner.post(SetClock.operation, { moment })).status).toBe(409);
  expect((await owner.post(SetClock.operation, { moment: 'soon' })).status).toBe(400);
  const [row] = (await sql`select 1 from installation where name = 'demo-clock'`.execute(server.database.owner)).rows;
  expect(row).toBeUndefined();
});

it('ends the month: it is billed by itself, and the next one is open', async () => {
  const owner = await server.as('owner');
  const admin = await server.as('admin');
  expect((await owner.call(SetClock, { moment: after(5) })).slice(0, 16)).toBe(after(5).slice(0, 16));
  await sql`delete from job where name = 'bill'`.execute(server.database.owner);
  await sql`update job set run_at = now() + interval '1 day' where state = 'Queued'`.execute(server.database.owner);
  await sql`insert into job (name, payload) values ('bill', '{}')`.execute(server.database.owner);
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
  const [invoice] = (await admin.call(GetInvoices, { accountId: knownIds.donau, intervalId: interval })).Items;
  expect(invoice?.IssuedUtc.slice(0, 10)).toBe(after(5).slice(0, 10));
  expect((await owner.post(SetClock.operation, { moment: after(-5) })).status).toBe(409);
  await owner.call(SetClock, { moment: after(90) });
  const [open] = await admin.call(GetIntervals, { accountId: knownIds.donau });
  expect(open).toMatchObject({ IsOpen: true });
  expect(open?.IntervalId).toBeGreaterThan(interval);
});

it('is no clock where there is no demo world, whoever calls the database', async () => {
  await sql`delete from installation where name = 'demo-parts'`.execute(server.database.owner);
  const owner = await server.as('owner');
  expect((await owner.post(SetClock.operation, { moment: after(200) })).status).not.toBe(200);
});
