/** The capability sets of a user; another account has none. */
import { sql } from 'kysely';
import GetCapabilitySetsForUser from '../../../../manifests/operations/Account/GetCapabilitySetsForUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setsFrom } from '../../access/capability-sets.ts';
import { findAccount } from '../../accounts/find.ts';

export default handler(GetCapabilitySetsForUser, async ({ userAccountId }, context) => {
  await findAccount(context, userAccountId);
  return setsFrom(context, sql`sets_of_user(${userAccountId})`);
});
