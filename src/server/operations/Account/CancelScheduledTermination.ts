/** Cancels the planned end of an account. */
import CancelScheduledTermination from '../../../../manifests/operations/Account/CancelScheduledTermination.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { findEndable } from '../../termination/find.ts';
import { cancelTermination } from '../../termination/planned-end.ts';

export default handler(CancelScheduledTermination, async ({ accountId }, context) => {
  await findEndable(context, accountId);
  if (!(await cancelTermination(context.db, accountId))) throw new Failure(409, 'noEndPlanned');
  return null;
});
