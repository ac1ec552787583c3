/** Retires a service. */
import RetireService from '../../../../manifests/operations/ServiceManagement/RetireService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { retireService } from '../../catalogue/publish.ts';

export default handler(RetireService, async ({ serviceId }, context) => {
  const { product_name } = await retireService(context, serviceId);
  context.audit({ details: product_name });
  return null;
});
