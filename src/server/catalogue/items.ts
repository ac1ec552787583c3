/** The fees of a service: added, changed, retired and sold again by its vendor. */
import { sql } from 'kysely';
import type AddItem from '../../../manifests/operations/ServiceManagement/AddItem.ts';
import type ChangeItem from '../../../manifests/operations/ServiceManagement/ChangeItem.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { wrongFields } from '../calls/wrong-fields.ts';
import { findOwnService, type OwnService } from './find.ts';
import { hasBeenOffered } from './information.ts';
import { englishWanted, skuTaken, termProblems, termsStay } from './item-problems.ts';
import { assertLanguages } from './languages.ts';

type Added = Omit<InputOf<typeof AddItem>, 'serviceId'>;
type Changed = Omit<InputOf<typeof ChangeItem>, 'serviceId' | 'itemId' | 'version'>;
export type OwnItem = Awaited<ReturnType<typeof findItem>>;

/** A fee of the service, which stays as it is until the call has ended. @throws 404 for one that the service has not. */
export async function findItem({ db }: CallContext, { service_id }: OwnService, itemId: number) {
  const item = await db
    .selectFrom('item')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('service_id', '=', service_id)
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw new Failure(404, 'noItem', { itemId });
  return item;
}

/** The English name, by which the log remembers a fee. */
export const nameOfItem = ({ names }: Pick<OwnItem, 'names'>): string => names['en'] ?? Object.values(names)[0] ?? '';

/** @returns the new fee's id. @throws 400 at each field that does not fit; 409 when there are as many as may be. */
export async function addItem(context: CallContext, serviceId: number, wanted: Added) {
  const service = await findOwnService(context, serviceId, true);
  const problems = [...termProblems(wanted), ...(await wordProblems(context, serviceId, wanted))];
  if (problems.length > 0) throw wrongFields(context, problems);
  const { kept, last } = await context.db
    .selectFrom('item')
    .select((item) => [item.fn.countAll<number>().as('kept'), sql<number>`coalesce(max(position), -1)`.as('last')])
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
  if (kept >= limits.itemsOfService) throw new Failure(409, 'tooManyItems', { n: limits.itemsOfService });
  const { item_id } = await context.db
    .insertInto('item')
    .values({
      service_id: serviceId,
      names: namesOf({}, wanted.names),
      vendor_sku: wanted.vendorSku?.trim() || null,
      fee_type: wanted.feeType,
      basis: wanted.basis,
      unit: wanted.unit,
      commitment_months: wanted.commitmentMonths,
      billing: wanted.billing,
      is_required: wanted.isRequired ?? true,
      position: last + 1,
    })
    .returning('item_id')
    .executeTakeFirstOrThrow();
  await touchService(context, serviceId);
  return { service, itemId: item_id };
}

const terms = {
  feeType: 'fee_type',
  basis: 'basis',
  unit: 'unit',
  commitmentMonths: 'commitment_months',
  billing: 'billing',
} as const;
type Term = keyof typeof terms;

/** @throws 400 at each field that does not fit, or that stays as it is. */
export async function changeItem(context: CallContext, serviceId: number, itemId: number, wanted: Changed) {
  const service = await findOwnService(context, serviceId, true);
  const item = await findItem(context, service, itemId);
  const changed = (Object.keys(terms) as Term[]).filter(
    (term) => wanted[term] !== undefined && wanted[term] !== item[terms[term]],
  );
  if (changed.length > 0 && (await hasBeenOffered(context, service)))
    throw wrongFields(
      context,
      changed.map((term) => [term, termsStay] as const),
    );
  const after = {
    feeType: wanted.feeType ?? item.fee_type,
    basis: wanted.basis ?? item.basis,
    unit: wanted.unit ?? item.unit,
    commitmentMonths: wanted.commitmentMonths ?? item.commitment_months,
    billing: wanted.billing ?? item.billing,
  };
  const problems = [...termProblems(after), ...(await wordProblems(context, serviceId, wanted, item))];
  if (problems.length > 0) throw wrongFields(context, problems);
  await context.db
    .updateTable('item')
    .set({
      ...Object.fromEntries(changed.map((term) => [terms[term], after[term]])),
      names: namesOf(item.names, wanted.names ?? {}),
      ...(wanted.vendorSku !== undefined && { vendor_sku: wanted.vendorSku?.trim() || null }),
      ...(wanted.isRequired !== undefined && { is_required: wanted.isRequired }),
    })
    .where('item_id', '=', itemId)
    .execute();
  await touchService(context, serviceId);
  return { service, item };
}

/** Languages that are not sent stay; an empty name is taken away. */
function namesOf(before: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>) {
  const trimmed = Object.entries(sent).map(([language, name]) => [language, name.trim()]);
  const all = Object.entries({ ...before, ...Object.fromEntries(trimmed) } as Record<string, string>);
  return Object.fromEntries(all.filter(([, name]) => name !== ''));
}

async function wordProblems({ db }: CallContext, serviceId: number, wanted: Changed, item?: OwnItem) {
  assertLanguages(Object.keys(wanted.names ?? {}));
  const hasName = !!namesOf(item?.names ?? {}, wanted.names ?? {})['en'];
  const sku = wanted.vendorSku?.trim();
  const others = sku
    ? await db
        .selectFrom('item')
        .select('item_id')
        .where('service_id', '=', serviceId)
        .where('vendor_sku', '=', sku)
        .where('item_id', '<>', item?.item_id ?? 0)
        .execute()
    : [];
  return [
    ...(hasName ? [] : [['names', englishWanted] as const]),
    ...(others.length > 0 ? [['vendorSku', skuTaken] as const] : []),
  ];
}

/** @throws 409 for one that is retired already, and for the last one of a published service. */
export async function retireItem(context: CallContext, serviceId: number, itemId: number) {
  const service = await findOwnService(context, serviceId, true);
  const item = await findItem(context, service, itemId);
  if (item.state === 'Retired') throw new Failure(409, 'itemRetired');
  const others = await context.db
    .selectFrom('item')
    .select('item_id')
    .where('service_id', '=', serviceId)
    .where('state', '=', 'Active')
    .where('item_id', '<>', itemId)
    .limit(1)
    .execute();
  if (service.state === 'Published' && others.length === 0) throw new Failure(409, 'lastItem');
  return setState(context, service, item, 'Retired');
}

/** @throws 409 for one that is sold already. */
export async function restoreItem(context: CallContext, serviceId: number, itemId: number) {
  const service = await findOwnService(context, serviceId, true);
  const item = await findItem(context, service, itemId);
  if (item.state === 'Active') throw new Failure(409, 'itemActive');
  return setState(context, service, item, 'Active');
}

async function setState(context: CallContext, service: OwnService, item: OwnItem, state: OwnItem['state']) {
  await context.db.updateTable('item').set({ state }).where('item_id', '=', item.item_id).execute();
  await touchService(context, service.service_id);
  return { service, item };
}

/** Lists say when a service was changed last. */
export const touchService = ({ db }: CallContext, serviceId: number) =>
  db.updateTable('service').set({ modified_utc: sql`now()` }).where('service_id', '=', serviceId).execute();
