/** Begins a single sign-on; who signs on shows only at its end. */
import StartOpenId from '../../../../manifests/operations/Authorization/StartOpenId.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { beginSignOn } from '../../identity/sign-on/sign-on.ts';

export default signInHandler(StartOpenId, async ({ clientName }, context) => {
  context.audit({ later: true });
  return { AuthorizationUrl: await beginSignOn(context, clientName) };
});
