/** People of a company whose sessions would end if its lists of addresses were these. */
import GetUsersShutOut from '../../../../manifests/operations/Account/GetUsersShutOut.ts';
import { handler } from '../../../define/contract/handler.ts';
import { listsOf, usersShutOut } from '../../identity/ip-restrictions.ts';

export default handler(GetUsersShutOut, ({ accountId, restrictions }, context) =>
  usersShutOut(context, accountId, listsOf(context, restrictions)),
);
