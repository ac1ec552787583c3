/** Takes over prices from a workbook. */
import ImportPrices from '../../../../manifests/operations/Pricing/ImportPrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { importPrices } from '../../pricing/sheet/price-import.ts';

export default handler(ImportPrices, async ({ marketplaceId, file, digest, understood }, context) => {
  if (!understood) throw new Failure(400, 'notUnderstood');
  const { list, changes } = await importPrices(context, marketplaceId, file, digest);
  context.audit(changes.length === 0 ? { repeated: true } : { details: `${list.name}: ${changes.length}` });
  return { Changes: changes.length, Services: new Set(changes.map(({ row }) => row.offerId)).size };
});
