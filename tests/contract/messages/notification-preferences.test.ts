/** Notification preferences over HTTP: what everybody begins with, what is saved, and what is refused (VAL-20, CONST-04 to CONST-07). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetPreferences from '../../../manifests/operations/NotificationPreferences/GetPreferences.ts';
import SavePreferences from '../../../manifests/operations/NotificationPreferences/SavePreferences.ts';
import { endedCompany, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.owner.deleteFrom('notification_preference').execute();
});
afterAll(() => server.close());

const preferences = {
  CommitmentPeriods: ['3-year' as const],
  DaysBeforeOneMonth: 0,
  DaysBeforeThreeYear: 365,
  DaysBeforeOther: 14,
};

describe('notification preferences', () => {
  it('begin with every commitment, 7, 90 and 30 days before', async () => {
    const user = await server.as('user');
    const accountId = (await user.me()).UserAccountId;
    expect(await user.call(GetPreferences, { accountId })).toEqual({
      AccountId: accountId,
      AccountState: 'Active',
      CommitmentPeriods: ['1-month', '3-year', 'other'],
      DaysBeforeOneMonth: 7,
      DaysBeforeThreeYear: 90,
      DaysBeforeOther: 30,
      Version: '0',
    });
  });

  it('are kept as saved', async () => {
    const user = await server.as('user');
    const accountId = (await user.me()).UserAccountId;
    const saved = await user.call(SavePreferences, { accountId, preferences });
    expect(saved).toEqual({
      AccountId: accountId,
      AccountState: 'Active',
      ...preferences,
      Version: expect.any(String),
      UpdatedUtc: expect.stringMatching(/Z$/),
    });
    expect(await user.call(GetPreferences, { accountId })).toEqual(saved);
  });

  it.each([
    [{ CommitmentPeriods: [] }, 'preferences.CommitmentPeriods: Choose at least one value'],
    [{ CommitmentPeriods: ['1-year'] }, expect.stringMatching(/^preferences\.CommitmentPeriods/)],
    [{ DaysBeforeOther: 366 }, 'preferences.DaysBeforeOther: At most 365'],
    [{ DaysBeforeOther: -1 }, 'preferences.DaysBeforeOther: At least 0'],
    [{ DaysBeforeOther: 1.5 }, 'preferences.DaysBeforeOther: Integers only'],
  ])('refuse %o', async (wrong, message) => {
    const user = await server.as('user');
    const input = { accountId: (await user.me()).UserAccountId, preferences: { ...preferences, ...wrong } };
    const answer = await user.post(SavePreferences.operation, input);
    expect([answer.status, answer.message]).toEqual([400, message]);
  });

  it('of an account that has ended stay as they are', async () => {
    const owner = await server.as('owner');
    const { account_id: accountId } = await endedCompany(server);
    const refused = await owner.post(SavePreferences.operation, { accountId, preferences });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining(String(accountId))]);
    expect(await owner.call(GetPreferences, { accountId })).toMatchObject({
      AccountState: 'Terminated',
      DaysBeforeOther: 30,
    });
  });

  it('have keywords only for who holds the right', async () => {
    const admin = await server.as('admin');
    const accountId = (await admin.me()).UserAccountId;
    const saved = await admin.call(SavePreferences, {
      accountId,
      preferences: { ...preferences, Keywords: ['backup'] },
    });
    expect(saved.Keywords).toEqual(['backup']);
    expect((await admin.call(SavePreferences, { accountId, preferences })).Keywords).toEqual(['backup']);
    const user = await server.as('user');
    const refused = await user.post(SavePreferences.operation, {
      accountId: (await user.me()).UserAccountId,
      preferences: { ...preferences, Keywords: ['backup'] },
    });
    expect(refused.status).toBe(403);
  });
});
