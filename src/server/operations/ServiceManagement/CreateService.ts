/** Begins a service. */
import CreateService from '../../../../manifests/operations/ServiceManagement/CreateService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { findOwnService } from '../../catalogue/find.ts';
import { serviceInformation } from '../../catalogue/information.ts';
import { createService } from '../../catalogue/make.ts';

export default handler(CreateService, async (input, context) => {
  const serviceId = await createService(context, input);
  const service = await findOwnService(context, serviceId);
  context.audit({ ...auditedVendor(service), details: service.product_name });
  return serviceInformation(context, serviceId);
});
