/** Names who decides on a customer's orders. */
import SetAccountManager from '../../../../manifests/operations/Account/SetAccountManager.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { setAccountManager } from '../../ordering/managers.ts';

export default handler(SetAccountManager, async (input, context) => {
  const { user, customer } = await setAccountManager(context, input);
  const { isManager } = input;
  const ofOne = { user, customer: customer ?? '' };
  if (customer === undefined)
    context.audit({
      details: [
        isManager
          ? sentence('{user} decides on orders of all other customers', { user })
          : sentence('{user} is not named for all other customers', { user }),
      ],
    });
  else
    context.audit({
      details: [
        isManager
          ? sentence('{user} decides on orders of {customer}', ofOne)
          : sentence('{user} is not named for {customer}', ofOne),
      ],
    });
  return null;
});
