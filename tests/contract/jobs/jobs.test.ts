/** Jobs that were begun in somebody else's name: both names stay with them, in the list and in the log. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import Impersonate from '../../../manifests/operations/Authorization/Impersonate.ts';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { writeAuditEntry } from '../../../src/server/audit/write.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import type { ClaimedJob } from '../../../src/server/queue/claimed-job.ts';
import { sessionOf } from '../../../src/server/queue/job-context.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const exportOf = (accountId: number) => ({
  operation: GetAuditLog.operation,
  input: { accountId, mode: 'audit' },
  columns: [{ field: 'Event', title: 'Event', kind: 'Text' }],
  format: 'csv' as const,
  fileName: 'Audit log',
  locale: 'en',
});
const take = async (): Promise<ClaimedJob> => {
  const { rows } = await server.database.pool.query<ClaimedJob>("select * from take_job($1, '30 seconds', 5)", [
    randomUUID(),
  ]);
  const [taken] = rows;
  if (!taken) throw new Error('there is no job');
  return taken;
};

it('a job knows in whose name it was begun, and writes both names down', async () => {
  const owner = new Visitor(server.app);
  const me = await owner.enter('owner');
  const { user_account_id } = await server.database.owner
    .selectFrom('credential')
    .select('user_account_id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  const admin = (await owner.post(Impersonate.operation, { userAccountId: user_account_id })).data as CurrentUserData;
  const { JobId } = await owner.call(StartExport, exportOf(admin.CompanyAccount.AccountId));
  const listed = await owner.call(GetJobs, {});
  const name = me.UserAccount.DisplayName;
  expect(listed.Items.find((job) => job.JobId === JobId)).toMatchObject({ Impersonator: name });
  const taken = await take();
  expect(taken.job_id).toBe(JobId);
  const session = sessionOf(taken);
  await writeAuditEntry(
    { db: server.database.owner },
    { operation: { operation: 'Test/Job', subject: 'session' }, requestId: 'job', session, note: {} },
  );
  const entry = await server.database.owner
    .selectFrom('audit_entry')
    .selectAll()
    .where('operation', '=', 'Test/Job')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    user_account_id,
    impersonator_account_id: me.UserAccountId,
    impersonator_name: name,
  });
});

it('jobs are counted by their states over all pages, whatever page is asked for', async () => {
  const admin = await server.as('admin');
  const me = await admin.me();
  const total = async (...states: ('Queued' | 'Running' | 'Completed' | 'Failed' | 'Cancelled')[]) => {
    const { Items, TotalCount } = await admin.call(GetJobs, { states, limit: 1 });
    expect(Items.every(({ State }) => states.length === 0 || states.includes(State))).toBe(true);
    expect(Items.length).toBe(Math.min(1, TotalCount));
    return TotalCount;
  };
  const before = await total('Queued', 'Running');
  for (const _ of [1, 2]) await admin.call(StartExport, exportOf(me.CompanyAccount.AccountId));
  expect(await total('Queued', 'Running')).toBe(before + 2);
  const ended = await total('Completed');
  await server.work();
  expect([await total('Queued', 'Running'), await total('Completed')]).toEqual([before, ended + 2]);
  expect(await total()).toBe((await total('Queued', 'Running')) + (await total('Completed', 'Failed', 'Cancelled')));
  expect((await admin.post(GetJobs.operation, { states: ['Lost'] })).status).toBe(400);
});

it('a job of one’s own names nobody else, and tells its share once it has ended', async () => {
  const admin = await server.as('admin');
  const me = await admin.me();
  const { JobId } = await admin.call(StartExport, exportOf(me.CompanyAccount.AccountId));
  const job = async () => (await admin.call(GetJobs, {})).Items.find((each) => each.JobId === JobId);
  expect(await job()).not.toHaveProperty('Impersonator');
  expect(await job()).not.toHaveProperty('Share');
  expect(await job()).toMatchObject({ MayCancel: true, MayDismiss: false });
  await server.work();
  expect(await job()).toMatchObject({ State: 'Completed', Share: 100, MayCancel: false, MayDismiss: true });
});
