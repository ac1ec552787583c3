/** Which services a pricelist offers: added by hand, taken over from above, withdrawn. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';
import { noService } from '../catalogue/find.ts';
import { inOffer } from '../db/in-scope.ts';
import type { OwnPricelist } from './find.ts';
import { pricelistToChange } from './find.ts';
import { queuePrices } from './queue.ts';

type AddedBy = 'User' | 'Propagation' | 'AutoAdd';

/** Of these services those that a seller may offer. @param services null: of all. */
export async function sellableServices(
  { db }: Pick<CallContext, 'db'>,
  owner: number,
  services: readonly number[] | null,
): Promise<number[]> {
  const { rows } = await sql<{ service_id: number }>`
    select service_id from sellable_services(${owner}, ${services}::bigint[])`.execute(db);
  return rows.map(({ service_id: id }) => id);
}

/** @throws 404 naming the first that is absent or out of sight. */
export async function assertSeen({ db }: Pick<CallContext, 'db'>, services: readonly number[]): Promise<void> {
  if (services.length === 0) return;
  const seen = db
    .selectFrom('service')
    .select('service_id')
    .where('service_id', 'in', [...services]);
  const known = new Set((await seen.where(inOffer('service')).execute()).map(({ service_id: id }) => id));
  const absent = services.find((id) => !known.has(id));
  if (absent !== undefined) throw noService(absent);
}

/** @throws 404 for a service out of sight; 409 naming the first that the owner of the pricelist may not sell. */
export async function assertSellable(
  context: CallContext,
  { owner_company_id: owner }: OwnPricelist,
  services: readonly number[],
): Promise<void> {
  await assertSeen(context, services);
  const sellable = new Set(await sellableServices(context, owner, services));
  const other = services.find((id) => !sellable.has(id));
  if (other !== undefined) throw new Failure(409, 'notSellable', { serviceId: other });
}

/** What is offered already stays so; what was withdrawn comes back. Their prices follow by themselves. */
export async function offerServices(
  { db }: Pick<CallContext, 'db'>,
  marketplaceId: number,
  services: readonly number[],
  addedBy: AddedBy,
): Promise<void> {
  if (services.length === 0) return;
  await db
    .insertInto('marketplace_offer')
    .values(services.map((service_id) => ({ marketplace_id: marketplaceId, service_id, added_by: addedBy })))
    .onConflict((conflict) =>
      conflict
        .columns(['marketplace_id', 'service_id'])
        .doUpdateSet({ state: 'Active', withdrawn_utc: null, added_by: addedBy, added_utc: sql<Date>`now()` })
        .where('marketplace_offer.state', '=', 'Withdrawn'),
    )
    .execute();
}

/** The fees of these services: what an update of prices is about. */
export async function itemsOf({ db }: Pick<CallContext, 'db'>, services: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('item')
    .select('item_id')
    .where('service_id', 'in', [...services])
    .execute();
  return rows.map(({ item_id: id }) => id);
}

/** All of them or none. @throws 404 for a pricelist, 409 for a service, that is not its owner's to sell. */
export async function addServices(
  context: CallContext,
  marketplaceId: number,
  services: readonly number[],
): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, marketplaceId);
  await assertSellable(context, list, services);
  await offerServices(context, marketplaceId, services, 'User');
  await queuePrices(context, [marketplaceId], 'Offers', await itemsOf(context, services));
  return list;
}

/** As far as the owner of each may sell them. @throws 404 for a pricelist that is not the caller's to change, or a service out of sight. */
export async function addServicesTo(
  context: CallContext,
  marketplaceIds: readonly number[],
  services: readonly number[],
): Promise<{ readonly lists: readonly OwnPricelist[]; readonly added: number }> {
  await assertSeen(context, services);
  const lists: OwnPricelist[] = [];
  let added = 0;
  // In one order, so that two callers never wait for each other.
  for (const id of [...new Set(marketplaceIds)].sort((one, other) => one - other)) {
    const list = await pricelistToChange(context, id);
    const there = new Set(await offeredServices(context, id));
    const sellable = await sellableServices(context, list.owner_company_id, services);
    const fresh = sellable.filter((service) => !there.has(service));
    await offerServices(context, id, fresh, 'User');
    if (fresh.length > 0) await queuePrices(context, [id], 'Offers', await itemsOf(context, fresh));
    lists.push(list);
    added += fresh.length;
  }
  return { lists, added };
}

/** Also where resellers have bought them here and nowhere else. */
export async function withdrawServices(
  context: CallContext,
  marketplaceId: number,
  services: readonly number[],
): Promise<OwnPricelist> {
  const list = await pricelistToChange(context, marketplaceId);
  await assertSeen(context, services);
  await context.db
    .updateTable('marketplace_offer')
    .set({ state: 'Withdrawn', withdrawn_utc: sql<Date>`now()` })
    .where('marketplace_id', '=', marketplaceId)
    .where('service_id', 'in', [...services])
    .where('state', '=', 'Active')
    .execute();
  const customers = await context.db
    .selectFrom('marketplace_customer')
    .select('customer_account_id')
    .where('marketplace_id', '=', marketplaceId)
    .execute();
  await boughtElsewhere(
    context,
    customers.map(({ customer_account_id: id }) => id),
    services,
  );
  return list;
}

/** These customers buy these services at another price from now on, or nowhere: where they sell them, that follows. */
export async function boughtElsewhere(
  context: CallContext,
  customers: readonly number[],
  services: readonly number[],
): Promise<void> {
  if (customers.length === 0 || services.length === 0) return;
  await sql`select withdraw_unsellable(${services}::bigint[])`.execute(context.db);
  const sold = await context.db
    .selectFrom('marketplace')
    .select('marketplace_id')
    .where('owner_company_id', 'in', [...customers])
    .where('state', '=', 'Active')
    .execute();
  const lists = sold.map(({ marketplace_id: id }) => id);
  if (lists.length > 0) await queuePrices(context, lists, 'Upstream', await itemsOf(context, services));
}

/** What a pricelist offers now. */
export async function offeredServices({ db }: Pick<CallContext, 'db'>, marketplaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('marketplace_offer')
    .select('service_id')
    .where('marketplace_id', '=', marketplaceId)
    .where('state', '=', 'Active')
    .execute();
  return rows.map(({ service_id: id }) => id);
}
