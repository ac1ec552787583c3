/** Saves the allow list and the deny list of a company. */
import SaveIpRestrictions from '../../../../manifests/operations/Account/SaveIpRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveRestrictions } from '../../identity/ip-restrictions.ts';

export default handler(SaveIpRestrictions, ({ accountId, restrictions }, context) =>
  saveRestrictions(context, accountId, restrictions),
);
