/** Adds a charge; the log says which. */
import AddCustomCharge from '../../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addCharge } from '../../billing/change-charges.ts';

export default handler(AddCustomCharge, async ({ accountId, customCharge }, context) => {
  const charge = await addCharge(context, accountId, customCharge);
  context.audit({ details: charge.Name });
  return charge;
});
