/** Gives one of the own second factors another name. */
import RenameTwoFactorMethod from '../../../../manifests/operations/Account/RenameTwoFactorMethod.ts';
import { handler } from '../../../define/handler.ts';
import { ownMethods } from '../../identity/own-methods.ts';
import { refuseUnproved } from '../../identity/sign-in-data.ts';
import { factorRenamedLetter } from '../../mail/letters.ts';
import { post } from '../../mail/post.ts';

export default handler(RenameTwoFactorMethod, async ({ authenticationMethodId, newName }, context) => {
  refuseUnproved(context);
  const { method } = await ownMethods(context, authenticationMethodId);
  const name = newName.trim();
  await context.db
    .updateTable('authentication_method')
    .set({ name })
    .where('authentication_method_id', '=', method.id)
    .execute();
  await post(context, context.session.user.UserAccountId, factorRenamedLetter(method.name, name));
  context.audit({ details: `${method.name} → ${name}` });
  return null;
});
