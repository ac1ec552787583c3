/** The support details of one account as they stand in the database. */
import type { CallContext } from '../../define/contract/handler.ts';
import { withTimes } from '../../rules/support/working-hours.ts';
import { versionOf } from '../db/record-version.ts';

/** Who sells keeps support details; whoever only buys asks his seller. */
export const sellers = { of: ['Reseller'], otherwise: 'sellersOnly' } as const;

/** The account must have been found visible before. */
export async function ownSupportDetails(context: CallContext, accountId: number) {
  const Version = await versionOf(context, 'SupportDetails', accountId);
  const row = await context.db
    .selectFrom('support_details')
    .select('details')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { AccountId: accountId, ...withTimes(row?.details ?? {}), Version };
}
