/** What can be ordered for an account, and what is to be known of it before. */
import { sql } from 'kysely';
import type GetOrderableService from '../../../manifests/operations/Account/GetOrderableService.ts';
import type GetOrderableServices from '../../../manifests/operations/Account/GetOrderableServices.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { noService } from '../catalogue/find.ts';
import { inOffer } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { creationView } from '../layouts/view-layouts.ts';
import { ownedParts } from './ended-parts.ts';
import { termsFor } from './terms.ts';
import { findParent } from './wanted.ts';

type Found = DataOf<typeof GetOrderableService>;

interface Row {
  readonly service_id: number;
  readonly product_name: string;
  readonly display_name: string;
  readonly summary: string;
  readonly vendor: string;
  readonly icon_path: string | null;
  readonly is_bundle: boolean;
  readonly licensed_per: Found['LicensedPer'];
}

const services = ({ language }: CallContext, parentAccountId: number) => sql<Row & { is_offered: boolean }>`
  select service.service_id, service.product_name, service.icon_path, service.is_bundle, service.licensed_per,
    service_name(service.names, ${language}, service.product_name) as display_name,
    coalesce(service_name(service.summaries, ${language}, ''), '') as summary, v.name as vendor,
    service.service_id in (select orderable_services(${parentAccountId})) as is_offered
  from service join vendor_profile v on v.account_id = service.owner_account_id
  where ${inOffer('service')}`;

export async function orderableServices(
  context: CallContext,
  { parentAccountId, ...input }: InputOf<typeof GetOrderableServices>,
): Promise<DataOf<typeof GetOrderableServices>> {
  await findParent(context, parentAccountId);
  const query = sql<Row>`select * from (${services(context, parentAccountId)}) offered where is_offered`;
  const { rows, total } = await pageOf(context.db, query, {
    order: { DisplayName: 'display_name', Vendor: 'vendor' },
    texts: { language: context.language, columns: ['display_name', 'vendor'] },
    find: ['display_name', 'vendor', 'summary'],
    standard: { display_name: 'asc', service_id: 'asc' },
    input,
  });
  return {
    Items: rows.map((row) => ({ ...named(row), Summary: row.summary, IsBundle: row.is_bundle })),
    TotalCount: total,
  };
}

const named = ({ service_id, display_name, vendor, icon_path }: Row) => ({
  ServiceId: service_id,
  DisplayName: display_name,
  Vendor: vendor,
  ...(icon_path !== null && { Icon: icon_path }),
});

/** @throws 404 out of sight, 409 where it is not offered to the payer. */
export async function orderableService(
  context: CallContext,
  { parentAccountId, serviceId, besidesAccountId }: InputOf<typeof GetOrderableService>,
): Promise<Found> {
  const { db } = context;
  await findParent(context, parentAccountId);
  if (besidesAccountId !== undefined) await findAccount(context, besidesAccountId);
  const { rows } = await sql<Row & { is_offered: boolean }>`
    select * from (${services(context, parentAccountId)}) offered where service_id = ${serviceId}`.execute(db);
  const [row] = rows;
  if (!row) throw noService(serviceId);
  if (!row.is_offered) throw new Failure(409, 'notOffered', { name: row.display_name });
  const { rows: heads } = await sql<{ parent: string; payer: string; seller: string | null }>`
    select parent.display_name as parent, p.payer_name as payer, p.seller_name as seller
    from account parent, order_prices(parent.account_id, ${serviceId}, 1, 1, 'Monthly') p
    where parent.account_id = ${parentAccountId} and in_scope(parent.path) limit 1`.execute(db);
  const parts = await ownedParts(context, parentAccountId, serviceId, besidesAccountId);
  const terms = (await termsFor(context, [row])).map((one) => ({ ...one, IsAccepted: one.AcceptedUtc !== undefined }));
  return {
    ...named(row),
    ProductName: row.product_name,
    LicensedPer: row.licensed_per,
    ParentAccountId: parentAccountId,
    ...(besidesAccountId !== undefined && { BesidesAccountId: besidesAccountId }),
    ParentAccount: heads[0]?.parent ?? '',
    Payer: heads[0]?.payer ?? '',
    Seller: heads[0]?.seller ?? '',
    Terms: terms,
    TermsCount: terms.length,
    OpenTerms: terms.filter(({ IsAccepted }) => !IsAccepted).length,
    Start: startOf(context, row.product_name, row.display_name),
    OwnedParts: parts,
    OwnedPartsCount: parts.length,
    EndablePartsCount: parts.filter(({ MayEnd }) => MayEnd).length,
  };
}

/** What stands in the fields of a service's form at first. */
export function startOf(
  { layouts, language, session }: CallContext,
  productName: string,
  name: string,
): Record<string, unknown> {
  const { fields } = layouts.view(session.user.Capability, language, 'Product', creationView, productName);
  const defaults = [...fields.values()].flatMap(({ Name, Default }) =>
    Default === undefined ? [] : [[Name, Default]],
  );
  return { ...Object.fromEntries(defaults), SubscriptionName: name, RenewalMode: 'Renew' };
}
