/** Exchange rates: fetched each day, set by hand, and told where none come. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetCurrencies from '../../../manifests/operations/Marketplace/GetCurrencies.ts';
import SetExchangeRates from '../../../manifests/operations/Marketplace/SetExchangeRates.ts';
import type { Tables } from '../../../src/server/db/tables.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { startDemoRates } from '../../../src/server/demo/rates.ts';
import { queueByRates } from '../../../src/server/pricing/rates/keep-rates.ts';
import { nobody } from '../../../src/server/queue/claimed-job.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let owner: Caller;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  folder = await mkdtemp(join(tmpdir(), 'rates-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Fetches from there as the job does. */
async function fetchFrom(exchangeRates: string): Promise<void> {
  Object.assign(server.service, { settings: { ...server.service.settings, exchangeRates } });
  await sql`select schedule_job('fetch-rates', now())`.execute(server.database.owner);
  await sql`update job set run_at = now() where name = 'fetch-rates' and state = 'Queued'`.execute(
    server.database.owner,
  );
  await server.work();
}
const rate = async (currency: string) =>
  (await owner.call(GetCurrencies, {})).find(({ Currency }) => Currency === currency);
const notices = async () =>
  (
    await server.database.owner
      .selectFrom('notice')
      .select('subject_id')
      .where('kind', '=', 'rates-out-of-date')
      .execute()
  ).length;
/** As jobs work that nobody has begun. */
async function asProduct<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ path: string }>`select root_path() as path`.execute(server.database.owner);
  const transaction = openTransaction(server.database.pool, { path: rows[0]?.path ?? '', userAccountId: nobody });
  const done = await work(transaction.db);
  await transaction.commit();
  return done;
}
async function age(hours: number): Promise<void> {
  const { owner: database } = server.database;
  await sql`alter table exchange_rate disable trigger user`.execute(database);
  await sql`update exchange_rate set as_of_utc = as_of_utc - make_interval(hours => ${hours})`.execute(database);
  await sql`alter table exchange_rate enable trigger user`.execute(database);
}

describe('exchange rates', () => {
  it('stay young where a source publishes them, over an address or in a file (CALL-091)', async () => {
    await age(30);
    expect(await rate('PLN')).toMatchObject({ IsOutOfDate: true });
    const demo = await startDemoRates();
    await fetchFrom(demo.url);
    expect(await rate('PLN')).toMatchObject({ PerEuro: 4.2738, Source: 'Bank', IsOutOfDate: false });
    await demo.stop();
    const file = join(folder, 'rates.xml');
    const today = new Date().toISOString().slice(0, 10);
    await writeFile(file, `<E><Cube><Cube time="${today}"><Cube currency="PLN" rate="4.3"/></Cube></Cube></E>`);
    await fetchFrom(file);
    expect(await rate('PLN')).toMatchObject({ PerEuro: 4.3, IsOutOfDate: false });
  });

  it('set by hand hold for some hours, whatever a source says', async () => {
    await owner.call(SetExchangeRates, { rates: [{ Currency: 'PLN', PerEuro: 4.5 }] });
    const demo = await startDemoRates();
    await fetchFrom(demo.url);
    await demo.stop();
    expect(await rate('PLN')).toMatchObject({ PerEuro: 4.5, Source: 'Hand' });
    const reseller = await server.as('reseller');
    expect((await reseller.post(SetExchangeRates.operation, { rates: [{ Currency: 'PLN', PerEuro: 1 }] })).status).toBe(
      403,
    );
  });

  it('set by somebody else meanwhile are not overwritten unseen, and those of other currencies are in nobody’s way', async () => {
    const [before, other] = [await rate('PLN'), await rate('CZK')];
    const { UserAccountId } = await (await server.as('reseller')).me();
    await giveOnly(server, UserAccountId, { rights: { ADMINISTRATIVE: ['Execute'], MARKETPLACE: ['Read'] } });
    const second = await server.as('reseller');
    await second.call(SetExchangeRates, { rates: [{ Currency: 'PLN', PerEuro: 4.6 }] });
    const rates = [
      { Currency: 'CZK', PerEuro: 25, Version: other?.Version },
      { Currency: 'PLN', PerEuro: 4.7, Version: before?.Version },
    ];
    const { UserAccount } = await second.me();
    expect(await owner.post(SetExchangeRates.operation, { rates })).toMatchObject({
      status: 409,
      message: `${UserAccount.DisplayName} has changed this meanwhile. Nothing of yours was saved.`,
    });
    expect([await rate('PLN'), await rate('CZK')]).toMatchObject([{ PerEuro: 4.6 }, other]);
    expect((await owner.post(SetExchangeRates.operation, { rates: rates.slice(0, 1) })).status).toBe(200);
    // What a bank has published meanwhile was nobody.
    const read = await rate('PLN');
    await sql`insert into exchange_rate (currency, as_of_utc, per_euro, source) values ('PLN', clock_timestamp(), 4.8, 'Bank')`.execute(
      server.database.owner,
    );
    const late = [{ Currency: 'PLN', PerEuro: 4.9, Version: read?.Version }];
    expect(await owner.post(SetExchangeRates.operation, { rates: late })).toMatchObject({
      status: 409,
      message: 'Somebody has changed this meanwhile. Nothing of yours was saved.',
    });
  });

  it('stay and age where their source fails, and the marketplace’s administrators are told once a day', async () => {
    const before = await rate('PLN');
    const broken = join(folder, 'broken.xml');
    await writeFile(broken, '<html>Maintenance</html>');
    await fetchFrom(broken);
    expect([await rate('PLN'), await notices()]).toEqual([before, 0]);
    await age(30);
    await fetchFrom(join(folder, 'absent.xml'));
    await fetchFrom('http://127.0.0.1:1/eurofxref-daily.xml');
    expect([(await rate('PLN'))?.IsOutOfDate, await notices()]).toEqual([true, 1]);
  });

  it('move prices once a month, of pricelists that offer something in another currency', async () => {
    const { owner: database } = server.database;
    const first = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1));
    expect(await asProduct((db) => queueByRates(db, new Date(first.getTime() + 9 * 24 * 60 * 60 * 1000)))).toBe(0);
    const queued = await asProduct((db) => queueByRates(db, first));
    const { rows } = await sql<{ foreign: number }>`
      select count(distinct m.marketplace_id)::int as foreign from marketplace m join marketplace_offer o using (marketplace_id)
      join service s using (service_id) where m.state = 'Active' and o.state = 'Active' and s.currency <> m.currency`.execute(
      database,
    );
    expect([queued, queued > 5]).toEqual([rows[0]?.foreign, true]);
  });
});
