/** The contacts of the nearest marketplace above the user; none is an empty answer, not an error. */
import GetSupportDetails from '../../../../manifests/operations/Account/GetSupportDetails.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(GetSupportDetails, async (_input, context) => {
  const { UserAccountId } = context.session.user;
  const [row] = await context.prepared('support_details', 'select support_details_of($1)', [UserAccountId]);
  return (row?.[0] ?? {}) as Record<string, string>;
});
