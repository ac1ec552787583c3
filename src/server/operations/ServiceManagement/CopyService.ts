/** Makes a draft out of a service. */
import CopyService from '../../../../manifests/operations/ServiceManagement/CopyService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceInformation } from '../../catalogue/information.ts';
import { copyService } from '../../catalogue/make.ts';

export default handler(CopyService, async ({ serviceId, productName }, context) => {
  const copy = await copyService(context, serviceId, productName);
  context.audit({ details: productName.trim() });
  return serviceInformation(context, copy);
});
