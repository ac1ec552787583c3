/** Second factors: setting up, signing in with each kind, codes good once, policies and what they force. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import DisableTwoFactorForUser from '../../../manifests/operations/Account/DisableTwoFactorForUser.ts';
import DisableTwoFactorMethod from '../../../manifests/operations/Account/DisableTwoFactorMethod.ts';
import EnableTwoFactorMethod from '../../../manifests/operations/Account/EnableTwoFactorMethod.ts';
import GetTwoFactorMethods from '../../../manifests/operations/Account/GetTwoFactorMethods.ts';
import HasEnabledTwoFactorMethods from '../../../manifests/operations/Account/HasEnabledTwoFactorMethods.ts';
import RenameTwoFactorMethod from '../../../manifests/operations/Account/RenameTwoFactorMethod.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import SetPrimaryTwoFactorMethod from '../../../manifests/operations/Account/SetPrimaryTwoFactorMethod.ts';
import SetupTwoFactorMethod from '../../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import SendSecurityCodeNotification from '../../../manifests/operations/Authorization/SendSecurityCodeNotification.ts';
import type { CurrentUserData } from '../../../src/server/identity/session.ts';
import { addApp, codeOf, recoveryCodes, removeFactors } from '../../database/factors.ts';
import { codeIn, lastMail } from '../../database/mails.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => removeFactors(server));

const visitor = () => new Visitor(server.app);
const wrongCode = [401, 'MFA code is incorrect. Please try again.'];
const said = ({ status, message }: { status: number; message: string | undefined }) => [status, message];

/** A user with an app, seen from the browser that set it up. */
async function withApp(username: string) {
  const first = visitor();
  const user = await first.enter(username);
  return { first, user, app: await addApp(first) };
}

describe('setting up an app', () => {
  it('gives a key, a picture of it, and counts only after the right code', async () => {
    const here = visitor();
    await here.enter('user');
    const { authenticationMethodId, ...made } = await here.call(SetupTwoFactorMethod, {
      methodType: 'AuthenticatorApp',
      name: 'My phone',
    });
    expect(made.QrCodeUri).toMatch(/^otpauth:\/\/totp\/Nordlicht%20Cloud:user\?secret=[A-Z2-7]{32}&/);
    expect(Buffer.from(made.QrCodeImage?.split(',')[1] ?? '', 'base64').toString()).toContain('<svg');
    expect(await here.call(HasEnabledTwoFactorMethods, {})).toBe(false);
    const wrong = await here.post(EnableTwoFactorMethod.operation, { authenticationMethodId, mfaToken: '000000' });
    expect(said(wrong)).toEqual([400, 'MFA code is incorrect. Please try again.']);
    const { secret } = here;
    await here.call(EnableTwoFactorMethod, { authenticationMethodId, mfaToken: codeOf(made.Secret ?? '') });
    expect(here.secret).not.toBe(secret);
    expect(await here.call(GetTwoFactorMethods, {})).toMatchObject([
      { Id: authenticationMethodId, Name: 'My phone', Kind: 'AuthenticatorApp', IsPrimary: true },
    ]);
    expect(
      (
        await lastMail(
          server,
          (
            await here.post('Authorization/GetCurrentUser').then(({ data }) => data as CurrentUserData)
          ).UserAccountId,
        )
      ).text,
    ).toContain('My phone');
  });

  it('keeps the key unreadable in the database', async () => {
    const { app } = await withApp('user');
    const row = await server.database.owner.selectFrom('authentication_method').selectAll().executeTakeFirstOrThrow();
    expect(row.secret?.toString('latin1')).not.toContain(app.secret);
    expect(server.service.secrets.decrypt('authenticator', row.secret ?? Buffer.alloc(0))).toBe(app.secret);
  });
});

describe('signing in with an app', () => {
  it('asks for the code, tells nothing and may do nothing before', async () => {
    const { app } = await withApp('admin');
    const here = visitor();
    const answer = (await here.signIn('admin')).data as CurrentUserData;
    expect(answer).toMatchObject({
      MustSetupMfa: false,
      Capability: [],
      UserAuthenticationMethods: [{ Id: app.id, Name: 'My phone', Kind: 'AuthenticatorApp', IsPrimary: true }],
    });
    expect(await here.isIn()).toBe(false);
    for (const name of ['Account/GetAccountTree', 'Account/SetupTwoFactorMethod', 'Authorization/GetMySessions']) {
      expect([name, (await here.post(name, { methodType: 'Email', name: 'x' })).status]).toEqual([name, 401]);
    }
    const pending = here.secret;
    const done = await here.enter('admin', undefined, { mfaToken: codeOf(app.secret), mfaMethodId: app.id });
    expect([done.UserAuthenticationMethods, done.HasSecondFactor]).toEqual([[], true]);
    expect(done.Capability.length).toBeGreaterThan(3);
    expect(here.secret).not.toBe(pending);
    expect(await here.isIn()).toBe(true);
  });

  it('takes codes of the steps beside the present one, each once, and no others', async () => {
    const { app } = await withApp('user');
    const give = (mfaToken: string) => visitor().signIn('user', undefined, { mfaToken, mfaMethodId: app.id });
    for (const far of [-3, 3]) expect(said(await give(codeOf(app.secret, far)))).toEqual(wrongCode);
    expect((await give(codeOf(app.secret, 1))).status).toBe(200);
    for (const used of [1, 0, -1]) expect(said(await give(codeOf(app.secret, used)))).toEqual(wrongCode);
  });

  it('takes one of many who give the same code at once', async () => {
    const { app } = await withApp('user');
    const mfaToken = codeOf(app.secret, 1);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor().signIn('user', undefined, { mfaToken, mfaMethodId: app.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes no right code after ten wrong ones', async () => {
    const { app } = await withApp('user');
    for (let tries = 0; tries < 10; tries += 1) {
      await visitor().signIn('user', undefined, { mfaToken: '000000', mfaMethodId: app.id });
    }
    expect(
      said(await visitor().signIn('user', undefined, { mfaToken: codeOf(app.secret), mfaMethodId: app.id })),
    ).toEqual(wrongCode);
  });

  it('needs the password along with the code, and the method to be his own', async () => {
    const { app } = await withApp('user');
    const other = await withApp('admin');
    expect(
      (await visitor().signIn('user', 'wrong', { mfaToken: codeOf(app.secret), mfaMethodId: app.id })).status,
    ).toBe(401);
    const foreign = { mfaToken: codeOf(other.app.secret), mfaMethodId: other.app.id };
    expect(said(await visitor().signIn('user', undefined, foreign))).toEqual(wrongCode);
  });
});

describe('codes by e-mail', () => {
  it('are sent, good once, and replaced by the next', async () => {
    const first = visitor();
    const { UserAccountId } = await first.enter('approver');
    const { authenticationMethodId: id, Address } = await first.call(SetupTwoFactorMethod, {
      methodType: 'Email',
      name: 'Mail',
    });
    expect(Address).toMatch(/^.•••@/);
    const code = codeIn(await lastMail(server, UserAccountId));
    await first.call(EnableTwoFactorMethod, { authenticationMethodId: id, mfaToken: code });
    const here = visitor();
    const pending = (await here.signIn('approver')).data as CurrentUserData;
    expect(pending.UserAuthenticationMethods[0]?.Address).toMatch(/^.•••@/);
    const send = () => here.call(SendSecurityCodeNotification, { userName: 'approver', mfaMethodId: id });
    await send();
    const old = codeIn(await lastMail(server, UserAccountId));
    await send();
    const fresh = codeIn(await lastMail(server, UserAccountId));
    const give = (mfaToken: string) => here.signIn('approver', undefined, { mfaToken, mfaMethodId: id });
    if (old !== fresh) expect(said(await give(old))).toEqual(wrongCode);
    expect((await give(fresh)).status).toBe(200);
    expect(said(await visitor().signIn('approver', undefined, { mfaToken: fresh, mfaMethodId: id }))).toEqual(
      wrongCode,
    );
  });

  it('are sent only so often, and to nobody without the password', async () => {
    const first = visitor();
    const { UserAccountId } = await first.enter('approver');
    const { authenticationMethodId: id } = await first.call(SetupTwoFactorMethod, {
      methodType: 'Email',
      name: 'Mail',
    });
    const early = { userName: 'approver', mfaMethodId: id };
    expect((await first.post(SendSecurityCodeNotification.operation, early)).status).toBe(404);
    await server.database.owner.deleteFrom('attempt').execute();
    const mfaToken = codeIn(await lastMail(server, UserAccountId));
    await first.call(EnableTwoFactorMethod, { authenticationMethodId: id, mfaToken });
    const input = { userName: 'approver', mfaMethodId: id };
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(await first.post(SendSecurityCodeNotification.operation, input));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(60);
    expect((await visitor().post(SendSecurityCodeNotification.operation, input)).status).toBe(401);
    const other = await server.as('user');
    expect((await other.post(SendSecurityCodeNotification.operation, { ...input, userName: 'user' })).status).toBe(404);
  });
});

describe('recovery codes', () => {
  it('sign in once each, and the next ten replace them', async () => {
    const { first, user } = await withApp('user');
    const codes = await recoveryCodes(first);
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    const give = (mfaToken = '') => visitor().signIn('user', undefined, { mfaToken });
    expect((await give(codes[0]?.toUpperCase())).status).toBe(200);
    expect((await lastMail(server, user.UserAccountId)).text).toContain('9');
    expect(said(await give(codes[0]))).toEqual(wrongCode);
    const next = await recoveryCodes(first);
    expect(said(await give(codes[1]))).toEqual(wrongCode);
    expect((await give(next[1])).status).toBe(200);
  });

  it('are for users with a second factor', async () => {
    const here = visitor();
    await here.enter('user');
    expect((await here.post('Account/CreateRecoveryCodes')).status).toBe(409);
  });
});

describe('several methods', () => {
  it('are renamed, one is primary, and the primary one is inherited', async () => {
    const { first, app } = await withApp('user');
    const second = await addApp(first, 'Tablet');
    await first.call(RenameTwoFactorMethod, { authenticationMethodId: app.id, newName: ' Old phone ' });
    await first.call(SetPrimaryTwoFactorMethod, { authenticationMethodId: second.id });
    const list = async () =>
      (await first.call(GetTwoFactorMethods, {})).map(({ Name, IsPrimary }) => `${Name}${IsPrimary ? '*' : ''}`);
    expect(await list()).toEqual(['Tablet*', 'Old phone']);
    await first.call(DisableTwoFactorMethod, { authenticationMethodId: second.id });
    expect(await list()).toEqual(['Old phone*']);
    const unknown = await first.post(RenameTwoFactorMethod.operation, {
      authenticationMethodId: second.id,
      newName: 'x',
    });
    expect(unknown.status).toBe(404);
  });

  it('are taken away by an administrator who may, which ends the sessions', async () => {
    const { first, user } = await withApp('user');
    const admin = await server.as('admin');
    expect(await admin.call(HasEnabledTwoFactorMethods, { userAccountId: user.UserAccountId })).toBe(true);
    const refused = await (await server.as('approver')).post(DisableTwoFactorForUser.operation, {
      userAccountId: user.UserAccountId,
    });
    expect(refused.status).toBe(403);
    await admin.call(DisableTwoFactorForUser, { userAccountId: user.UserAccountId });
    await expect.poll(() => first.isIn()).toBe(false);
    expect(((await visitor().signIn('user')).data as CurrentUserData).UserAuthenticationMethods).toEqual([]);
  });
});

describe('fields that need a second factor', () => {
  it('are saved only by a user who has one', async () => {
    const here = visitor();
    const { CompanyAccount } = await here.enter('owner');
    const save = (values: object) => here.post(SaveAccount.operation, { accountId: CompanyAccount.AccountId, values });
    expect((await save({ City: 'Rostock' })).status).toBe(200);
    expect(said(await save({ CreditLimit: 4711 }))).toEqual([
      403,
      'The field CreditLimit can be changed only by users with a second factor.',
    ]);
    await addApp(here);
    expect((await save({ CreditLimit: 4711 })).status).toBe(200);
  });
});

describe('the log', () => {
  it('tells an awaited second factor from a sign-in, and names what was refused', async () => {
    const { app, user } = await withApp('user');
    const here = visitor();
    await here.signIn('user');
    await here.signIn('user', undefined, { mfaToken: '000000', mfaMethodId: app.id });
    await here.enter('user', undefined, { mfaToken: codeOf(app.secret), mfaMethodId: app.id });
    const entries = await server.database.owner
      .selectFrom('audit_entry')
      .select(['event', 'details'])
      .where('user_account_id', '=', user.UserAccountId)
      .orderBy('audit_entry_id', 'desc')
      .limit(3)
      .execute();
    expect(entries.map(({ event, details }) => [event, details])).toEqual([
      ['Signed in', null],
      ['Sign-in refused', 'Wrong second factor'],
      ['Second factor awaited', null],
    ]);
  });
});
