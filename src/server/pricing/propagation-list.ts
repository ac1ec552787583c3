/** What pricelists would take over from above: those of the sellers in the session's branch that do so when told to. */
import type GetPropagation from '../../../manifests/operations/Marketplace/GetPropagation.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { pageOf } from '../db/list-query.ts';
import { filtersOf, offerableBy } from './filters.ts';
import { seenLists } from './list.ts';

type Result = DataOf<typeof GetPropagation>;

export async function propagationList(context: CallContext, input: InputOf<typeof GetPropagation>): Promise<Result> {
  const found = seenLists(context).where('marketplace.is_propagation_enabled', '=', true);
  const { rows, total } = await pageOf(context.db, found, {
    order: { Name: 'name', Owner: 'owner_name', Currency: 'currency' },
    texts: { language: context.language, columns: ['name', 'owner_name'] },
    standard: { owner_path: 'asc', priority: 'asc', marketplace_id: 'asc' },
    find: ['name', 'owner_name'],
    input,
  });
  const Items: Result['Items'] = [];
  for (const row of rows) {
    const filters = await filtersOf(context, row.marketplace_id);
    const { offerable, passing } = await offerableBy(context, row, filters);
    Items.push({
      MarketplaceId: row.marketplace_id,
      Owner: row.owner_name,
      Name: row.name,
      Currency: row.currency,
      IsAutoAdd: row.is_auto_add,
      FiltersCount: filters.length,
      PassingCount: passing.length,
      OfferableCount: offerable.length,
    });
  }
  return { Items, TotalCount: total };
}
