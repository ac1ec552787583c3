/** Invitations: a new user has no password; with the token of his invitation he chooses one, and proves that the address is his. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { enqueueMail, type MailDeps } from '../mail/enqueue.ts';
import { invitationMail } from '../mail/templates/sign-in.ts';
import { newSecret } from './session.ts';

interface Invited {
  readonly userAccountId: number;
  readonly username: string;
  readonly by: number;
  /** Whose name the mail bears. */
  readonly company: string;
}

/** Gives a new user his name, and invites him in the transaction of the call if he can do something once he has come. */
export async function addUser(
  context: CallContext,
  userAccountId: number,
  roleIds: readonly number[] = [],
): Promise<void> {
  const [row] = await context.prepared('add_credential', 'select add_credential($1)', [userAccountId]);
  if (roleIds.length > 0) await inviteAs(context, userAccountId, String(row?.[0]));
}

/** The same of many who have no role yet, and so are not invited. */
export async function addUsers({ prepared }: CallContext, userAccountIds: readonly number[]): Promise<void> {
  await prepared('add_credentials', 'select add_credential(one) from unnest($1::bigint[]) one', [userAccountIds]);
}

/** Invites a user who was made without a role and has his first one. */
export async function inviteWithFirstRole(context: CallContext, userAccountId: number): Promise<void> {
  const waiting = await context.db
    .selectFrom('credential')
    .select('username')
    .where('user_account_id', '=', userAccountId)
    .where('email_confirmed_utc', 'is', null)
    .where(sql<boolean>`not exists (select from invitation i where i.user_account_id = credential.user_account_id)`)
    .executeTakeFirst();
  if (waiting) await inviteAs(context, userAccountId, waiting.username);
}

async function inviteAs(context: CallContext, userAccountId: number, username: string): Promise<void> {
  const { UserAccountId: by, CompanyAccount } = context.session.user;
  await invite(context, { userAccountId, username, by, company: CompanyAccount.DisplayName });
}

/** Invites a user of the scope who was invited before and has not come. @returns false when nobody ever did, or he has no address. */
export async function inviteAgain(office: MailDeps, userAccountId: number): Promise<boolean> {
  const former = await office.db
    .selectFrom('invitation')
    .innerJoin('credential', 'credential.user_account_id', 'invitation.user_account_id')
    .select([
      'username',
      'invited_by_account_id as by',
      sql<string>`(company_of(invitation.user_account_id)).display_name`.as('company'),
    ])
    .where('invitation.user_account_id', '=', userAccountId)
    .orderBy('invitation_id', 'desc')
    .executeTakeFirst();
  if (!former) return false;
  return invite(office, { userAccountId, ...former });
}

/** The token goes into the mail and is kept nowhere; what was sent before, perhaps to another address, is worth nothing now. */
async function invite(office: MailDeps, { userAccountId, username, by, company }: Invited): Promise<boolean> {
  await office.db
    .updateTable('invitation')
    .set({ used_utc: new Date() })
    .where('user_account_id', '=', userAccountId)
    .where('used_utc', 'is', null)
    .execute();
  const { secret, hash } = newSecret();
  await office.db
    .insertInto('invitation')
    .values({
      user_account_id: userAccountId,
      invited_by_account_id: by,
      token_hash: hash,
      expires_utc: new Date(Date.now() + limits.invitationLife),
      used_utc: null,
    })
    .execute();
  return enqueueMail(office, userAccountId, invitationMail(username, secret, company));
}
