/** Texts of services as a workbook. */
import ExportServiceTexts from '../../../../manifests/operations/ServiceManagement/ExportServiceTexts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { findOwnService } from '../../catalogue/find.ts';
import { textsAsWorkbook } from '../../catalogue/text-export.ts';

export default handler(ExportServiceTexts, async ({ serviceId }, context) => {
  const service = serviceId === undefined ? undefined : await findOwnService(context, serviceId);
  const content = await textsAsWorkbook(context, service?.service_id);
  return {
    FileName: fileName(`${context.text('Texts')}-${service?.product_name ?? context.text('Services')}`, 'xlsx'),
    ContentType: documentTypes.xlsx,
    Content: content.toString('base64'),
  };
});
