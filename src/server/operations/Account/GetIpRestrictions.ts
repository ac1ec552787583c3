/** The allow list and the deny list of a company, entry by entry. */
import GetIpRestrictions from '../../../../manifests/operations/Account/GetIpRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readRestrictions, withEntries } from '../../identity/ip-restrictions.ts';

export default handler(GetIpRestrictions, async ({ accountId }, context) =>
  withEntries(await readRestrictions(context, accountId)),
);
