/** Chooses by which connector a service is provided. */
import UseConnector from '../../../../manifests/operations/ServiceManagement/UseConnector.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { useConnector } from '../../catalogue/service-connector.ts';

export default handler(UseConnector, async ({ serviceId, connectorId }, context) => {
  const service = await useConnector(context, serviceId, connectorId);
  context.audit({ ...auditedVendor(service), details: `${service.product_name}: ${service.connector}` });
  return null;
});
