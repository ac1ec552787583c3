/** Removes an upgrade of a service. */
import RemoveUpgrade from '../../../../manifests/operations/ServiceManagement/RemoveUpgrade.ts';
import { handler } from '../../../define/contract/handler.ts';
import { removeUpgrade } from '../../catalogue/links.ts';

export default handler(RemoveUpgrade, async ({ serviceId, targetServiceId }, context) => {
  const { product_name } = await removeUpgrade(context, serviceId, targetServiceId);
  context.audit({ details: product_name });
  return null;
});
