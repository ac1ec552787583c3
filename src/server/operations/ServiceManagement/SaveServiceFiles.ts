/** Saves the files of a service. */
import SaveServiceFiles from '../../../../manifests/operations/ServiceManagement/SaveServiceFiles.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveServiceFiles, serviceFiles } from '../../catalogue/files.ts';

export default handler(SaveServiceFiles, async ({ serviceId, inputDto }, context) => {
  const { product_name } = await saveServiceFiles(context, serviceId, inputDto);
  context.audit({ details: product_name });
  return serviceFiles(context, serviceId);
});
