/** Puts a part into a bundle. */
import PutBundlePart from '../../../../manifests/operations/ServiceManagement/PutBundlePart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { putPart } from '../../catalogue/links.ts';

export default handler(PutBundlePart, async ({ serviceId, partServiceId, quantity = 1 }, context) => {
  const { product_name } = await putPart(context, serviceId, partServiceId, quantity);
  context.audit({ details: product_name });
  return null;
});
