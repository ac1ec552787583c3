/** Cancels the planned end of an account. */
import CancelScheduledTermination from '../../../../manifests/operations/Account/CancelScheduledTermination.ts';
import { handler } from '../../../define/handler.ts';
import { endableAccount } from '../../endable-account.ts';
import { Failure } from '../../failure.ts';
import { cancelTermination } from '../../planned-termination.ts';

export default handler(CancelScheduledTermination, async ({ accountId }, context) => {
  await endableAccount(context, accountId);
  if (!(await cancelTermination(context.db, accountId))) throw new Failure(409, 'noEndPlanned');
  return null;
});
