/** Publishes a service. */
import PublishService from '../../../../manifests/operations/ServiceManagement/PublishService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { publishService } from '../../catalogue/publish.ts';

export default handler(PublishService, async ({ serviceId }, context) => {
  const { product_name } = await publishService(context, serviceId);
  context.audit({ details: product_name });
  return null;
});
