/** A service of the vendors below the caller. */
import GetServiceInformation from '../../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceIdOf } from '../../catalogue/find.ts';
import { serviceInformation } from '../../catalogue/information.ts';

export default handler(GetServiceInformation, async (ref, context) =>
  serviceInformation(context, await serviceIdOf(context, ref)),
);
