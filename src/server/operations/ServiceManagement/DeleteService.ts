/** Deletes a service. */
import DeleteService from '../../../../manifests/operations/ServiceManagement/DeleteService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteService } from '../../catalogue/publish.ts';

export default handler(DeleteService, async ({ serviceId }, context) => {
  const { product_name } = await deleteService(context, serviceId);
  context.audit({ details: product_name });
  return null;
});
