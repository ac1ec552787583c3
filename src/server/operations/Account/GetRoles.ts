/** Own roles of the account's company, and the templates above it. */
import { sql } from 'kysely';
import GetRoles from '../../../../manifests/operations/Account/GetRoles.ts';
import { handler } from '../../../define/handler.ts';
import { rolesFrom } from '../../roles.ts';
import { visibleAccount } from '../../visible-account.ts';

export default handler(GetRoles, async ({ ownerCompanyId }, context) => {
  await visibleAccount(context, ownerCompanyId);
  return rolesFrom(context, sql`roles_of_company(${ownerCompanyId})`, ownerCompanyId);
});
