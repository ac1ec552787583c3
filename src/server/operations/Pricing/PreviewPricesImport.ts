/** One page of what a workbook of prices would change, what is faulty first. */
import PreviewPricesImport from '../../../../manifests/operations/Pricing/PreviewPricesImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOfRows } from '../../calls/page-of-rows.ts';
import { customersOf } from '../../pricing/find.ts';
import { pricesImport } from '../../pricing/sheet/price-import.ts';

export default handler(PreviewPricesImport, async (input, context) => {
  const { list, changes, faults, digest } = await pricesImport(context, input.marketplaceId, input.file);
  const { currency: Currency } = list;
  const rows = [
    ...faults.map(({ place, service, problem }) => ({
      ...{ Cell: place, Kind: 'Faulty' as const, Service: service, Currency, Problem: problem },
    })),
    ...changes.map(({ place, row, amount }) => ({
      Cell: place,
      Kind: amount === undefined ? ('Taken' as const) : ('Set' as const),
      ...{ Service: row.service, Fee: row.fee, From: row.band, Currency },
      ...(row.amount !== undefined && { Before: row.amount }),
      ...(amount !== undefined && { After: amount }),
    })),
  ];
  return {
    ...pageOfRows(rows, input, context.language),
    Changes: changes.length,
    Services: new Set(changes.map(({ row }) => row.offerId)).size,
    Faults: faults.length,
    CustomersCount: await customersOf(context, list.marketplace_id),
    Digest: digest,
  };
});
