/** The prices of a pricelist as a workbook (PL-17). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { readsPrices } from '../../entities/PriceImport.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Pricing/DownloadPricesExcel', {
  summary:
    'Answers the prices of what a pricelist offers as a workbook that can be edited and taken over again; cost and suggested price for who may see margins.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: readsPrices,
  errors: ['noPricelist'],
  input: Type.Object({ marketplaceId }),
  data: FileResult,
  example: {
    input: { marketplaceId: 900_003 },
    data: {
      FileName: 'prices.xlsx',
      ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      Content: 'UEsDBA==',
    },
  },
});
