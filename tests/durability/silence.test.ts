/** A database that falls silent without closing anything: calls are answered, readiness follows, and all works again once it speaks. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listenTo } from '../../src/server/db/listen.ts';
import { handlers } from '../../src/server/http/calls.ts';
import { startWorker } from '../../src/server/queue/start-worker.ts';
import { demoPassword } from '../database/cluster.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../database/server.ts';
import { openSilentProxy, type SilentProxy } from '../database/silent-proxy.ts';

const owner = inject('owner');
/** Short, for who waits for a silence to be noticed; long enough that a busy machine is not taken for a silent database. */
const patience = {
  connect: 1500,
  statement: 20_000,
  answer: 25_000,
  idleTransaction: 20_000,
  heartbeat: 300,
  heartbeatAnswer: 1500,
};
const away = { en: /^The database cannot be reached/, de: /^Die Datenbank ist zurzeit nicht erreichbar/ };

let proxy: SilentProxy;
let server: TestServer;
let stop: () => Promise<void> = async () => {};
/** Past the proxy, as the database's owner. */
let database: pg.Client;
const told: string[] = [];
beforeAll(async () => {
  proxy = await openSilentProxy(owner);
  const { host, port } = proxy;
  server = await startTestServer([], (access) => {
    const { owner: straight, ...rest } = access;
    return { ...rest, patience, owner: { ...straight, host, port, connectionTimeoutMillis: patience.connect } };
  });
  database = new pg.Client({ ...owner, database: server.access.owner.database ?? '' });
  await database.connect();
  const ear = listenTo(server.database.server, {
    portolan_test: {
      heard: (payload) => told.push(`heard ${payload}`),
      begun: () => told.push('begun'),
      lost: () => told.push('lost'),
    },
  });
  const worker = startWorker(server.service, handlers, server.database.server, () => {});
  stop = async () => {
    await worker.stop();
    await ear.stop();
  };
});
afterAll(async () => {
  await stop();
  await database.end();
  await server.close();
  await proxy.close();
});

const ready = async () => (await server.app.inject('/health/ready')).statusCode;
const calls = (caller: Caller, accountId: number, language: 'en' | 'de') => {
  const headers = { 'accept-language': language };
  return Promise.all([
    caller.post('Account/LoadAccountById', { accountId }, headers),
    caller.post('Account/GetAuditLog', { accountId, mode: 'audit' }, headers),
    caller.post('Account/SearchAccounts', { searchString: 'Donau' }, headers),
    caller.post('Authorization/SetLanguage', { languageCode: 'en' }, headers),
    server.anyone.post('Authorization/Authenticate', { userName: 'user', password: demoPassword }, headers),
  ]);
};

describe('a database that falls silent', () => {
  let admin: Caller;
  let revoked: Caller;
  let account: number;
  const allAnswered = [200, 200, 200, 200, 200];
  const statuses = async () => (await calls(admin, account, 'en')).map(({ status }) => status);

  it('lets every call be answered with 503, and is not ready', async () => {
    [admin, revoked] = [await server.as('admin'), await signIn(server.app, 'approver')];
    account = (await admin.me()).CompanyAccount.AccountId;
    await revoked.me();
    await expect.poll(() => told).toContain('begun');
    await expect.poll(statuses).toEqual(allAnswered);
    proxy.fallSilent();
    // More than there are connections: nobody waits behind those who wait.
    const answers = (await Promise.all([...'123456'].map(() => calls(admin, account, 'de')))).flat();
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([503]);
    for (const { message } of answers) expect(message).toMatch(away.de);
    expect(await ready()).toBe(503);
    for (const { status, message } of await calls(admin, account, 'en')) {
      expect(status).toBe(503);
      expect(message).toMatch(away.en);
    }
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
  });

  it('is noticed by those who only listen', async () => {
    await expect.poll(() => told).toContain('lost');
  });

  it('is heard again when it speaks, and what was missed has not been overlooked', async () => {
    await database.query(
      'update portolan.session set ended_utc = now() where session_id in (select session_id from portolan.session where user_account_id = (select user_account_id from portolan.credential where username = $1))',
      ['approver'],
    );
    told.length = 0;
    proxy.speak();
    await expect.poll(ready).toBe(200);
    await expect.poll(() => told).toContain('begun');
    await database.query(`notify portolan_test, 'again'`);
    await expect.poll(() => told).toContain('heard again');
    await expect.poll(async () => (await revoked.post('Authorization/GetCurrentUser')).status).toBe(401);
    await expect.poll(statuses).toEqual(allAnswered);
  });

  it('lets the worker go on', async () => {
    const done = async (): Promise<number> =>
      (
        await database.query(
          `select count(*)::int as n from portolan.job where name = 'clean-up' and state = 'Completed'`,
        )
      ).rows[0].n;
    const before = await done();
    await database.query(`update portolan.job set run_at = now() where name = 'clean-up' and state = 'Queued'`);
    await expect.poll(done).toBeGreaterThan(before);
  });
});

describe('a server', () => {
  it('stops although the database is silent', async () => {
    const own = await openSilentProxy(owner);
    const other = await startTestServer([], ({ owner: straight, ...rest }) => ({
      ...rest,
      patience,
      owner: { ...straight, host: own.host, port: own.port, connectionTimeoutMillis: patience.connect },
    }));
    const caller = await other.as('admin');
    await calls(caller, 1, 'en');
    own.fallSilent();
    await other.close();
    await own.close();
  });
});
