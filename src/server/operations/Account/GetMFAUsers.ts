/** The users of a company and its departments, with their second factors. */
import { sql } from 'kysely';
import GetMFAUsers from '../../../../manifests/operations/Account/GetMFAUsers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { companies, findAccount } from '../../accounts/find.ts';
import { utc } from '../../accounts/row.ts';
import { pageOf } from '../../db/list-query.ts';

interface Row {
  account_id: number;
  display_name: string;
  username: string;
  has_factor: boolean;
  is_exempt: boolean;
  last_logon_utc: Date | null;
}

export default handler(GetMFAUsers, async ({ accountId, states, ...input }, context) => {
  // Everybody below an account that is seen is seen.
  await findAccount(context, accountId, { types: companies });
  const wanted = states?.length ? states : null;
  const users = sql<Row>`
    with recursive place as (
      select ${accountId}::bigint as account_id
      union all
      select d.account_id from account d join place on d.parent_account_id = place.account_id
      where d.account_type = 'Department' and d.account_state = 'Active'
    ), known as (
      select a.account_id, a.display_name, coalesce(c.username, '') as username, a.last_logon_utc,
        has_second_factor(a.account_id) as has_factor,
        exists (select from mfa_exemption e where e.user_account_id = a.account_id) as is_exempt
      from place join account a on a.parent_account_id = place.account_id
      left join credential c on c.user_account_id = a.account_id
      where a.account_type = 'User' and a.account_state = 'Active'
    )
    select * from known
    where ${wanted}::text[] is null
      or case when is_exempt then 'Exempt' when has_factor then 'SetUp' else 'NotSetUp' end = any (${wanted}::text[])`;
  const { rows, total } = await pageOf(context.db, users, {
    order: {
      'User.DisplayName': 'display_name',
      Username: 'username',
      HasSecondFactor: 'has_factor',
      IsExempt: 'is_exempt',
      LastLogonUtc: 'last_logon_utc',
    },
    texts: { language: context.language, columns: ['display_name', 'username'] },
    standard: { display_name: 'asc', account_id: 'asc' },
    find: ['display_name', 'username'],
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      UserAccountId: row.account_id,
      User: { AccountId: row.account_id, DisplayName: row.display_name, AccountType: 'User' },
      Username: row.username,
      HasSecondFactor: row.has_factor,
      IsExempt: row.is_exempt,
      ...(row.last_logon_utc && { LastLogonUtc: utc(row.last_logon_utc) }),
    })),
  };
});
