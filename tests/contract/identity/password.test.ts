/** Choosing passwords: by a link, by the current one, with every rule, and nothing told about who exists. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import SendPasswordReset from '../../../manifests/operations/Account/SendPasswordReset.ts';
import ValidateUserPassword from '../../../manifests/operations/Account/ValidateUserPassword.ts';
import ChangeMyPassword from '../../../manifests/operations/SelfCare/ChangeMyPassword.ts';
import RequestResetPassword from '../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import ResetPassword from '../../../manifests/operations/SelfCare/ResetPassword.ts';
import { passwordTexts } from '../../../src/rules/fields/field-texts.ts';
import { demoPassword } from '../../database/cluster.ts';
import { lastMail, linkIn, mailsTo } from '../../database/mails.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.deleteFrom('attempt').execute());

const visitor = () => new Visitor(server.app);
const idOf = async (username: string): Promise<number> =>
  (
    await server.database.owner
      .selectFrom('credential')
      .select('user_account_id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).user_account_id;
const linkFor = async (username: string) => {
  await visitor().call(RequestResetPassword, { username });
  return linkIn(await lastMail(server, await idOf(username)));
};

describe('a forgotten password', () => {
  it('is chosen anew with the link in the mail, once, and ends what was signed in', async () => {
    const before = visitor();
    await before.enter('approver');
    const { username, token } = await linkFor('approver');
    const choose = (newPassword: string) => visitor().post(ResetPassword.operation, { username, token, newPassword });
    expect((await choose('Seven-Quiet-Otters-42')).status).toBe(200);
    expect((await visitor().signIn('approver')).status).toBe(401);
    expect((await visitor().signIn('approver', 'Seven-Quiet-Otters-42')).status).toBe(200);
    await expect.poll(() => before.isIn()).toBe(false);
    const again = await choose('Eight-Quiet-Otters-42');
    expect([again.status, again.message]).toEqual([400, 'This link is no longer valid. Ask for a new one.']);
    expect((await lastMail(server, await idOf('approver'))).subject).toMatch(/changed|geändert/);
  });

  it('gives the link the configured address, whatever the request says', async () => {
    const mallory = visitor();
    await mallory.post(
      RequestResetPassword.operation,
      { username: 'user' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'sec-fetch-site': 'none' },
    );
    const { text, html } = await lastMail(server, await idOf('user'));
    expect(text).toContain('https://portal.nordlicht.example/v/#/reset-password/user/');
    expect(text + html).not.toContain('evil.example');
  });

  it('answers a name that nobody has in the same words, and mails nobody', async () => {
    const mails = async () =>
      (await server.database.owner.selectFrom('outgoing_mail').select('outgoing_mail_id').execute()).length;
    await mailsTo(server, 0);
    const before = await mails();
    const known = await visitor().post(RequestResetPassword.operation, { username: 'reseller' });
    const unknown = await visitor().post(RequestResetPassword.operation, { username: 'nobody-at-all' });
    expect([unknown.status, unknown.data, unknown.message]).toEqual([known.status, known.data, known.message]);
    await mailsTo(server, 0);
    expect(await mails()).toBe(before + 1);
  });

  it('takes a link for its own user only, in time, and the later link ends the earlier', async () => {
    const { token } = await linkFor('reseller');
    const choose = async (username: string, given = token) =>
      (await visitor().post(ResetPassword.operation, { username, token: given, newPassword: 'Nine-Quiet-Otters-42' }))
        .status;
    expect(await choose('admin')).toBe(400);
    expect(await choose('reseller', `${token}x`)).toBe(400);
    await server.database.owner
      .updateTable('password_link')
      .set({ expires_utc: new Date(0) })
      .execute();
    expect(await choose('reseller')).toBe(400);
    const first = await linkFor('reseller');
    const second = await linkFor('reseller');
    expect(await choose('reseller', second.token)).toBe(200);
    expect(await choose('reseller', first.token)).toBe(400);
  });

  it('is set by one of two who use the link at once', async () => {
    const { username, token } = await linkFor('approver');
    const answers = await Promise.all(
      ['Ten', 'Eleven', 'Twelve'].map((word) =>
        visitor().post(ResetPassword.operation, { username, token, newPassword: `${word}-Quiet-Otters-42` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is sent by an administrator to his own users', async () => {
    const admin = await server.as('admin');
    await admin.call(SendPasswordReset, { userAccountId: await idOf('user') });
    expect(linkIn(await lastMail(server, await idOf('user'))).username).toBe('user');
    const foreign = await admin.post(SendPasswordReset.operation, { userAccountId: await idOf('owner') });
    expect(foreign.status).toBe(404);
    const user = await server.as('user');
    expect((await user.post(SendPasswordReset.operation, { userAccountId: await idOf('user') })).status).toBe(403);
  });

  it('cannot be sent to a user without an address, and says so (ERR-21)', async () => {
    const userAccountId = await idOf('user');
    const { owner } = server.database;
    const valuesOf = owner.selectFrom('account_value').select('values').where('account_id', '=', userAccountId);
    const { values } = await valuesOf.executeTakeFirstOrThrow();
    const have = (kept: Record<string, unknown>) =>
      owner.updateTable('account_value').set({ values: kept }).where('account_id', '=', userAccountId).execute();
    const { Email, ...others } = values as Record<string, unknown>;
    await have(others);
    const { status, message } = await (await server.as('admin')).post(SendPasswordReset.operation, { userAccountId });
    expect([status, message]).toEqual([409, 'Sorry, we are unable to send email right now. Please try again later.']);
    await have(values);
  });
});

describe('changing the own password', () => {
  it('needs the current one, keeps this session under a new secret, and ends the others', async () => {
    const here = visitor();
    const there = visitor();
    await here.enter('user');
    await there.enter('user');
    const { secret } = here;
    const wrong = await here.post(ChangeMyPassword.operation, {
      currentPassword: 'wrong',
      newPassword: 'Seven-Quiet-Otters-42',
    });
    expect([wrong.status, wrong.message]).toEqual([400, 'The current password is not right.']);
    await here.call(ChangeMyPassword, { currentPassword: demoPassword, newPassword: 'Seven-Quiet-Otters-42' });
    expect(here.secret).not.toBe(secret);
    expect(await here.isIn()).toBe(true);
    await expect.poll(() => there.isIn()).toBe(false);
  });

  it('refuses the last ten, and takes the eleventh again (CONST-03)', async () => {
    const here = visitor();
    let currentPassword = 'Seven-Quiet-Otters-42';
    await here.enter('user', currentPassword);
    const change = async (newPassword: string) => {
      await server.database.owner.deleteFrom('attempt').execute();
      const answer = await here.post(ChangeMyPassword.operation, { currentPassword, newPassword });
      if (answer.status === 200) currentPassword = newPassword;
      return answer;
    };
    const same = await change('Seven-Quiet-Otters-42');
    expect([same.status, same.message]).toEqual([400, 'This password cannot be used. None of the last 10 passwords.']);
    for (let number = 1; number <= 9; number += 1) {
      expect((await change(`Quiet-Otters-Nr-${number}`)).status).toBe(200);
    }
    expect((await change('Seven-Quiet-Otters-42')).status).toBe(400);
    expect((await change('Quiet-Otters-Nr-10')).status).toBe(200);
    expect((await change('Seven-Quiet-Otters-42')).status).toBe(200);
  });
});

describe('what no password may be', () => {
  it('is the same whether it is chosen by a link or in place of the current one', async () => {
    const username = 'vendor';
    const { token } = await linkFor(username);
    const here = visitor();
    await here.enter(username);
    const me = await here.me();
    const weak = [
      ...['short', 'no-digits-in-here-At-All', 'NoSpecialCharacter42', 'no-capitals-42-here', 'NO-SMALL-LETTERS-42'],
      `Otters-42-${me.UserAccount.Firstname}`,
      `Otters-42-${me.UserAccount.Lastname}`,
      `Otters-42-${me.CompanyAccount.DisplayName.split(/[^\p{L}]+/u).find((part) => part.length >= 3)}`,
      ...['P@ssw0rd12345!', demoPassword],
    ];
    const refused = new Set<string>();
    for (const newPassword of weak) {
      await server.database.owner.deleteFrom('attempt').execute();
      const reset = await visitor().post(ResetPassword.operation, { username, newPassword, token });
      const change = await here.post(ChangeMyPassword.operation, { currentPassword: demoPassword, newPassword });
      expect([newPassword, reset.status]).toEqual([newPassword, 400]);
      expect([newPassword, change.status, change.message]).toEqual([newPassword, 400, reset.message]);
      for (const rule of String(reset.message).replace(/\.$/, '').split('. ').slice(1)) refused.add(rule);
    }
    // Each of the rules that are shown beside the field has refused one of them.
    expect(refused.size).toBe(Object.keys(passwordTexts).length);
  });
});

describe('ValidateUserPassword', () => {
  it('names each rule that is broken, in the language of the caller (CONST-02)', async () => {
    const admin = await server.as('admin');
    const broken = async (password: string, language = 'en') =>
      (
        (await admin.post(ValidateUserPassword.operation, { password, token: null }, { 'accept-language': language }))
          .data as { FailedRules: string[] }
      ).FailedRules;
    expect(await broken('donau')).toEqual([
      'At least 12 characters',
      'At least one number',
      'At least one special character',
      'At least one uppercase letter',
      'No part of the company name',
    ]);
    expect(await broken('P@ssw0rd12345!')).toEqual(['No password that is known from data leaks']);
    expect(await broken(demoPassword)).toEqual(['None of the last 10 passwords']);
    expect(await broken('Seven-Quiet-Otters-42')).toEqual([]);
    expect((await broken('x', 'de'))[0]).toBe('Mindestens 12 Zeichen');
  });

  it('answers the holder of a link, and nobody else', async () => {
    const { token } = await linkFor('approver');
    const answer = await visitor().call(ValidateUserPassword, { password: 'Seven-Quiet-Beavers-42', token });
    expect(answer).toEqual({ IsValid: true, FailedRules: [] });
    const guess = await visitor().post(ValidateUserPassword.operation, { password: 'x', token: 'guessed' });
    expect(guess.status).toBe(400);
    expect((await visitor().post(ValidateUserPassword.operation, { password: 'x', token: null })).status).toBe(401);
  });
});

describe('an invitation', () => {
  it('is mailed to a new user, who chooses his password and is in', async () => {
    const admin = await server.as('admin');
    const { CompanyAccount } = await admin.me();
    const roles = await server.database.owner.selectFrom('role').select('role_id').where('name', '=', 'User').execute();
    const { AccountId } = await admin.call(CreateAccount, {
      parentAccountId: CompanyAccount.AccountId,
      accountType: 'User',
      values: { Firstname: 'Ada', Lastname: 'Huber', Email: 'ada.huber@donau.example' },
      roleIds: roles.slice(0, 1).map(({ role_id }) => role_id),
    });
    const { username, token } = linkIn(await lastMail(server, AccountId));
    expect(username).toBe('ada.huber@donau.example');
    expect((await visitor().signIn(username, '')).status).toBe(400);
    expect((await visitor().signIn(username, 'anything')).status).toBe(401);
    await visitor().call(ResetPassword, { username, token, newPassword: 'Seven-Quiet-Otters-42' });
    expect((await visitor().signIn(username, 'Seven-Quiet-Otters-42')).status).toBe(200);
  });
});
