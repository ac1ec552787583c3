/** What rules of a pricelist can select: vendors and fees that it offers, and groups of services of its seller. */

import { type RawBuilder, sql } from 'kysely';
import type GetRuleTargets from '../../../manifests/operations/Pricing/GetRuleTargets.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { inOrderOf } from '../db/reader-order.ts';
import { findPricelist } from './find.ts';

type Target = DataOf<typeof GetRuleTargets>[number];
type Selection = InputOf<typeof GetRuleTargets>['selection'];

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function ruleTargets(context: CallContext, id: number, selection: Selection): Promise<Target[]> {
  const { db, language } = context;
  const { owner_company_id: owner } = await findPricelist(context, id);
  const offered = sql`marketplace_offer o join service s on s.service_id = o.service_id
    and o.marketplace_id = ${id} and o.state = 'Active'`;
  const service = sql<string>`service_name(s.names, ${language}, s.product_name)`;
  const targets: Readonly<Record<Selection, RawBuilder<Target>>> = {
    Vendor: sql`select distinct v.account_id as "Id", v.name as "Name"
      from ${offered} join vendor_profile v on v.account_id = s.owner_account_id`,
    ServiceGroup: sql`select g.service_group_id as "Id", g.name as "Name"
      from service_group g where g.owner_company_id = ${owner}`,
    PriceableItem: sql`select i.item_id as "Id", ${service} as "Name", service_name(i.names, ${language}, '') as "Note"
      from ${offered} join item i on i.service_id = s.service_id and i.state = 'Active'`,
  };
  const { rows } = await sql<Target>`
    select * from (${targets[selection]}) as target
    order by ${inOrderOf(sql`"Name"`, language)}, "Id" limit 5000`.execute(db);
  return rows;
}
