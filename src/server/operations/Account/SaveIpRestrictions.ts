/** Saves the allow list and the deny list of a company, entry by entry. */
import SaveIpRestrictions from '../../../../manifests/operations/Account/SaveIpRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { listsOf, saveRestrictions, withEntries } from '../../identity/ip-restrictions.ts';

export default handler(SaveIpRestrictions, async ({ accountId, restrictions }, context) =>
  withEntries(await saveRestrictions(context, accountId, listsOf(context, restrictions))),
);
