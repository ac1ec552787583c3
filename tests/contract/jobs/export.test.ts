/** Exports over HTTP: asked for, made in the background, fetched by who may; the text of the screen and nothing that was hidden. */
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import CancelJob from '../../../manifests/operations/Job/CancelJob.ts';
import DismissJob from '../../../manifests/operations/Job/DismissJob.ts';
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { limits } from '../../../src/rules/limits.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const me = await admin.me();
  accountId = me.CompanyAccount.AccountId;
});
afterAll(() => server.close());

const columns = [
  { field: 'Event', title: 'Ereignis', kind: 'Text' },
  { field: 'Target.DisplayName', title: '=Konto', kind: 'Text' },
  {
    field: 'Target.AccountType',
    title: 'Art',
    kind: 'AccountType',
    choices: [{ value: 'Company', label: 'Unternehmen' }],
  },
  { field: 'TimeUtc', title: 'Zeit', kind: 'DateTimeUtc' },
];
const wanted = (more: object = {}) => ({
  operation: GetAuditLog.operation,
  input: { accountId, mode: 'audit' },
  columns,
  format: 'csv' as const,
  fileName: 'Audit log: 2026/11',
  locale: 'de',
  ...more,
});
const start = async (more: object = {}, caller = admin) => (await caller.call(StartExport, wanted(more))).JobId;
const jobOf = async (jobId: number) =>
  (await admin.call(GetJobs, { limit: 1000 })).Items.find(({ JobId }) => JobId === jobId);
const contentOf = async (jobId: number) => Buffer.from((await admin.call(GetJobFile, { jobId })).Content, 'base64');

describe('an export', () => {
  it('holds every row of the list with the texts of the screen', async () => {
    await admin.call(SaveAccount, { accountId, values: { CompanyName: '=1+cmd|x' } });
    await admin.call(SaveAccount, { accountId, values: { City: 'Linz' } });
    const all = await admin.call(GetAuditLog, { accountId, mode: 'audit', limit: 1000 });
    const jobId = await start();
    expect(await jobOf(jobId)).toMatchObject({ State: 'Queued', Kind: 'export', HasFile: false });
    await server.work();
    expect(await jobOf(jobId)).toMatchObject({
      State: 'Completed',
      Title: 'Audit log: 2026/11.csv',
      FileName: 'Audit_log__2026_11.csv',
      // The start of the export is an entry as well.
      Done: all.TotalCount + 1,
      HasFile: true,
    });
    const text = (await contentOf(jobId)).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...rows] = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
    expect(head).toEqual(['Ereignis', "'=Konto", 'Art', 'Zeit']);
    expect(rows.slice(1).map((row) => row[3])).toEqual(all.Items.map(({ TimeUtc }) => TimeUtc));
    expect(rows.slice(0, 3).map((row) => row[1])).toContain("'=1+cmd|x");
    expect(new Set(rows.map((row) => row[2]))).toContain('Unternehmen');
    expect(rows.flat().filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  });

  it.each([',', ';'])('holds no formula for a program that splits at %j', async (delimiter) => {
    for (const CompanyName of ['Nord;=1+1', '";@SUM(1);"', 'x;"-2+3']) {
      await admin.call(SaveAccount, { accountId, values: { CompanyName } });
    }
    const jobId = await start();
    await server.work();
    const text = (await contentOf(jobId)).toString('utf8').slice(1);
    expect(
      Papa.parse<string[]>(text, { delimiter })
        .data.flat()
        .filter((cell) => /^[=+@\t\r-]/.test(cell)),
    ).toEqual([]);
  });

  it('of a workbook has days as days and text as text', async () => {
    const jobId = await start({ format: 'xlsx' });
    await server.work();
    const sheet = await readXlsxFile(await contentOf(jobId));
    const rows = JSON.parse(JSON.stringify(sheet)) as unknown;
    const lines = (Array.isArray(rows) && Array.isArray(rows[0]) ? rows : (rows as { data: unknown[][] }[])[0]?.data) as
      | unknown[][]
      | undefined;
    expect(lines?.[0]).toEqual(['Ereignis', "'=Konto", 'Art', 'Zeit']);
    // Programs keep an instant as a share of a day, which is not exact to the millisecond.
    expect(Math.abs(Date.parse(String(lines?.[1]?.[3])) - Date.now())).toBeLessThan(120_000);
    expect(lines?.slice(1).every((line) => !Number.isNaN(Date.parse(String(line[3]))))).toBe(true);
  });

  it('keeps filters and order', async () => {
    const jobId = await start({
      input: {
        accountId,
        mode: 'audit',
        options: { filter: 'account saved' },
        orderBy: { Key: 'TimeUtc', Value: 'ASC' },
      },
    });
    await server.work();
    const rows = Papa.parse<string[]>((await contentOf(jobId)).toString().slice(1), { skipEmptyLines: true }).data;
    const times = rows.slice(1).map((row) => row[3] ?? '');
    expect(new Set(rows.slice(1).map((row) => row[0]))).toEqual(new Set(['Account saved']));
    expect(times).toEqual([...times].sort());
  });

  it('is refused beyond so many that wait, whoever asks how often at once; others are not', async () => {
    await server.work();
    const answers = await Promise.all(Array.from({ length: 30 }, () => admin.post(StartExport.operation, wanted())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.jobsOfUser);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30 - limits.jobsOfUser);
    expect([refused[0]?.message, refused[0]?.headers['retry-after']]).toEqual([
      `You have ${limits.jobsOfUser} exports or other jobs waiting or running, which is the most. Minutes to wait: 1.`,
      '60',
    ]);
    const owner = await server.as('owner');
    const other = await owner.post(StartExport.operation, wanted());
    expect(other.status).toBe(200);
    await server.work();
    expect((await admin.post(StartExport.operation, wanted())).status).toBe(200);
    await server.work();
  });

  it.each([
    ['an operation that is none', { operation: 'Account/GetNothing' }],
    ['a write', { operation: 'Account/SaveAccount', input: {} }],
    ['an answer that is no list', { operation: 'Account/LoadAccountById', input: {} }],
    ['a field that rows do not have', { columns: [{ field: 'Secret', title: 'x', kind: 'Text' }] }],
    ['a field beyond one', { columns: [{ field: 'Event.length', title: 'x', kind: 'Text' }] }],
    ['a field of every object', { columns: [{ field: 'constructor', title: 'x', kind: 'Text' }] }],
    ['a currency field that rows do not have', { columns: [{ ...columns[0], currencyField: 'Nothing' }] }],
    ['a locale that is none', { locale: 'not a locale' }],
    ['a wrong input', { input: { accountId, mode: 'all' } }],
    ['an input that is missing', { input: { mode: 'audit' } }],
  ])('is refused with %s', async (_label, more) => {
    expect((await admin.post(StartExport.operation, wanted(more))).status).toBe(400);
  });

  it('is refused without the right for the list, and its file once the right is gone', async () => {
    const user = await server.as('user');
    expect((await user.post(StartExport.operation, wanted())).status).toBe(403);
    const done = await start();
    await server.work();
    const late = await start();
    const { owner } = server.database;
    const lost = await owner
      .deleteFrom('capability_set_entry')
      .where('object_type', '=', 'AUDIT_LOG')
      .returningAll()
      .execute();
    await expect.poll(async () => (await admin.post(GetJobFile.operation, { jobId: done })).status).toBe(403);
    await server.work();
    expect(await jobOf(late)).toMatchObject({ State: 'Failed', Error: 'This needs the right AUDIT_LOG Read.' });
    await owner.insertInto('capability_set_entry').values(lost).execute();
    await expect.poll(async () => (await admin.post(GetJobFile.operation, { jobId: done })).status).toBe(200);
  });

  it('of an account out of sight fails and says why', async () => {
    const jobId = await start({ input: { accountId: 1, mode: 'audit' } });
    await server.work();
    expect(await jobOf(jobId)).toMatchObject({ State: 'Failed', Error: 'There is no account 1.', HasFile: false });
    const file = await admin.post(GetJobFile.operation, { jobId });
    expect([file.status, file.message]).toEqual([404, `The job ${jobId} has no file, or no longer.`]);
  });
});

describe('jobs', () => {
  it('are their owner’s alone', async () => {
    const jobId = await start();
    const owner = await server.as('owner');
    expect((await owner.call(GetJobs, { limit: 1000 })).Items.map(({ JobId }) => JobId)).not.toContain(jobId);
    for (const { operation } of [CancelJob, DismissJob, GetJobFile]) {
      expect([operation, (await owner.post(operation, { jobId })).status]).toEqual([operation, 404]);
    }
    await server.work();
  });

  it('are paged, ordered and found by their title', async () => {
    for (const fileName of ['b', 'a', 'c']) await start({ fileName: `paged ${fileName}` });
    const ask = (more: object) => admin.call(GetJobs, { options: { filter: 'paged' }, ...more });
    const titles = async (more: object) => (await ask(more)).Items.map(({ Title }) => Title);
    expect(await titles({})).toEqual(['paged c.csv', 'paged a.csv', 'paged b.csv']);
    expect(await titles({ orderBy: { Key: 'Title', Value: 'ASC' } })).toEqual([
      'paged a.csv',
      'paged b.csv',
      'paged c.csv',
    ]);
    expect(await ask({ limit: 1, options: { filter: 'paged', offset: 1 } })).toMatchObject({
      TotalCount: 3,
      Items: [{ Title: 'paged a.csv' }],
    });
    await server.work();
  });

  it('can be cancelled until they end, and dismissed after', async () => {
    const jobId = await start();
    expect((await admin.post(DismissJob.operation, { jobId })).status).toBe(409);
    expect((await admin.call(CancelJob, { jobId })).State).toBe('Cancelled');
    await server.work();
    expect(await jobOf(jobId)).toMatchObject({ State: 'Cancelled', HasFile: false });
    expect((await admin.post(CancelJob.operation, { jobId })).status).toBe(409);
    await admin.call(DismissJob, { jobId });
    expect(await jobOf(jobId)).toBeUndefined();
    expect((await admin.post(DismissJob.operation, { jobId })).status).toBe(404);
  });
});
