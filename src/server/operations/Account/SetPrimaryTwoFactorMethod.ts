/** Makes one of the own second factors the primary one. */
import SetPrimaryTwoFactorMethod from '../../../../manifests/operations/Account/SetPrimaryTwoFactorMethod.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ownMethods } from '../../identity/own-methods.ts';
import { refuseUnproved } from '../../identity/proof.ts';

export default handler(SetPrimaryTwoFactorMethod, async ({ authenticationMethodId }, context) => {
  refuseUnproved(context);
  const { method, others } = await ownMethods(context, authenticationMethodId);
  // First the others, since there is never more than one.
  for (const { id } of [...others.filter(({ isPrimary }) => isPrimary), method]) {
    await context.db
      .updateTable('authentication_method')
      .set({ is_primary: id === method.id })
      .where('authentication_method_id', '=', id)
      .execute();
  }
  context.audit({ details: method.name });
  return null;
});
