/** Takes over prices from an edited workbook: all of them, or none (PL-17). */
import { Type } from 'typebox';
import { operation } from '#define';
import { nobodysPrices, pricesFile, writesPrices } from '../../entities/PriceImport.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Pricing/ImportPrices', {
  summary:
    'Sets the prices of an uploaded workbook by hand, exactly as they were shown before; while a cell is faulty, nothing is taken over.',
  kind: 'write',
  subject: { Pricelist: 'marketplaceId' },
  changes: ['Pricelist'],
  needs: writesPrices,
  errors: [
    ...(['noPricelist', 'noUpload', 'notAWorkbook', 'sheetTooLong', 'sheetTooWide'] as const),
    ...(['faultyCells', 'notUnderstood', 'ERR-16'] as const),
  ],
  audit: { event: 'Prices imported' },
  input: Type.Object({
    marketplaceId,
    file: pricesFile,
    /** As the preview has answered it. */
    digest: Type.String({ minLength: 1, maxLength: 100 }),
    /** That prices will change for all assigned customers (PL-16). */
    understood: Type.Boolean(),
  }),
  data: Type.Object({ Changes: Type.Integer(), Services: Type.Integer() }),
  example: {
    input: {
      ...{ marketplaceId: 900_003, file: nobodysPrices, digest: '5b1d9c3e7f2a4b6d8c0e1f3a5b7c9d1e' },
      understood: true,
    },
    data: { Changes: 1, Services: 1 },
  },
});
