/** The people of a seller who may decide on orders. */
import GetAccountManagers from '../../../../manifests/operations/Account/GetAccountManagers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { accountManagers } from '../../ordering/managers.ts';

export default handler(GetAccountManagers, ({ sellerAccountId }, context) => accountManagers(context, sellerAccountId));
