/** One statement assembles the answer; the field definitions stand ready and are put in between as text. */
import LoadAccountById from '../../../../manifests/operations/Account/LoadAccountById.ts';
import { handler } from '../../../define/contract/handler.ts';
import { loadAccount } from '../../accounts/record.ts';

export default handler(LoadAccountById, async ({ accountId }, context) => ({
  raw: await loadAccount(context, accountId),
}));
