/** Lets a field take its choices from the vendor's server. */
import SaveDataSource from '../../../../manifests/operations/ServiceManagement/SaveDataSource.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { saveDataSource } from '../../catalogue/data-sources.ts';

export default handler(SaveDataSource, async ({ serviceId, ...source }, context) => {
  const service = await saveDataSource(context, serviceId, source);
  context.audit({ ...auditedVendor(service), details: `${service.product_name}: ${source.fieldName}, ${source.path}` });
  return null;
});
