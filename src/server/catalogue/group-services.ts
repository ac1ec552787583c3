/** What groups hold: services put in, taken out, and listed with those that could be put in. */
import { sql } from 'kysely';
import type GetGroupServices from '../../../manifests/operations/ServiceManagement/GetGroupServices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { type Sentence, sentence } from '../calls/sentence.ts';
import { inOffer } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { noService } from './find.ts';
import { findGroup } from './groups.ts';
import { servicesWithIds } from './row.ts';

type Services = DataOf<typeof GetGroupServices>;
type Order = 'DisplayName' | 'Vendor' | 'State';

/** @param isHeld those in the group; else those in sight that could be put in. */
export async function groupServices(
  context: CallContext,
  groupId: number,
  isHeld: boolean,
  input: ListInput<Order>,
): Promise<Services> {
  const { db, language } = context;
  await findGroup(context, groupId);
  const member = sql<boolean>`exists (select from service_group_member m
    where m.service_group_id = ${groupId} and m.service_id = service.service_id)`;
  const found = db
    .selectFrom('service')
    .innerJoin('vendor_profile', 'vendor_profile.account_id', 'service.owner_account_id')
    .select(['service.service_id', 'vendor_profile.name as vendor', 'service.state'])
    .select(sql<string>`service_name(service.names, ${language}, service.product_name)`.as('display_name'))
    .where(inOffer('service'))
    .where(isHeld ? member : sql<boolean>`not ${member} and service.state <> 'Retired'`);
  const { rows, total } = await pageOf(db, found, {
    order: { DisplayName: 'display_name', Vendor: 'vendor', State: 'state' },
    texts: { language, columns: ['display_name', 'vendor'] },
    standard: { display_name: 'asc', service_id: 'asc' },
    find: ['display_name', 'vendor'],
    input,
  });
  const ids = rows.map(({ service_id: id }) => id);
  const services = new Map((await servicesWithIds(context, ids)).map((one) => [one.Id, { ...one, IsHeld: isHeld }]));
  return { Services: ids.flatMap((id) => services.get(id) ?? []), TotalCount: total };
}

/** @throws 404 for a service that is absent or out of sight; nothing is put in then. */
export async function putIn(context: CallContext, groupId: number, serviceIds: readonly number[]): Promise<Sentence[]> {
  const group = await findGroup(context, groupId);
  const ids = [...new Set(serviceIds)];
  const seen = await context.db
    .selectFrom('service')
    .select('service_id')
    .where('service_id', 'in', ids)
    .where(inOffer('service'))
    .execute();
  const known = new Set(seen.map(({ service_id: id }) => id));
  const absent = ids.find((id) => !known.has(id));
  if (absent !== undefined) throw noService(absent);
  await context.db
    .insertInto('service_group_member')
    .values(ids.map((service_id) => ({ service_group_id: groupId, service_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return said(group.name, ids.length);
}

/** Takes out those that are in it. */
export async function takeOut(
  context: CallContext,
  groupId: number,
  serviceIds: readonly number[],
): Promise<Sentence[]> {
  const group = await findGroup(context, groupId);
  const { numDeletedRows } = await context.db
    .deleteFrom('service_group_member')
    .where('service_group_id', '=', groupId)
    .where('service_id', 'in', [...serviceIds])
    .executeTakeFirstOrThrow();
  return said(group.name, Number(numDeletedRows));
}

const said = (group: string, count: number): Sentence[] => [sentence('{group}: {count}', { group, count })];
