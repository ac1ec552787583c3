/** Planned reports: sent once for each of their times, with the rights of the day, and to nobody who may not read them (SOLO-29). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import DeletePlannedReport from '../../../manifests/operations/Reporting/DeletePlannedReport.ts';
import GetFrequentReports from '../../../manifests/operations/Reporting/GetFrequentReports.ts';
import GetPlannedReports from '../../../manifests/operations/Reporting/GetPlannedReports.ts';
import GetReportRecipients from '../../../manifests/operations/Reporting/GetReportRecipients.ts';
import PlanReport from '../../../manifests/operations/Reporting/PlanReport.ts';
import SetPlannedReport from '../../../manifests/operations/Reporting/SetPlannedReport.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { mailsTo } from '../../database/mails.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let planner: Caller;
let plannerId: number;
let colleagueId: number;
const rights = full(
  'REPORTING',
  'SUBSCRIPTION',
  'CUSTOM_CHARGE_COMPANY',
  'CUSTOM_CHARGE_RESELLER',
  'CUSTOM_CHARGE_COST',
);
const others = full('REPORTING', 'SUBSCRIPTION', 'CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_RESELLER');

beforeAll(async () => {
  server = await startTestServer();
  planner = await having('reseller', rights);
  plannerId = (await planner.me()).UserAccountId;
  colleagueId = await colleagueOf(plannerId);
  await giveOnly(server, colleagueId, { rights: others });
  await sql`update account_value set "values" = "values" || '{"PreferredLanguage":"en"}'
    where account_id in (${plannerId}, ${colleagueId})`.execute(server.database.owner);
}, 120_000);
afterAll(() => server.close());

async function having(name: DemoUser, of: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights: of });
  return signIn(server.app, name);
}

async function colleagueOf(userAccountId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select u.account_id as id from account u join account me on me.parent_account_id = u.parent_account_id
    join account_value v on v.account_id = u.account_id and v."values" ->> 'Email' <> ''
    where me.account_id = ${userAccountId} and u.account_id <> me.account_id and u.account_type = 'User' and u.account_state = 'Active'
      and coalesce(v."values" ->> 'Status', 'Active') = 'Active'
    order by u.account_id limit 1`.execute(server.database.owner);
  return rows[0]?.id ?? 0;
}

const plan = (more: object = {}) => ({
  ...{ report: 'charges', name: 'Charges of the month', rhythm: 'Monthly' as const, format: 'csv' as const },
  recipients: [colleagueId],
  ...more,
});
const status = async (by: Caller, input: object) => (await by.post(PlanReport.operation, input)).status;

/** Its time has come. */
async function due(id: number): Promise<void> {
  await sql`update report_plan set next_due_utc = now() - interval '1 minute' where report_plan_id = ${id}`.execute(
    server.database.owner,
  );
  await work();
}

async function work(): Promise<void> {
  await sql`insert into job (name, payload) values ('queue-reports', '{}') on conflict do nothing`.execute(
    server.database.owner,
  );
  await sql`update job set run_at = now() where name = 'queue-reports' and state = 'Queued'`.execute(
    server.database.owner,
  );
  await server.work();
}

const reportMails = async (userAccountId: number) =>
  (await mailsTo(server, userAccountId)).filter(({ subject }) => /report/i.test(subject));
const attached = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ content: Buffer }>`
    select content from outgoing_mail_attachment order by outgoing_mail_id`.execute(server.database.owner);
  return rows.map(({ content }) => content.toString());
};

describe('a planned report', () => {
  it('is sent once for each of its times, with what its reader may read and no more (I10)', async () => {
    const made = await planner.call(PlanReport, plan({ parameters: { period: 'ThisYear', below: knownIds.donau } }));
    expect(made.AskedFor).toMatch(/^Months: This year · Below account: Donau-Dampf/);
    expect(made).toMatchObject({ State: 'Active', Rhythm: 'Monthly' });
    expect(made.NextUtc).toMatch(/-01T06:00:00/);
    await work();
    expect(await reportMails(colleagueId)).toEqual([]);
    await due(made.PlannedReportId);
    await work();
    const [mail, ...more] = await reportMails(colleagueId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Report: Charges of the month');
    expect(mail?.text).toContain('/v/#/reports?report=charges');
    const [file] = await attached();
    expect(file?.split('\r\n')[0]).toContain('Amount');
    expect(file?.split('\r\n')[0]).not.toContain('Cost');
    const [listed] = await planner.call(GetPlannedReports, {});
    expect(listed?.LastSentUtc).toBeDefined();
    expect(Date.parse(listed?.NextUtc ?? '')).toBeGreaterThan(Date.now());
    // Nobody has looked at it.
    expect(await planner.call(GetFrequentReports, {})).toEqual([]);
  }, 60_000);

  it('goes to each recipient as far as he may read it: its planner gets the cost as well', async () => {
    const made = await planner.call(PlanReport, plan({ name: 'For both', recipients: [plannerId, colleagueId] }));
    await due(made.PlannedReportId);
    const heads = (await attached()).slice(-2).map((text) => text.split('\r\n')[0]?.includes('Cost'));
    expect(heads.sort()).toEqual([false, true]);
    await planner.call(DeletePlannedReport, { plannedReportId: made.PlannedReportId });
  }, 60_000);

  it('leaves out whoever has lost the right, and stops and says so when nobody is left', async () => {
    const made = await planner.call(PlanReport, plan({ name: 'For one' }));
    await giveOnly(server, colleagueId, { rights: full('SUBSCRIPTION') });
    const before = (await reportMails(colleagueId)).length;
    await due(made.PlannedReportId);
    expect((await reportMails(colleagueId)).length).toBe(before);
    const [stopped] = (await planner.call(GetPlannedReports, {})).filter(({ Name }) => Name === 'For one');
    expect(stopped).toMatchObject({ State: 'Stopped', MayGoOn: true });
    expect(stopped?.Problem).toMatch(/recipients/);
    expect((await reportMails(plannerId)).at(-1)?.subject).toBe('Your report For one is sent no more');
    await giveOnly(server, colleagueId, { rights: others });
    const going = await planner.call(SetPlannedReport, { plannedReportId: made.PlannedReportId, state: 'Active' });
    expect(going.State).toBe('Active');
    expect(going).not.toHaveProperty('Problem');
  }, 60_000);

  it('stops when its planner has lost the right, and nothing is sent in his name', async () => {
    const [{ PlannedReportId: id = 0 } = {}] = await planner.call(GetPlannedReports, {});
    await giveOnly(server, plannerId, { rights: full('SUBSCRIPTION') });
    const before = (await reportMails(colleagueId)).length;
    await due(id);
    expect((await reportMails(colleagueId)).length).toBe(before);
    expect((await reportMails(plannerId)).at(-1)?.subject).toMatch(/is sent no more/);
    planner = await having('reseller', rights);
    const stopped = (await planner.call(GetPlannedReports, {})).find(({ PlannedReportId }) => PlannedReportId === id);
    expect(stopped?.Problem).toMatch(/right/);
  }, 60_000);

  it('stops when its planner may not sign in any more', async () => {
    const made = await planner.call(PlanReport, plan({ name: 'Of somebody who left' }));
    await sql`update account_value set "values" = "values" || '{"Status":"Inactive"}' where account_id = ${plannerId}`.execute(
      server.database.owner,
    );
    await due(made.PlannedReportId);
    const { rows } = await sql<{ problem: string }>`
      select problem from report_plan where report_plan_id = ${made.PlannedReportId}`.execute(server.database.owner);
    expect(rows[0]?.problem).toBe('OwnerGone');
    await sql`update account_value set "values" = "values" || '{"Status":"Active"}' where account_id = ${plannerId}`.execute(
      server.database.owner,
    );
    planner = await signIn(server.app, 'reseller');
  }, 60_000);
});

describe('recipients', () => {
  it('are people of the own company who may read it and see as much', async () => {
    const offered = await planner.call(GetReportRecipients, { report: 'charges' });
    const ids = offered.map(({ UserAccountId }) => UserAccountId);
    expect(ids).toEqual(expect.arrayContaining([plannerId, colleagueId]));
    const buyer = (await (await server.as('admin')).me()).UserAccountId;
    await giveOnly(server, buyer, { rights });
    expect(await status(planner, plan({ recipients: [buyer] }))).toBe(403);
    const owner = (await (await server.as('owner')).me()).UserAccountId;
    expect(await status(planner, plan({ recipients: [owner] }))).toBe(404);
    await giveOnly(server, colleagueId, { rights: others, reach: 'own' });
    expect(await status(planner, plan())).toBe(403);
    await giveOnly(server, colleagueId, { rights: others });
    expect(await status(planner, plan({ report: 'margin' }))).toBe(404);
    expect(await status(planner, plan({ parameters: { period: 'Never' } }))).toBe(400);
  });

  it('are nobody’s business: plans of others are not there', async () => {
    const [{ PlannedReportId: plannedReportId = 0 } = {}] = await planner.call(GetPlannedReports, {});
    const other = await having('owner', full('REPORTING'));
    expect(await other.call(GetPlannedReports, {})).toEqual([]);
    for (const [call, more] of [
      [SetPlannedReport, { state: 'Stopped' }],
      [DeletePlannedReport, {}],
    ] as const)
      expect((await other.post(call.operation, { plannedReportId, ...more })).status).toBe(404);
    const reader = await having('user', { REPORTING: ['Read'] });
    expect(await status(reader, plan())).toBe(403);
  });
});
