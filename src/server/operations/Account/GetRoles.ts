/** Own roles of the account's company, and the templates above it. */
import { sql } from 'kysely';
import GetRoles from '../../../../manifests/operations/Account/GetRoles.ts';
import { handler } from '../../../define/contract/handler.ts';
import { rolesFrom } from '../../access/roles.ts';
import { findAccount } from '../../accounts/find.ts';

export default handler(GetRoles, async ({ ownerCompanyId }, context) => {
  await findAccount(context, ownerCompanyId);
  return rolesFrom(context, sql`roles_of_company(${ownerCompanyId})`, ownerCompanyId);
});
