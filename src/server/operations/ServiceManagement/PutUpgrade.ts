/** Puts an upgrade of a service. */
import PutUpgrade from '../../../../manifests/operations/ServiceManagement/PutUpgrade.ts';
import { handler } from '../../../define/contract/handler.ts';
import { putUpgrade } from '../../catalogue/links.ts';

export default handler(PutUpgrade, async ({ serviceId, targetServiceId, upgradeKind }, context) => {
  const { product_name } = await putUpgrade(context, serviceId, targetServiceId, upgradeKind);
  context.audit({ details: product_name });
  return null;
});
