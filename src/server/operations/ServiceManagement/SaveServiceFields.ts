/** Defines the fields of a service. */
import SaveServiceFields from '../../../../manifests/operations/ServiceManagement/SaveServiceFields.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { auditedVendor } from '../../catalogue/audited.ts';
import { defineFields } from '../../catalogue/define-fields.ts';
import { serviceFields } from '../../catalogue/fields.ts';

export default handler(SaveServiceFields, async ({ serviceId, fields }, context) => {
  const { service, details } = await defineFields(context, serviceId, fields);
  context.audit({
    ...auditedVendor(service),
    details: [sentence('Service: {name}', { name: service.product_name }), ...details],
  });
  return serviceFields(context, serviceId);
});
