/** Deletes a charge; the log says which it was. */
import DeleteCustomCharge from '../../../../manifests/operations/CustomCharges/DeleteCustomCharge.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteCharge } from '../../billing/change-charges.ts';

export default handler(DeleteCustomCharge, async ({ customChargeId }, context) => {
  context.audit({ details: await deleteCharge(context, customChargeId) });
  return null;
});
