/** Lets a field be typed again. */
import DeleteDataSource from '../../../../manifests/operations/ServiceManagement/DeleteDataSource.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { deleteDataSource } from '../../catalogue/data-sources.ts';

export default handler(DeleteDataSource, async ({ serviceId, fieldName }, context) => {
  const service = await deleteDataSource(context, serviceId, fieldName);
  context.audit({ ...auditedVendor(service), details: `${service.product_name}: ${fieldName}` });
  return null;
});
