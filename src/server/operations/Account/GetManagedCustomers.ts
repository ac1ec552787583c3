/** The customers of a seller, and whether somebody is named for them. */
import GetManagedCustomers from '../../../../manifests/operations/Account/GetManagedCustomers.ts';
import { handler } from '../../../define/contract/handler.ts';
import { managedCustomers } from '../../ordering/managers.ts';

export default handler(GetManagedCustomers, (input, context) => managedCustomers(context, input));
