/** Prices of a pricelist from an edited workbook: what it would change, and the change itself, whole or not at all. */
import { createHash } from 'node:crypto';
import type { CallContext } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { uploadedWorkbook } from '../../files/uploaded-workbook.ts';
import { writeByHand } from '../by-hand.ts';
import { findPricelist, type OwnPricelist, pricelistToChange } from '../find.ts';
import { assertRates } from '../rates.ts';
import { priceRows, rowKey } from './price-rows.ts';
import { type PriceChange, type WantedPrices, wantedPrices } from './price-sheet.ts';

export interface PriceImport extends WantedPrices {
  readonly list: OwnPricelist;
  /** Of exactly these changes of exactly these prices. */
  readonly digest: string;
}

/** @throws 404 for a pricelist or a file that is not the caller's; 400 for one that is no workbook. */
export const pricesImport = async (context: CallContext, marketplaceId: number, file: string): Promise<PriceImport> =>
  importOf(context, await findPricelist(context, marketplaceId), file);

async function importOf(context: CallContext, list: OwnPricelist, file: string): Promise<PriceImport> {
  const wanted = wantedPrices(context, list, await uploadedWorkbook(context, file), await priceRows(context, list));
  const told = wanted.changes.map(({ row, amount }) => [rowKey(row), row.state, amount ?? null]);
  return { ...wanted, list, digest: createHash('sha256').update(JSON.stringify(told)).digest('hex') };
}

/** Saved as prices set by hand. @throws 400 while a cell is faulty; 409 where it would change something else by now, or a rate is out of date. */
export async function importPrices(
  context: CallContext,
  marketplaceId: number,
  file: string,
  digest: string,
): Promise<{ readonly list: OwnPricelist; readonly changes: readonly PriceChange[] }> {
  const list = await pricelistToChange(context, marketplaceId);
  const { changes, faults, digest: now } = await importOf(context, list, file);
  const [first] = faults;
  if (first)
    throw new Failure(400, 'faultyCells', { count: faults.length, place: first.place, problem: first.problem });
  if (now !== digest) throw new Failure(409, 'changedMeanwhile');
  await assertRates(context, list);
  await writeByHand(
    context,
    marketplaceId,
    changes.map(({ row, amount }) => ({
      ...{ offerId: row.offerId, item: row.itemId, band: row.band, until: null },
      formula: amount === undefined ? ('rules' as const) : { model: 'Static' as const, percent: null, amount },
    })),
  );
  return { list, changes };
}
