/** The prices of a pricelist as a workbook. */
import type { CallContext } from '../../../define/contract/handler.ts';
import { meets } from '../../../rules/access/capabilities.ts';
import { marginRight } from '../../catalogue/prices-shown.ts';
import { Workbook } from '../../exports/workbook.ts';
import { findPricelist, type OwnPricelist } from '../find.ts';
import { priceRows } from './price-rows.ts';
import { priceLine, priceTitles } from './price-sheet.ts';

/** Rows that are made in one go, so that other calls go on in between. */
const part = 1000;

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function pricesAsWorkbook(
  context: CallContext,
  marketplaceId: number,
): Promise<{ readonly list: OwnPricelist; readonly content: Buffer }> {
  const list = await findPricelist(context, marketplaceId);
  const showsMargin = meets(context.session.user.Capability, marginRight);
  const rows = await priceRows(context, list);
  const workbook = new Workbook(priceTitles(context, list.currency, showsMargin), context.text('Prices'));
  for (let at = 0; at < rows.length; at += part)
    await workbook.add(rows.slice(at, at + part).map((row) => priceLine(context, list, row, showsMargin)));
  return { list, content: await workbook.content() };
}
