/** Own sets of the account's company, and the templates above it. */
import { sql } from 'kysely';
import GetCapabilitySets from '../../../../manifests/operations/Account/GetCapabilitySets.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setsFrom } from '../../access/capability-sets.ts';
import { findAccount } from '../../accounts/find.ts';

export default handler(GetCapabilitySets, async ({ ownerCompanyId }, context) => {
  await findAccount(context, ownerCompanyId);
  return setsFrom(context, sql`sets_of_company(${ownerCompanyId})`, ownerCompanyId);
});
