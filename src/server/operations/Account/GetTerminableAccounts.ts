/** Accounts that the caller may end, and what keeps them from ending. */
import { sql } from 'kysely';
import GetTerminableAccounts from '../../../../manifests/operations/Account/GetTerminableAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { type AccountTypeName, accountObjectType, mayEndAccountType } from '../../../rules/accounts/rights.ts';
import { accountChoice, chooseAccounts, notAbove, notOutranked } from '../../accounts/choose.ts';
import { utc } from '../../accounts/row.ts';

interface More {
  readonly lock_end_date: string | null;
  readonly terminates_utc: Date | null;
}

export default handler(GetTerminableAccounts, async (input, context) => {
  const types = (Object.keys(accountObjectType) as AccountTypeName[]).filter((type) =>
    mayEndAccountType(context.session.user.Capability, type),
  );
  const { rows, total } = await chooseAccounts<More>(context, {
    types,
    input,
    where: sql`a.account_state = 'Active' and ${notAbove(context)} and ${notOutranked}`,
    more: sql`(
      select max(s.lock_end_date)::text from account locked join subscription s using (account_id)
      where locked.path ^@ page.path and in_scope(locked.path) and locked.account_state = 'Active' and s.lock_end_date > current_date) as lock_end_date`,
  });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      ...accountChoice(row),
      ...(row.lock_end_date === null ? {} : { LockEndDate: row.lock_end_date }),
      ...(row.terminates_utc === null ? {} : { TerminatesUtc: utc(row.terminates_utc) }),
      MayEnd: row.lock_end_date === null && row.terminates_utc === null,
    })),
  };
});
