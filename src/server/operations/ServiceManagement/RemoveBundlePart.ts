/** Takes a part out of a bundle. */
import RemoveBundlePart from '../../../../manifests/operations/ServiceManagement/RemoveBundlePart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { removePart } from '../../catalogue/links.ts';

export default handler(RemoveBundlePart, async ({ serviceId, partServiceId }, context) => {
  const { product_name } = await removePart(context, serviceId, partServiceId);
  context.audit({ details: product_name });
  return null;
});
