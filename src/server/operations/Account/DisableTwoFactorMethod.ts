/** Takes one of the own second factors away; with the last one go the recovery codes. */
import DisableTwoFactorMethod from '../../../../manifests/operations/Account/DisableTwoFactorMethod.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { ownMethods } from '../../identity/own-methods.ts';
import { refuseUnproved } from '../../identity/proof.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { factorRemovedMail } from '../../mail/templates/sign-in.ts';

export default handler(DisableTwoFactorMethod, async ({ authenticationMethodId }, context) => {
  refuseUnproved(context);
  const { UserAccountId } = context.session.user;
  const { method, others } = await ownMethods(context, authenticationMethodId);
  const [heir] = others;
  if (!heir) {
    const [row] = await context.prepared('must_have_factor', 'select must_have_factor($1)', [UserAccountId]);
    if (row?.[0] === true) throw new Failure(409, 'factorEnforced');
    await context.db.deleteFrom('recovery_code').where('user_account_id', '=', UserAccountId).execute();
  }
  await context.db.deleteFrom('authentication_method').where('authentication_method_id', '=', method.id).execute();
  if (heir && method.isPrimary) {
    await context.db
      .updateTable('authentication_method')
      .set({ is_primary: true })
      .where('authentication_method_id', '=', heir.id)
      .execute();
  }
  await enqueueMail(context, UserAccountId, factorRemovedMail(method.name));
  context.audit({ details: method.name });
  return null;
});
