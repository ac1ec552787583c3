/** What an uploaded workbook of prices would change (PL-17). */
import { Type } from 'typebox';
import { operation } from '#define';
import { listInput } from '../../entities/list.ts';
import { ImportedPrice, nobodysPrices, pricesFile, writesPrices } from '../../entities/PriceImport.ts';
import { marketplaceId } from '../../entities/Pricelist.ts';

export default operation('Pricing/PreviewPricesImport', {
  summary: 'Answers which prices of a pricelist an uploaded workbook would change, and which of its cells are faulty.',
  kind: 'read',
  subject: { Pricelist: 'marketplaceId' },
  reads: ['Pricelist', 'Service'],
  needs: writesPrices,
  errors: ['noPricelist', 'noUpload', 'notAWorkbook', 'sheetTooLong', 'sheetTooWide'],
  input: Type.Object({ marketplaceId, file: pricesFile, ...listInput(['Cell', 'Service']) }),
  data: Type.Object({
    Items: Type.Array(ImportedPrice),
    TotalCount: Type.Integer(),
    Changes: Type.Integer(),
    Services: Type.Integer(),
    Faults: Type.Integer(),
    /** How many companies buy from the pricelist. */
    CustomersCount: Type.Integer(),
    /** Of exactly these changes; the import wants it. */
    Digest: Type.String(),
  }),
  example: {
    input: { marketplaceId: 900_003, file: nobodysPrices },
    data: {
      Items: [
        {
          ...{ Cell: 'H2', Kind: 'Set', Service: 'Virtual Desktop Plus', Fee: 'Per user', From: 1 },
          ...{ Before: 24.9, After: 22.5, Currency: 'EUR' },
        },
      ],
      TotalCount: 1,
      ...{ Changes: 1, Services: 1, Faults: 0, CustomersCount: 4 },
      Digest: '5b1d9c3e7f2a4b6d8c0e1f3a5b7c9d1e',
    },
  },
});
