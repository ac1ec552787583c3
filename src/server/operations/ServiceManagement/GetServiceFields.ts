/** The fields of a service of the vendors below the caller. */
import GetServiceFields from '../../../../manifests/operations/ServiceManagement/GetServiceFields.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceFields } from '../../catalogue/fields.ts';

export default handler(GetServiceFields, ({ serviceId }, context) => serviceFields(context, serviceId));
