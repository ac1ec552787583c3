/** Edges of a sign-in: half-begun factors, addresses that wait, mails that are read, proofs that are old, sessions that should be over. */
import { generateSync } from 'otplib';
import { type Client, inParallel, numbers } from '../visitors.ts';
import {
  addFactor,
  companyOf,
  giveRole,
  lastMail,
  type Member,
  member,
  newRole,
  someone,
  waitUntil,
} from './people.ts';
import { type Count, exactly, type Target } from './target.ts';

const everything = { ADMINISTRATIVE: ['Read', 'Execute'] };
const users = { USER_ACCOUNT: ['Read', 'Update'], USER_CHANGE_STATUS: ['Update'], USER_RESET_PASSWORD: ['Execute'] };

export async function signInEdges(target: Target): Promise<Count[]> {
  return [
    ...(await halfFactors(target)),
    ...(await newAddresses(target)),
    ...(await mails(target)),
    ...(await proofs(target)),
    ...(await endings(target)),
  ];
}

const accepted = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;

async function startApp({ client }: Member, name = 'Attacked') {
  const { data } = await client.post('Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name });
  const { authenticationMethodId: id, Secret: secret } = data as { authenticationMethodId: number; Secret: string };
  const code = (steps = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  return { id, code };
}

/** A second factor that was begun, or that is somebody else's, opens nothing. */
async function halfFactors(target: Target): Promise<Count[]> {
  const { password, database } = target;
  const victim = await member(target);
  const first = await startApp(victim);
  const enable = { authenticationMethodId: first.id, mfaToken: first.code(-1) };
  await victim.client.post('Account/EnableTwoFactorMethod', enable);
  const begun = await startApp(victim);
  const waiting = someone(target);
  await waiting.signIn(victim.username, password);
  const other = await member(target);
  const foreign = await startApp(other);
  const reused = await startApp(other);
  const reusedCode = reused.code();
  await other.client.post('Account/EnableTwoFactorMethod', { authenticationMethodId: reused.id, mfaToken: reusedCode });
  const late = await startApp(await member(target));
  await database.query(
    "update authentication_method set created_utc = now() - interval '16 minutes' where enabled_utc is null",
  );
  const give = (mfaToken: string, mfaMethodId: number) => ({ mfaToken, mfaMethodId });
  return [
    exactly(
      'code of a factor that was begun and never enabled, to end a sign-in: accepted',
      accepted([
        await waiting.post('Authorization/GiveSecondFactor', give(begun.code(), begun.id)),
        await someone(target).signIn(victim.username, password, give(begun.code(), begun.id)),
        await waiting.post('Account/EnableTwoFactorMethod', {
          authenticationMethodId: begun.id,
          mfaToken: begun.code(),
        }),
      ]),
      0,
    ),
    exactly(
      'code of somebody else’s factor, begun or enabled: accepted',
      accepted([
        await victim.client.post('Account/EnableTwoFactorMethod', {
          authenticationMethodId: foreign.id,
          mfaToken: foreign.code(),
        }),
        await waiting.post('Authorization/GiveSecondFactor', give(reused.code(1), reused.id)),
      ]),
      0,
    ),
    exactly(
      'the code that enabled a factor, to sign in: accepted',
      accepted([await someone(target).signIn(other.username, password, give(reusedCode, reused.id))]),
      0,
    ),
    exactly(
      'first code of a factor that was begun sixteen minutes ago: accepted',
      accepted([
        await other.client.post('Account/EnableTwoFactorMethod', {
          authenticationMethodId: late.id,
          mfaToken: late.code(),
        }),
      ]),
      0,
    ),
  ];
}

const addressIn = async ({ database }: Target, id: number): Promise<string> =>
  (await database.query(`select "values"->>'Email' as email from account_value where account_id = $1`, [id])).rows[0]
    .email;

const tokenFor = async (target: Target, username: string, to: string): Promise<string> => {
  const { rows } = await target.database.query(
    'select max(outgoing_mail_id) as id from outgoing_mail where recipient = $1',
    [to],
  );
  const owner = someone(target);
  await owner.signIn('owner', target.password);
  const { data } = await owner.post('Mail/ReadMail', { mailId: Number(rows[0].id) });
  const token = /confirm-email\/([\w-]+)/.exec((data as { Text: string } | undefined)?.Text ?? '')?.[1];
  if (!token) throw new Error(`no link to confirm ${to} of ${username}`);
  return token;
};

/** An address counts once its reader has confirmed it, and nothing secret goes there before. */
async function newAddresses(target: Target): Promise<Count[]> {
  const { database } = target;
  const helper = await member(target, { rights: users });
  await addFactor(target, helper.id);
  const victim = await member(target, { rights: {}, reach: 'own' });
  const ask = (email: string, id = victim.id) =>
    helper.client.post('Account/SaveAccount', { accountId: id, values: { Email: email } });
  const former = await addressIn(target, victim.id);
  await ask('first@attacker.example');
  const first = await tokenFor(target, victim.username, 'first@attacker.example');
  await ask('second@attacker.example');
  const second = await tokenFor(target, victim.username, 'second@attacker.example');
  await someone(target).post('SelfCare/RequestResetPassword', { username: victim.username });
  await helper.client.post('Account/SendPasswordReset', { userAccountId: victim.id });
  await lastMail(target, victim.username);
  const { rows: stolen } = await database.query(
    `select count(*)::int as n from outgoing_mail where recipient like '%@attacker.example' and user_account_id = $1
      and recipient not in ('first@attacker.example', 'second@attacker.example')
      or recipient like '%@attacker.example' and subject ilike '%password%'`,
    [victim.id],
  );
  const { rows: told } = await database.query(
    'select count(*)::int as n from outgoing_mail where recipient = $1 and user_account_id = $2',
    [former, victim.id],
  );
  const confirm = (token: string, client: Client = someone(target)) => client.post('SelfCare/ConfirmEmail', { token });
  const replaced = await confirm(first);
  const smuggled = await helper.client.post('Account/SaveAccount', {
    accountId: victim.id,
    values: { NewEmail: 'third@attacker.example' },
  });
  const unconfirmed = await addressIn(target, victim.id);
  const many = await inParallel(numbers(100), 50, (number) => confirm(second, someone(target, number % 2)));
  // Two users of one company confirm the same address.
  const [one, two] = [await member(target), await member(target)];
  const clashing: string[] = [];
  for (const each of [one, two]) {
    await ask('same@donau.example', each.id);
    clashing.push(await tokenFor(target, each.username, 'same@donau.example'));
  }
  const same = await Promise.all(clashing.map((token) => confirm(token)));
  await ask('gone@donau.example', one.id);
  const ofDisabled = await tokenFor(target, one.username, 'gone@donau.example');
  await database.query(
    `update account_value set "values" = "values" || '{"Status":"Disabled"}' where account_id = $1`,
    [one.id],
  );
  return [
    exactly('a new address asked for twice: the first link still good', accepted([replaced]), 0),
    exactly('a new address before it is confirmed: counts', Number(unconfirmed !== former), 0),
    exactly('a new address written as if it had been asked for: accepted', accepted([smuggled]), 0),
    exactly('links to choose a password sent to an address that nobody has confirmed', stolen[0].n, 0),
    { name: 'words to the former address', found: told[0].n, least: 2, most: 10 },
    exactly('100 uses of one link to confirm an address, at both servers: accepted', accepted(many), 1),
    exactly('one address confirmed by two users of a company at once: accepted', accepted(same), 1),
    exactly('a new address confirmed for a disabled user: accepted', accepted([await confirm(ofDisabled)]), 0),
  ];
}

/** Waiting mails hold other people's links: nobody but the marketplace owner reads them, and not all of them. */
async function mails(target: Target): Promise<Count[]> {
  const { database } = target;
  await someone(target).post('SelfCare/RequestResetPassword', { username: 'owner' });
  await lastMail(target, 'owner');
  const { rows } = await database.query('select outgoing_mail_id as id from outgoing_mail where body is not null');
  const readers = [
    await member(target, { rights: everything }),
    await member(target, { rights: everything, company: await companyOf(target, 'reseller') }),
  ];
  const foreign: { status: number }[] = [];
  for (const { client } of readers)
    for (const { id } of rows) foreign.push(await client.post('Mail/ReadMail', { mailId: Number(id) }));
  const weak = await member(target, { rights: everything, company: 1 });
  const ofOwner = await database.query(
    "select outgoing_mail_id as id from outgoing_mail join credential using (user_account_id) where username = 'owner'",
  );
  const above: { status: number }[] = [];
  for (const { id } of ofOwner.rows) above.push(await weak.client.post('Mail/ReadMail', { mailId: Number(id) }));
  const { data: list } = await weak.client.post('Mail/GetOutbox', { limit: 1000 });
  const exported = await Promise.all(
    ['Mail/GetOutbox', 'Mail/ReadMail'].map((operation) =>
      weak.client.post('Export/StartExport', {
        ...{ operation, input: {}, format: 'csv', fileName: 'mails', locale: 'en' },
        columns: [{ field: 'Text', title: 'Text', kind: 'Text' }],
      }),
    ),
  );
  return [
    exactly(
      `${foreign.length} mails asked for by administrators below the marketplace owner: read`,
      accepted(foreign),
      0,
    ),
    exactly('mails of the owner asked for by a colleague with fewer rights: read', accepted(above), 0),
    exactly(
      'links and codes in the list of mails',
      (JSON.stringify(list).match(/reset-password|confirm-email/g) ?? []).length,
      0,
    ),
    exactly('texts of mails in exports: started', accepted(exported), 0),
  ];
}

/** Calls on one's own ways to sign in from a session that was opened a while ago. */
async function proofs(target: Target): Promise<Count[]> {
  const { servers, database } = target;
  const victim = await member(target);
  const app = await startApp(victim);
  await victim.client.post('Account/EnableTwoFactorMethod', { authenticationMethodId: app.id, mfaToken: app.code() });
  await database.query("update session set proved_utc = now() - interval '6 minutes'");
  await database.query("select pg_notify('portolan_session', '*')");
  await waitUntil(async () => (await victim.client.post('Account/CreateRecoveryCodes')).status === 401);
  const method = { authenticationMethodId: app.id };
  const own: [string, object][] = [
    ['Account/SetupTwoFactorMethod', { methodType: 'AuthenticatorApp', name: 'Stolen' }],
    ['Account/DisableTwoFactorMethod', method],
    ['Account/RenameTwoFactorMethod', { ...method, newName: 'Stolen' }],
    ['Account/SetPrimaryTwoFactorMethod', method],
    ['Account/CreateRecoveryCodes', {}],
    ['Account/RemoveSignOnLink', { provider: 'demo', subject: '1' }],
    ['Authorization/AuthenticateWithSubConfirmation', { subId: 'stolen' }],
    ['Account/SaveAccount', { accountId: victim.id, values: { Email: 'stolen@attacker.example' } }],
    ['Account/DisableTwoFactorForUser', { userAccountId: victim.id }],
    ['Account/SetMFAExemption', { userAccountId: victim.id, exempt: true }],
    ['Account/RemoveSignOnLinkForUser', { userAccountId: victim.id, provider: 'demo', subject: '1' }],
  ];
  await giveRole(
    target,
    victim.id,
    await newRole(
      target,
      {
        ...users,
        DISABLE_MFA: ['Execute'],
        ENFORCE_MFA: ['Execute'],
        USER_MULTIFACTOR_AUTHENTICATION: ['Read', 'Update'],
      },
      'hierarchy',
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answers = [];
  for (const server of servers)
    for (const [name, input] of own) answers.push(await victim.client.at(server).post(name, input));
  return [exactly(`${answers.length} changes of one’s own sign-in by an old session: accepted`, accepted(answers), 0)];
}

/** What ends at one server is over at the other. */
async function endings(target: Target): Promise<Count[]> {
  const { servers, database } = target;
  const works = (client: Client) => client.at(servers[1]).post('Authorization/PingPong');
  const fired = await member(target);
  await works(fired.client);
  await database.query('delete from user_role where user_account_id = $1', [fired.id]);
  const boss = await member(target, { rights: everything });
  const below = await member(target, { rights: {}, reach: 'own' });
  const own = boss.client.at(servers[0]);
  await boss.client.post('Authorization/Impersonate', { userAccountId: below.id });
  const { rows } = await database.query(
    'update session set ended_utc = now() where user_account_id = $1 and impersonator_account_id is null returning 1',
    [boss.id],
  );
  const back = await boss.client.post('Authorization/Unimpersonate');
  const demoted = await member(target, { rights: everything });
  await demoted.client.post('Authorization/Impersonate', { userAccountId: below.id });
  await giveRole(target, demoted.id, await newRole(target, {}, 'hierarchy'));
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return [
    exactly(
      'session of somebody who may sign in no more, at the other server: answered',
      accepted([await works(fired.client)]),
      0,
    ),
    exactly(
      `back from an impersonation whose ${rows.length} own session has ended: let in`,
      accepted([back, await own.post('Authorization/PingPong')]),
      0,
    ),
    exactly('impersonation by somebody who may not any more: answered', accepted([await works(demoted.client)]), 0),
  ];
}
