/** Saves the allow list and the deny list of a company. */
import SaveRestrictions from '../../../../manifests/operations/IpRestriction/SaveRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveRestrictions } from '../../identity/ip-restrictions.ts';

export default handler(SaveRestrictions, ({ companyAccountId, restrictions }, context) =>
  saveRestrictions(context, companyAccountId, restrictions),
);
