/** Changes the parts of a service that are sent. */
import SaveServiceInformation from '../../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { saveService } from '../../catalogue/edit.ts';
import { serviceIdOf } from '../../catalogue/find.ts';
import { serviceInformation } from '../../catalogue/information.ts';

export default handler(SaveServiceInformation, async ({ inputDto, version: _, ...ref }, context) => {
  const service = await saveService(context, await serviceIdOf(context, ref), inputDto);
  context.audit({ ...auditedVendor(service), details: service.product_name });
  return serviceInformation(context, service.service_id);
});
