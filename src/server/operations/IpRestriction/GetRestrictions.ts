/** The allow list and the deny list of a company. */
import GetRestrictions from '../../../../manifests/operations/IpRestriction/GetRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readRestrictions } from '../../identity/ip-restrictions.ts';

export default handler(GetRestrictions, ({ companyAccountId }, context) => readRestrictions(context, companyAccountId));
