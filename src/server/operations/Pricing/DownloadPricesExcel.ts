/** Prices of a pricelist as a workbook. */
import DownloadPricesExcel from '../../../../manifests/operations/Pricing/DownloadPricesExcel.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { pricesAsWorkbook } from '../../pricing/sheet/price-export.ts';

export default handler(DownloadPricesExcel, async ({ marketplaceId }, context) => {
  const { list, content } = await pricesAsWorkbook(context, marketplaceId);
  return {
    FileName: fileName(`${context.text('Prices')}-${list.name}`, 'xlsx'),
    ContentType: documentTypes.xlsx,
    Content: content.toString('base64'),
  };
});
