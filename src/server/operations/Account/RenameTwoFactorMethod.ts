/** Gives one of the own second factors another name. */
import RenameTwoFactorMethod from '../../../../manifests/operations/Account/RenameTwoFactorMethod.ts';
import { handler } from '../../../define/handler.ts';
import { ownMethods } from '../../own-methods.ts';
import { refuseImpersonated } from '../../users.ts';

export default handler(RenameTwoFactorMethod, async ({ authenticationMethodId, newName }, context) => {
  refuseImpersonated(context);
  const { method } = await ownMethods(context, authenticationMethodId);
  const name = newName.trim();
  await context.db
    .updateTable('authentication_method')
    .set({ name })
    .where('authentication_method_id', '=', method.id)
    .execute();
  context.audit({ details: `${method.name} → ${name}` });
  return null;
});
