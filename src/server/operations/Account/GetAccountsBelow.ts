/** Accounts that belong to an account, with what lists show of each type. */
import { sql } from 'kysely';
import GetAccountsBelow from '../../../../manifests/operations/Account/GetAccountsBelow.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { findAccount } from '../../accounts/find.ts';
import { type AccountRow, accountOrder, accountRow, readAccountOrder } from '../../accounts/row.ts';
import { inScope } from '../../db/in-scope.ts';
import { pageOf, wordsOf } from '../../db/list-query.ts';

interface More {
  readonly above: string | null;
  readonly email: string | null;
  readonly users: number | null;
}

export default handler(GetAccountsBelow, async ({ accountId, accountTypes, ...input }, context) => {
  const { db, session } = context;
  const { path } = await findAccount(context, accountId);
  const found = sql<AccountRow & { path: string }>`
    select * from accounts_of(${accountId}, ${accountTypes}::text[], ${input.showTerminatedAccounts ?? false},
      ${wordsOf(input) ?? ''})`;
  const { rows, total } = await pageOf(db, found, {
    order: accountOrder,
    ...readAccountOrder(context),
    standard: { display_name: 'asc', account_id: 'asc' },
    more: sql<More>`
      (select string_agg(h.display_name, ' / ' order by length(h.path)) from account h
        where h.account_id = any (string_to_array(trim(both '/' from page.path), '/')::bigint[])
          and h.path ^@ ${path} and h.path not in (${path}, page.path) and ${inScope('h.path')}) as above,
      (select v."values"->>'Email' from account_value v where v.account_id = page.account_id and page.account_type = 'User') as email,
      case when page.account_type in ('Company', 'Reseller')
        then (select count(*)::integer from accounts_of(page.account_id, array['User'], false, '')) end as users`,
    input,
  });
  const { Capability } = session.user;
  return {
    TotalCount: total,
    Items: rows.map(({ above, email, users, ...row }) => {
      const isReadable = mayActOnAccountType(Capability, row.account_type, 'Read');
      return {
        ...accountRow(row, isReadable),
        ...(above === null ? {} : { Above: above }),
        ...(email === null || !isReadable ? {} : { Email: email }),
        ...(users === null || !mayActOnAccountType(Capability, 'User', 'Read') ? {} : { Users: users }),
      };
    }),
  };
});
