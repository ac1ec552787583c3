/** The methods of administrators: sessions, jobs and mails of the branch; caches, audit chain and health of the whole installation. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobKind } from '../../../manifests/entities/QueuedJob.ts';
import CancelAnyJob from '../../../manifests/operations/Administration/CancelAnyJob.ts';
import CheckAuditChain from '../../../manifests/operations/Administration/CheckAuditChain.ts';
import ClearCaches from '../../../manifests/operations/Administration/ClearCaches.ts';
import EndSessionOf from '../../../manifests/operations/Administration/EndSessionOf.ts';
import GetInstallationHealth from '../../../manifests/operations/Administration/GetInstallationHealth.ts';
import GetJobQueue from '../../../manifests/operations/Administration/GetJobQueue.ts';
import GetSessions from '../../../manifests/operations/Administration/GetSessions.ts';
import ResendMail from '../../../manifests/operations/Administration/ResendMail.ts';
import RetryJob from '../../../manifests/operations/Administration/RetryJob.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { startHeartbeat } from '../../../src/server/administration/heartbeat.ts';
import { jobs } from '../../../src/server/queue/registry.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let owner: Caller;
/** An administrator of a company, with the right of administrators in his branch alone. */
let admin: Visitor;
let ids: Record<'owner' | 'admin' | 'user' | 'reseller', number>;

beforeAll(async () => {
  server = await startTestServer();
  const database = server.database.owner;
  const idOf = async (name: string) =>
    (
      await database
        .selectFrom('credential')
        .select('user_account_id')
        .where('username', '=', name)
        .executeTakeFirstOrThrow()
    ).user_account_id;
  ids = {
    owner: await idOf('owner'),
    admin: await idOf('admin'),
    user: await idOf('user'),
    reseller: await idOf('reseller'),
  };
  // One of the sets that he holds gives it from now on.
  await sql`
    insert into portolan.capability_set_entry (capability_set_id, object_type, flags)
    select min(b.capability_set_id), 'ADMINISTRATIVE', array['Read', 'Execute']
    from portolan.user_role u join portolan.role_capability_set b using (role_id)
    where u.user_account_id = ${ids.admin} and b.capability_set_id not in (
      select b.capability_set_id from portolan.user_role u join portolan.role_capability_set b using (role_id)
      where u.user_account_id = ${ids.user})
    on conflict (capability_set_id, object_type) do update set flags = excluded.flags`.execute(database);
  owner = await server.as('owner');
  admin = new Visitor(server.app);
  await admin.enter('admin');
});
afterAll(() => server.close());

const lastEntry = () =>
  server.database.owner
    .selectFrom('audit_entry')
    .select(['event', 'target_account_id', 'user_account_id', 'details'])
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

async function newJob(user: number | null, state: 'Queued' | 'Failed' = 'Queued', name = 'export'): Promise<number> {
  const { job_id } = await server.database.owner
    .insertInto('job')
    .values({
      ...{ name, title: `of ${user}`, payload: '{}', user_account_id: user, state },
      ...(state === 'Failed'
        ? { finished_utc: new Date(), attempts: 3 }
        : { run_at: new Date(Date.now() + 3_600_000) }),
    })
    .returning('job_id')
    .executeTakeFirstOrThrow();
  return Number(job_id);
}

describe('a look at what others do', () => {
  const looks = async (user: number) => {
    const entries = server.database.owner
      .selectFrom('audit_entry')
      .select(['event', 'operation', 'details', 'target_account_id']);
    return entries
      .where('event', '=', 'Administration looked at')
      .where('user_account_id', '=', user)
      .orderBy('audit_entry_id')
      .execute();
  };

  it('is written down once an hour of each session, list by list, and in the name of whom it was', async () => {
    const visitor = new Visitor(server.app);
    await visitor.enter('owner');
    const before = (await looks(ids.owner)).length;
    const reads = ['GetSessions', 'GetJobQueue', 'GetInstallationHealth', 'GetBroadcasts', 'GetMaintenance'];
    for (const name of [...reads, ...reads])
      expect((await visitor.post(`Administration/${name}`, { limit: 10 })).status).toBe(200);
    for (const name of ['Mail/GetOutbox', 'Analytics/GetEvents'])
      expect((await visitor.post(name, { limit: 10 })).status).toBe(200);
    const told = (await looks(ids.owner)).slice(before);
    expect(told.map(({ details }) => details)).toEqual([...reads, 'GetOutbox', 'GetEvents']);
    expect(told[0]).toMatchObject({ operation: 'Administration/GetSessions', target_account_id: ids.owner });
    const again = new Visitor(server.app);
    await again.enter('owner');
    await Promise.all([
      again.post('Administration/GetSessions', { limit: 10 }),
      again.post('Administration/GetJobQueue', { limit: 10 }),
    ]);
    expect((await looks(ids.owner)).length).toBe(before + told.length + 2);
  });

  it('that was refused leaves nothing, nor does any other read', async () => {
    const user = await server.as('user');
    expect((await user.post('Administration/GetSessions', { limit: 10 })).status).toBe(403);
    expect((await owner.post('Administration/GetSessions', { limit: -1 })).status).toBe(400);
    const before = await lastEntry();
    await owner.call(GetJobs, { limit: 10 });
    expect(await looks(ids.user)).toEqual([]);
    expect(await lastEntry()).toEqual(before);
  });
});

describe('sessions of the branch', () => {
  it('are listed with their users, of nobody outside', async () => {
    await new Visitor(server.app).enter('user');
    await new Visitor(server.app).enter('reseller');
    const { Items } = await admin.call(GetSessions, { limit: 100 });
    const users = new Set(Items.map(({ UserAccountId }) => UserAccountId));
    expect([users.has(ids.user), users.has(ids.reseller), users.has(ids.owner)]).toEqual([true, false, false]);
    const seen = await owner.call(GetSessions, { limit: 100, options: { filter: 'no such name' } });
    expect(seen).toEqual({ Items: [], TotalCount: 0 });
  });

  it('end one by one, and the log of the user tells it; those out of sight and of who may do more do not', async () => {
    const visitor = new Visitor(server.app);
    const { SessionId } = await visitor.enter('user');
    await admin.call(EndSessionOf, { userAccountId: ids.user, session: SessionId });
    await expect.poll(() => visitor.isIn()).toBe(false);
    expect(await lastEntry()).toMatchObject({
      event: 'Session ended by an administrator',
      target_account_id: ids.user,
      user_account_id: ids.admin,
    });
    const again = await admin.post('Administration/EndSessionOf', { userAccountId: ids.user, session: SessionId });
    expect(again.status).toBe(404);
    const foreign = await new Visitor(server.app).enter('reseller');
    const elsewhere = { userAccountId: ids.reseller, session: foreign.SessionId };
    expect((await admin.post('Administration/EndSessionOf', elsewhere)).status).toBe(404);
    const mixed = { userAccountId: ids.user, session: foreign.SessionId };
    expect((await admin.post('Administration/EndSessionOf', mixed)).status).toBe(404);
  });
});

describe('jobs of the branch', () => {
  it('are called by words: each that the server has', () => {
    const { words } = JobKind as { readonly words?: object };
    expect(Object.keys(words ?? {})).toEqual([...jobs.keys()].sort());
    expect(JobKind.enum).toEqual([...jobs.keys()].sort());
  });

  it('are seen by those above their owner, the product’s own from the root alone', async () => {
    const [mine, foreign, own] = [
      await newJob(ids.user),
      await newJob(ids.reseller),
      await newJob(null, 'Failed', 'clean-up'),
    ];
    const numbers = async (caller: Caller) =>
      new Set((await caller.call(GetJobQueue, { limit: 1000 })).Items.map(({ JobId }) => JobId));
    const [below, all] = [await numbers(admin), await numbers(owner)];
    expect([mine, foreign, own].map((id) => below.has(id))).toEqual([true, false, false]);
    expect([mine, foreign, own].map((id) => all.has(id))).toEqual([true, true, true]);
    for (const id of [foreign, own])
      expect((await admin.post('Administration/CancelAnyJob', { jobNumber: id })).status).toBe(404);
    expect((await owner.post('Administration/RetryJob', { jobNumber: own })).status).toBe(404);
  });

  it('are tried again once they have failed, and cancelled until they have ended', async () => {
    const failed = await newJob(ids.user, 'Failed');
    await admin.call(RetryJob, { jobNumber: failed });
    expect(await lastEntry()).toMatchObject({ event: 'Job tried again', target_account_id: ids.user });
    const { Items } = await admin.call(GetJobQueue, { states: ['Queued'], limit: 1000 });
    expect(Items.find(({ JobId }) => JobId === failed)).toMatchObject({
      ...{ State: 'Queued', Attempts: 0, UserAccountId: ids.user, MayCancel: true, MayRetry: false },
    });
    expect((await admin.post('Administration/RetryJob', { jobNumber: failed })).status).toBe(409);
    await admin.call(CancelAnyJob, { jobNumber: failed });
    expect((await admin.post('Administration/CancelAnyJob', { jobNumber: failed })).status).toBe(409);
    expect(await lastEntry()).toMatchObject({ event: 'Job cancelled by an administrator', details: `of ${ids.user}` });
  });
});

it('a mail that waits is tried at once, of the branch alone', async () => {
  const newMail = async (user: number) =>
    (
      await server.database.owner
        .insertInto('outgoing_mail')
        .values({
          ...{ user_account_id: user, recipient: 'a@b.example', subject: 's', body: Buffer.from('x'), attempts: 4 },
          next_try_utc: new Date(Date.now() + 3_600_000),
        })
        .returning('outgoing_mail_id')
        .executeTakeFirstOrThrow()
    ).outgoing_mail_id;
  const [mine, foreign] = [await newMail(ids.user), await newMail(ids.reseller)];
  await admin.call(ResendMail, { mailId: Number(mine) });
  const row = await server.database.owner
    .selectFrom('outgoing_mail')
    .select(['attempts', 'next_try_utc'])
    .where('outgoing_mail_id', '=', mine)
    .executeTakeFirstOrThrow();
  expect([row.attempts, row.next_try_utc <= new Date()]).toEqual([0, true]);
  expect((await admin.post('Administration/ResendMail', { mailId: Number(foreign) })).status).toBe(404);
});

describe('what concerns the whole installation', () => {
  it('is refused to administrators of a branch, and to everybody else', async () => {
    const user = await server.as('user');
    for (const name of ['ClearCaches', 'CheckAuditChain', 'GetInstallationHealth']) {
      const refused = await admin.post(`Administration/${name}`);
      expect([name, refused.status, refused.message]).toEqual([
        name,
        403,
        expect.stringContaining('whole installation'),
      ]);
      expect([name, (await user.post(`Administration/${name}`)).status]).toEqual([name, 403]);
    }
  });

  it('is refused by the database as well, whoever asks it', async () => {
    for (const call of ['clear_caches()', 'check_audit_chain(0, 1)', 'audit_chain_head()', 'installation_health()'])
      await expect(
        server.database.owner.transaction().execute(async (db) => {
          await sql`select set_config('app.scope', (select path from portolan.account where account_id = ${ids.admin}), true)`.execute(
            db,
          );
          await sql.raw(`select portolan.${call}`).execute(db);
        }),
      ).rejects.toThrow('whole installation');
  });

  it('caches are cleared by a notice', async () => {
    const before = server.service.sessions;
    const forgotten: boolean[] = [];
    const stop = before.onForget((concerns) => forgotten.push(concerns({} as never)));
    await owner.call(ClearCaches, {});
    await expect.poll(() => forgotten.length).toBeGreaterThan(0);
    stop();
    expect(await lastEntry()).toMatchObject({ event: 'Caches cleared', user_account_id: ids.owner });
  });

  it('health tells of database, queue and every server that is there', async () => {
    const counts = () => ({ sockets: 3, hub: 2 });
    const beats = startHeartbeat({ pool: server.database.pool, dataDir: '/', counts, onProblem: console.error });
    await expect
      .poll(async () => (await owner.call(GetInstallationHealth, {})).Servers)
      .toMatchObject([{ Sockets: 3, HubConnections: 2, ProcessId: String(process.pid), DiskSize: expect.any(Number) }]);
    const { Database, Queue } = await owner.call(GetInstallationHealth, {});
    expect(Database.LastMigration).toMatch(/^\d{3}-/);
    expect([Database.Size > 0, Database.Connections > 0, Queue.Planned > 0]).toEqual([true, true, true]);
    await beats.stop();
    expect((await owner.call(GetInstallationHealth, {})).Servers).toEqual([]);
  });

  it('the audit chain is walked by a job, which says where it breaks', async () => {
    const check = async () => {
      const { JobId } = await owner.call(CheckAuditChain, {});
      await server.work();
      const { Items } = await owner.call(GetJobs, { limit: 1000 });
      const found = Items.find((each) => each.JobId === JobId);
      return { state: found?.State, error: found?.Error, done: found?.Done ?? 0 };
    };
    const whole = await check();
    expect([whole.state, whole.error, whole.done > 100]).toEqual(['Completed', undefined, true]);
    const database = server.database.owner;
    const spoil = (statement: string) =>
      database.transaction().execute(async (db) => {
        await sql`alter table portolan.audit_entry disable trigger audit_entry_append_only`.execute(db);
        await sql.raw(statement).execute(db);
        await sql`alter table portolan.audit_entry enable trigger audit_entry_append_only`.execute(db);
      });
    await spoil(`update portolan.audit_entry set details = details || '!' where audit_entry_id = 20 and details is not null;
      update portolan.audit_entry set event = 'Never' where audit_entry_id = 20`);
    expect(await check()).toMatchObject({ state: 'Failed', error: expect.stringMatching(/entry 20 was changed/) });
    await spoil('delete from portolan.audit_entry where audit_entry_id = 20');
    expect(await check()).toMatchObject({
      state: 'Failed',
      error: expect.stringMatching(/before the entry 21 is missing/),
    });
  });
});
