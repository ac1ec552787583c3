/** Who buys from a pricelist: companies directly below its owner that pay in its currency. */
import { sql } from 'kysely';
import type GetMarketplaceCustomers from '../../../manifests/operations/Marketplace/GetMarketplaceCustomers.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { findPricelist, type OwnPricelist } from './find.ts';
import { boughtElsewhere, offeredServices } from './offers.ts';

type Input = InputOf<typeof GetMarketplaceCustomers>;
type Result = DataOf<typeof GetMarketplaceCustomers>;

interface CustomerRow {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_type: 'Company' | 'Reseller';
  readonly country: string | null;
  readonly assignment: Result['Items'][number]['Assignment'];
  readonly assigned_utc: Date | null;
}

interface MoreOfCustomer {
  readonly assigned_by: string | null;
  readonly pricelists: readonly string[];
}

/** @throws 404 for a pricelist that is absent or somebody else's. */
export async function pricelistCustomers(context: CallContext, input: Input): Promise<Result> {
  const { db, language } = context;
  const list = await findPricelist(context, input.marketplaceId);
  const wanted = input.assignments?.length ? input.assignments : null;
  const found = sql<CustomerRow>`
    select * from (
      select a.account_id, a.display_name, a.account_type, a.country, mine.assigned_utc,
        case when mine.marketplace_id is not null then 'Assigned'
          when exists (select from marketplace_customer c where c.customer_account_id = a.account_id) then 'Other'
          else 'None' end as assignment
      from account a
      left join marketplace_customer mine on mine.customer_account_id = a.account_id and mine.marketplace_id = ${list.marketplace_id}
      where a.parent_account_id = ${list.owner_company_id} and a.account_type in ('Company', 'Reseller')
        and a.account_state = 'Active' and a.currency = ${list.currency} and ${inScope('a.path')}) customer
    where ${wanted}::text[] is null or assignment = any (${wanted})`;
  const { rows, total } = await pageOf<CustomerRow, 'DisplayName' | 'AssignedUtc', MoreOfCustomer>(db, found, {
    order: { DisplayName: 'display_name', AssignedUtc: 'assigned_utc' },
    texts: { language, columns: ['display_name'] },
    standard: { display_name: 'asc', account_id: 'asc' },
    find: ['display_name'],
    more: sql<MoreOfCustomer>`
      (select u.display_name from marketplace_customer c join account u on u.account_id = c.assigned_by_account_id
        where c.marketplace_id = ${list.marketplace_id} and c.customer_account_id = page.account_id) as assigned_by,
      array(select m.name from marketplace_customer c join marketplace m using (marketplace_id)
        where c.customer_account_id = page.account_id and m.state = 'Active' order by m.priority) as pricelists`,
    input,
  });
  return {
    Items: rows.map((row) => ({
      AccountId: row.account_id,
      DisplayName: row.display_name,
      AccountType: row.account_type,
      ...(row.country !== null && { Country: row.country }),
      Assignment: row.assignment,
      ...(row.assigned_utc && { AssignedUtc: utc(row.assigned_utc) }),
      ...(row.assigned_by !== null && { AssignedBy: row.assigned_by }),
      Pricelists: [...row.pricelists],
    })),
    TotalCount: total,
  };
}

/** All of them or none. @throws 409 for a template; 400 naming the first that is no customer of its owner or pays in another currency. */
export async function assignCustomers(
  context: CallContext,
  marketplaceId: number,
  accountIds: readonly number[],
): Promise<OwnPricelist> {
  const { db, session } = context;
  const list = await findPricelist(context, marketplaceId, true);
  if (list.is_template) throw new Failure(409, 'templateHasNoCustomers');
  const customers = await db
    .selectFrom('account')
    .select(['account_id', 'display_name', 'currency', 'parent_account_id', 'account_type', 'account_state'])
    .where('account_id', 'in', [...accountIds])
    .where(inScope('path'))
    .forShare()
    .execute();
  const fits = new Set(
    customers.flatMap((one) =>
      one.parent_account_id === list.owner_company_id &&
      (one.account_type === 'Company' || one.account_type === 'Reseller') &&
      one.account_state === 'Active' &&
      one.currency === list.currency
        ? [one.account_id]
        : [],
    ),
  );
  const other = accountIds.find((id) => !fits.has(id));
  if (other !== undefined) throw new Failure(400, 'notItsCustomers', { accountId: other, currency: list.currency });
  await db
    .insertInto('marketplace_customer')
    .values(
      [...fits].map((customer_account_id) => ({
        marketplace_id: marketplaceId,
        customer_account_id,
        assigned_by_account_id: session.user.UserAccountId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await boughtElsewhere(context, [...fits], await offeredServices(context, marketplaceId));
  return list;
}

/** Who is not in it stays so. */
export async function removeCustomers(
  context: CallContext,
  marketplaceId: number,
  accountIds: readonly number[],
): Promise<OwnPricelist> {
  const list = await findPricelist(context, marketplaceId, true);
  const removed = await context.db
    .deleteFrom('marketplace_customer')
    .where('marketplace_id', '=', marketplaceId)
    .where('customer_account_id', 'in', [...accountIds])
    .returning('customer_account_id')
    .execute();
  await boughtElsewhere(
    context,
    removed.map(({ customer_account_id: id }) => id),
    await offeredServices(context, marketplaceId),
  );
  return list;
}
