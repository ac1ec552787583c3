/** Price updates as the round works them off: which are taken together, and what becomes of them and of the pricelists below. */
import { type Kysely, sql } from 'kysely';
import { passes } from '../../../rules/prices/propagation.ts';
import { isOvertaken } from '../../calls/failure.ts';
import type { Tables } from '../../db/tables.ts';
import type { Claim, NotePart } from '../../queue/rounds.ts';
import { filtersOf } from '../filters.ts';
import { itemsOf, offerServices } from '../offers.ts';
import { queueUpdate } from '../queue.ts';
import type { Pricelist } from './facts.ts';
import { type Outcome, recompute } from './recompute.ts';

/** Updates of pricelists of one level of the tree that are worked off in one transaction. */
export interface TakenUpdates {
  readonly ids: readonly number[];
}

const together = 100;
const mostTries = 3;
/** Seconds, for each try so far. */
const retryAfter = 5;

/**
 * Of those that are due the ones whose owners stand highest: what stands below follows from them. A pricelist that is computed as a
 * whole, or whose update has failed before, is taken alone.
 */
export async function takeUpdates({ db, worker, lease }: Claim): Promise<TakenUpdates | undefined> {
  const { rows } = await sql<{ price_update_id: number }>`
    with due as (
      select u.price_update_id, cardinality(string_to_array(o.path, '/')) as depth, u.item_ids is null or u.tries > 0 as is_alone
      from price_update u join marketplace m using (marketplace_id) join account o on o.account_id = m.owner_company_id
      where u.state = 'Queued' and u.due_utc <= now() or u.state = 'Updating' and u.lease_until < now()),
    first as (select * from due order by depth, is_alone, price_update_id limit 1),
    taken as (
      select u.price_update_id from price_update u join due using (price_update_id), first
      where due.depth = first.depth and (not first.is_alone and not due.is_alone or u.price_update_id = first.price_update_id)
      order by u.price_update_id limit ${together} for update of u skip locked)
    update price_update u set state = 'Updating', worker = ${worker}, lease_until = clock_timestamp() + ${lease}::interval, tries = tries + 1
    from taken where u.price_update_id = taken.price_update_id
    returning u.price_update_id`.execute(db);
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ price_update_id: id }) => id);
  await sql`update marketplace m set price_state = 'Updating' from price_update u
    where u.price_update_id = any (${ids}::bigint[]) and m.marketplace_id = u.marketplace_id and m.state = 'Active'`.execute(
    db,
  );
  return { ids };
}

interface HeldUpdate extends Pricelist {
  readonly updateId: number;
  readonly isActive: boolean;
  readonly wantedPriority: boolean;
  readonly tries: number;
}

/** False when another worker holds them: then nothing of it becomes true. */
export async function noteUpdates({ ids }: TakenUpdates, part: NotePart): Promise<boolean> {
  const { db, worker, report } = part;
  const held = await heldUpdates(db, ids, worker);
  if (held.length < ids.length) return false;
  await sql`savepoint before_prices`.execute(db);
  try {
    await applyPriorities(db, held);
    const lists = held.filter(({ isActive }) => isActive);
    const outcome = await recompute(db, lists, new Map(lists.map((one) => [one.marketplaceId, one.updateId])));
    await followBelow(db, lists, outcome);
    await endUpdates(db, held, outcome);
  } catch (problem) {
    await sql`rollback to savepoint before_prices`.execute(db);
    const isAgain = isOvertaken(problem) && held.every(({ tries }) => tries < mostTries);
    if (!isAgain) report(problem);
    await putOff(db, held, problem, isAgain ? 0 : retryAfter);
  }
  return true;
}

/** Nobody else computes prices of these pricelists until the transaction ends. */
async function heldUpdates(db: Kysely<Tables>, ids: readonly number[], worker: string): Promise<readonly HeldUpdate[]> {
  const { rows } = await sql<HeldUpdate>`
    select u.price_update_id as "updateId", u.marketplace_id as "marketplaceId", u.item_ids as "itemIds", u.tries,
      greatest(u.effective_date, current_date)::text as "from", m.currency, m.owner_company_id as "ownerId", m.state = 'Active' as "isActive",
      m.wanted_priority is not null as "wantedPriority", o.parent_account_id is null as "ownerIsRoot"
    from price_update u join marketplace m using (marketplace_id) join account o on o.account_id = m.owner_company_id
    where u.price_update_id = any (${ids}::bigint[]) and u.worker = ${worker} and u.state = 'Updating'
    order by m.marketplace_id for update of u, m`.execute(db);
  return rows;
}

/** Those of an owner change together: between two of them there would be one number twice. */
async function applyPriorities(db: Kysely<Tables>, held: readonly HeldUpdate[]): Promise<void> {
  const owners = [...new Set(held.filter((one) => one.wantedPriority).map(({ ownerId }) => ownerId))];
  if (owners.length === 0) return;
  await sql`update marketplace set priority = wanted_priority, wanted_priority = null
    where owner_company_id = any (${owners}::bigint[]) and state = 'Active' and wanted_priority is not null`.execute(
    db,
  );
}

/** Resellers that buy from a pricelist sell at what it asks of them: theirs follow, of these items alone. */
async function followBelow(db: Kysely<Tables>, lists: readonly HeldUpdate[], outcome: Outcome): Promise<void> {
  for (const { marketplaceId, wantedPriority } of lists) {
    const changed = outcome.get(marketplaceId)?.itemIds;
    if (!changed && !wantedPriority) continue;
    const { rows } = await sql<{ id: number }>`
      select below.marketplace_id as id from marketplace_customer c
      join marketplace below on below.owner_company_id = c.customer_account_id and below.state = 'Active'
      where c.marketplace_id = ${marketplaceId}`.execute(db);
    const below = rows.map(({ id }) => id);
    await queueUpdate(db, below, 'Upstream', wantedPriority ? undefined : [...(changed ?? [])], null);
    if (below.length > 0) await addBelow(db, marketplaceId);
  }
}

/** What is newly offered here is offered at once below, where a pricelist wants that and its filters let it through. */
async function addBelow(db: Kysely<Tables>, above: number): Promise<void> {
  const { rows } = await sql<{ list: number; service: number; vendor: number; tags: string[] }>`
    select below.marketplace_id as list, s.service_id as service, s.owner_account_id as vendor, s.tags
    from marketplace_customer c
    join marketplace below on below.owner_company_id = c.customer_account_id and below.state = 'Active' and below.is_auto_add
    join marketplace_offer o on o.marketplace_id = c.marketplace_id and o.state = 'Active'
    join service s on s.service_id = o.service_id and s.state = 'Published'
    where c.marketplace_id = ${above} and not exists (select from marketplace_offer known
      where known.marketplace_id = below.marketplace_id and known.service_id = s.service_id)`.execute(db);
  for (const list of new Set(rows.map((row) => row.list))) {
    const filters = await filtersOf({ db }, list);
    const services = rows.flatMap((row) =>
      row.list === list && passes({ vendorId: row.vendor, tags: row.tags }, filters) ? [row.service] : [],
    );
    if (services.length === 0) continue;
    await offerServices({ db }, list, services, 'AutoAdd');
    await queueUpdate(db, [list], 'Offers', await itemsOf({ db }, services), null);
  }
}

async function endUpdates(db: Kysely<Tables>, held: readonly HeldUpdate[], outcome: Outcome): Promise<void> {
  const ids = held.map(({ updateId }) => updateId);
  const counts = held.map(({ marketplaceId }) => outcome.get(marketplaceId)?.count ?? 0);
  await sql`update price_update u set state = 'Updated', ended_utc = now(), changed_count = done.count, worker = null, lease_until = null, problem = null
    from unnest(${ids}::bigint[], ${counts}::int[]) done (id, count) where u.price_update_id = done.id`.execute(db);
  const lists = held.map(({ marketplaceId }) => marketplaceId);
  await sql`update marketplace m set priced_utc = now(),
      price_state = case when exists (select from price_update u where u.marketplace_id = m.marketplace_id and u.state = 'Queued')
        then 'Queued' else 'Updated' end
    where m.marketplace_id = any (${lists}::bigint[]) and m.state = 'Active'`.execute(db);
  for (const { marketplaceId, isActive } of held)
    if (isActive) await sql`select tell_prices(${marketplaceId})`.execute(db);
}

/**
 * Old prices stay. After some tries it is given up, and somebody has to ask for it anew.
 * @param after seconds for each try so far; 0 where somebody else came first, which is no fault.
 */
async function putOff(db: Kysely<Tables>, held: readonly HeldUpdate[], problem: unknown, after: number): Promise<void> {
  const text = problem instanceof Error ? problem.message : String(problem);
  const [failed, waiting] = [
    held.filter(({ tries }) => tries >= mostTries),
    held.filter(({ tries }) => tries < mostTries),
  ];
  if (waiting.length > 0)
    await sql`update price_update set problem = ${text}, worker = null, lease_until = now() + tries * ${after} * interval '1 second'
      where price_update_id = any (${waiting.map(({ updateId }) => updateId)}::bigint[])`.execute(db);
  if (failed.length === 0) return;
  await sql`update price_update set state = 'Failed', ended_utc = now(), problem = ${text}, worker = null, lease_until = null
    where price_update_id = any (${failed.map(({ updateId }) => updateId)}::bigint[])`.execute(db);
  await sql`update marketplace set price_state = 'Failed' where state = 'Active'
    and marketplace_id = any (${failed.map(({ marketplaceId }) => marketplaceId)}::bigint[])`.execute(db);
  for (const { marketplaceId } of failed) await sql`select tell_prices(${marketplaceId})`.execute(db);
}
