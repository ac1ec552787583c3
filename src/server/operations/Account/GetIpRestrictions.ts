/** The allow list and the deny list of a company. */
import GetIpRestrictions from '../../../../manifests/operations/Account/GetIpRestrictions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { readRestrictions } from '../../identity/ip-restrictions.ts';

export default handler(GetIpRestrictions, ({ accountId }, context) => readRestrictions(context, accountId));
