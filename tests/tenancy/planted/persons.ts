/** What belongs to one person alone: his second factors and codes, links to sign in with, files, views and reports. */
import { sql } from 'kysely';
import CreateAccount from '../../../manifests/operations/Account/CreateAccount.ts';
import CreateRecoveryCodes from '../../../manifests/operations/Account/CreateRecoveryCodes.ts';
import DisableTwoFactorMethod from '../../../manifests/operations/Account/DisableTwoFactorMethod.ts';
import SendPasswordReset from '../../../manifests/operations/Account/SendPasswordReset.ts';
import SetupTwoFactorMethod from '../../../manifests/operations/Account/SetupTwoFactorMethod.ts';
import SendSecurityCodeNotification from '../../../manifests/operations/Authorization/SendSecurityCodeNotification.ts';
import { limits } from '../../../src/rules/limits.ts';
import { makeThing } from '../../contract/world/things.ts';
import { putFactor } from '../../database/factors.ts';
import { untilHeard } from '../../database/rights.ts';
import { type Person, type Planted, type Stage, unless } from './stage.ts';

const codesOf = async ({ server }: Stage, { id }: Person): Promise<string> => {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg(code_hash::text, ',' order by code_hash) as all from recovery_code where user_account_id = ${id}`.execute(
    server.database.owner,
  );
  return rows[0]?.all ?? '';
};

/** Both have one second factor and some codes. */
async function giveFactors({ server, admin, colleague }: Stage): Promise<void> {
  const { owner } = server.database;
  for (const { id } of [admin, colleague]) {
    await owner.deleteFrom('authentication_method').where('user_account_id', '=', id).execute();
    await putFactor(server, id);
    await owner
      .insertInto('recovery_code')
      .values({ user_account_id: id, code_hash: Buffer.from(crypto.randomUUID()) })
      .execute();
  }
  await untilHeard(server);
}

const factorOf = async ({ server }: Stage, { id }: Person): Promise<number> =>
  (
    await server.database.owner
      .selectFrom('authentication_method')
      .select('authentication_method_id')
      .where('user_account_id', '=', id)
      .where('enabled_utc', 'is not', null)
      .executeTakeFirstOrThrow()
  ).authentication_method_id;

export const ofPersons: readonly Planted[] = [
  {
    says: 'a second factor that is begun counts and clears one’s own alone',
    calls: [SetupTwoFactorMethod],
    faults: async (stage) => {
      const { server, admin, colleague } = stage;
      const { owner } = server.database;
      await owner.deleteFrom('authentication_method').where('user_account_id', '=', admin.id).execute();
      await sql`insert into authentication_method (user_account_id, kind, name, enabled_utc)
        select ${colleague.id}, 'Email', 'Mail', case when n > 1 then now() end
        from generate_series(1, ${limits.authenticationMethods + 1}::int) n`.execute(owner);
      const answer = await stage.ask(SetupTwoFactorMethod, { methodType: 'AuthenticatorApp', name: 'App' });
      const begun = await owner
        .selectFrom('authentication_method')
        .where('user_account_id', '=', colleague.id)
        .where('enabled_utc', 'is', null)
        .select('name')
        .execute();
      await owner.deleteFrom('authentication_method').where('user_account_id', '=', colleague.id).execute();
      return [
        ...unless(answer.status === 200, 'what others have counts', answer),
        ...unless(begun.length > 0, 'what a colleague has begun is gone'),
      ];
    },
  },
  {
    says: 'new recovery codes replace one’s own alone',
    calls: [CreateRecoveryCodes],
    faults: async (stage) => {
      await giveFactors(stage);
      const before = await codesOf(stage, stage.colleague);
      const answer = await stage.ask(CreateRecoveryCodes);
      return [
        ...unless(answer.status === 200, 'no codes are made', answer),
        ...unless((await codesOf(stage, stage.colleague)) === before, 'a colleague’s codes are gone'),
      ];
    },
  },
  {
    says: 'with the last factor one’s own recovery codes go, and nobody else’s',
    calls: [DisableTwoFactorMethod],
    faults: async (stage) => {
      const { owner } = stage.server.database;
      await giveFactors(stage);
      const before = await codesOf(stage, stage.colleague);
      // Nobody asks for a second factor meanwhile.
      const asked = await owner.deleteFrom('mfa_policy').returningAll().execute();
      const authenticationMethodId = await factorOf(stage, stage.admin);
      const answer = await stage.ask(DisableTwoFactorMethod, { authenticationMethodId, version: undefined });
      if (asked.length > 0) await owner.insertInto('mfa_policy').values(asked).execute();
      return [
        ...unless(answer.status === 200, 'the factor stays', answer),
        ...unless((await codesOf(stage, stage.colleague)) === before, 'a colleague’s codes are gone'),
      ];
    },
  },
  {
    says: 'a code is sent by a factor of one’s own alone',
    calls: [SendSecurityCodeNotification],
    faults: async (stage) => {
      await giveFactors(stage);
      const mfaMethodId = await factorOf(stage, stage.colleague);
      const answer = await stage.ask(SendSecurityCodeNotification, { userName: 'admin', mfaMethodId });
      return unless(answer.status === 404, 'a code of a colleague’s factor is sent', answer);
    },
  },
  {
    says: 'a link to choose a password goes to a proved address of the person himself, whoever else has proved his',
    calls: [SendPasswordReset],
    faults: async (stage) => {
      const { owner } = stage.server.database;
      const faults: string[] = [];
      // One of two: the row that is found first of all may be the one that is meant.
      for (const { id } of [stage.colleague, stage.other]) {
        await sql`update credential set email_confirmed_utc = case when user_account_id <> ${id} then now() end`.execute(
          owner,
        );
        await owner.deleteFrom('invitation').where('user_account_id', '=', id).execute();
        const refused = await stage.ask(SendPasswordReset, { userAccountId: id });
        await sql`update credential set email_confirmed_utc = now()`.execute(owner);
        const sent = await stage.ask(SendPasswordReset, { userAccountId: id });
        faults.push(
          ...unless(refused.status === 409, 'a link goes to an address that nobody has proved', refused),
          ...unless(sent.status === 200, 'no link goes to a proved address', sent),
        );
      }
      return faults;
    },
  },
  {
    says: 'whoever is invited takes nobody else’s invitation away',
    calls: [CreateAccount],
    faults: async (stage) => {
      const { server, admin, colleague } = stage;
      const { id: role } = await makeThing(server, 'Role', admin.me);
      const invited = {
        user_account_id: colleague.id,
        invited_by_account_id: admin.id,
        token_hash: Buffer.from(crypto.randomUUID()),
        expires_utc: new Date(Date.now() + 3_600_000),
        used_utc: null,
      };
      const { owner } = server.database;
      const { invitation_id } = await owner
        .insertInto('invitation')
        .values(invited)
        .returning('invitation_id')
        .executeTakeFirstOrThrow();
      const answer = await admin.caller.post(CreateAccount.operation, {
        parentAccountId: admin.company,
        accountType: 'User',
        values: { Firstname: 'Ada', Lastname: 'Huber', Email: `${crypto.randomUUID()}@sample.example` },
        roleIds: [role],
      });
      const { used_utc } = await owner
        .selectFrom('invitation')
        .select('used_utc')
        .where('invitation_id', '=', invitation_id)
        .executeTakeFirstOrThrow();
      return [
        ...unless(answer.status === 200, 'nobody is invited', answer),
        ...unless(used_utc === null, 'a colleague’s invitation is worth nothing any more'),
      ];
    },
  },
];
