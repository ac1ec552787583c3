/** Leaves the request and answers; whether the name is anybody's, neither the answer nor its time tells (AUTH-44). */
import RequestResetPassword from '../../../../manifests/operations/SelfCare/RequestResetPassword.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(RequestResetPassword, async ({ username }, context) => {
  const { address, requestId } = context.caller;
  await context.db
    .insertInto('password_request')
    .values({ username: username.trim(), address, request_id: requestId })
    .execute();
  context.audit({ later: true });
  return null;
});
