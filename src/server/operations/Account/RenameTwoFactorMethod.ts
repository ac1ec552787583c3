/** Gives one of the own second factors another name. */
import RenameTwoFactorMethod from '../../../../manifests/operations/Account/RenameTwoFactorMethod.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ownMethods } from '../../identity/own-methods.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { factorRenamedMail } from '../../mail/templates/sign-in.ts';

export default handler(RenameTwoFactorMethod, async ({ authenticationMethodId, newName }, context) => {
  refuseUnproved(context);
  const { method } = await ownMethods(context, authenticationMethodId);
  const name = newName.trim();
  await context.db
    .updateTable('authentication_method')
    .set({ name })
    .where('authentication_method_id', '=', method.id)
    .execute();
  await enqueueMail(context, context.session.user.UserAccountId, factorRenamedMail(method.name, name));
  context.audit({ details: `${method.name} → ${name}` });
  return null;
});
