/** What a service is to those who sell it: in which of their own pricelists it stands. */

import { sql } from 'kysely';
import type GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { inList, ofVendorInScope } from '../db/in-scope.ts';
import { inOrderOf } from '../db/reader-order.ts';

type Detail = DataOf<typeof GetServiceDetail>;

const sells = can('MARKETPLACE', 'Update');
/** As many as can be read at once. */
const most = 10;

export async function sellingOf(
  context: CallContext,
  serviceId: number,
): Promise<Pick<Detail, 'Selling' | 'Pricelists'>> {
  if (!meets(context.session.user.Capability, sells)) return { Pricelists: [] };
  const own = context.db
    .selectFrom('marketplace')
    .where('marketplace.state', '=', 'Active')
    .where(sql<boolean>`marketplace.owner_company_id = (select own_company())`)
    .where(inList('marketplace.marketplace_id'));
  const offering = own
    .innerJoin('marketplace_offer', 'marketplace_offer.marketplace_id', 'marketplace.marketplace_id')
    .where('marketplace_offer.service_id', '=', serviceId)
    .where('marketplace_offer.state', '=', 'Active');
  const count = sql<number>`count(*)::integer`.as('count');
  const [all, offered, lists] = await Promise.all([
    own.select(count).executeTakeFirstOrThrow(),
    offering.select(count).executeTakeFirstOrThrow(),
    offering
      .select(['marketplace.marketplace_id', 'marketplace.name', 'marketplace.currency'])
      .orderBy(inOrderOf(sql`marketplace.name`, context.language))
      .limit(most)
      .execute(),
  ]);
  return {
    Selling: { OfferedIn: offered.count, OwnPricelists: all.count },
    Pricelists: lists.map(({ marketplace_id: Id, name: Name, currency: Currency }) => ({ Id, Name, Currency })),
  };
}

/** Whether it is one of the services that the caller's branch makes, which are changed elsewhere. */
export async function isOwn({ db }: CallContext, serviceId: number): Promise<boolean> {
  const own = db
    .selectFrom('service')
    .select('service_id')
    .where('service_id', '=', serviceId)
    .where(ofVendorInScope('service.owner_account_id'));
  return (await own.executeTakeFirst()) !== undefined;
}
