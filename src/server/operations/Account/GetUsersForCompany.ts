/** The active users of a company and its departments. */
import { sql } from 'kysely';
import GetUsersForCompany from '../../../../manifests/operations/Account/GetUsersForCompany.ts';
import { handler } from '../../../define/contract/handler.ts';
import { companies, findAccount } from '../../accounts/find.ts';

interface Row {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_identificator: string;
  readonly email: string | null;
}

export default handler(GetUsersForCompany, async ({ companyAccountId }, context) => {
  await findAccount(context, companyAccountId, { types: companies });
  const { rows } = await sql<Row>`
    select u.account_id, u.display_name, u.account_identificator, v."values"->>'Email' as email
    from accounts_of(${companyAccountId}, array['User'], false, '') u
    left join account_value v on v.account_id = u.account_id
    order by u.display_name, u.account_id`.execute(context.db);
  return rows.map((row) => ({
    UserAccountId: row.account_id,
    DisplayName: row.display_name,
    AccountIdentificator: row.account_identificator,
    ...(row.email === null ? {} : { Email: row.email }),
  }));
});
