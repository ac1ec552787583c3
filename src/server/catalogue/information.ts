/** A service as its vendor edits it, with what it lacks to be published. */
import type GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { serviceMachine } from '../../rules/machines/service.ts';
import { utc } from '../accounts/row.ts';
import { versionOf } from '../db/record-version.ts';
import { completenessOf, type Missing } from './completeness.ts';
import { findOwnService, type OwnService } from './find.ts';
import { readableParts } from './parts.ts';
import { connectorOf } from './service-connector.ts';
import { hasTerms } from './terms-products.ts';

const { steps } = serviceMachine;

export type Information = DataOf<typeof GetServiceInformation>;

/** @throws 404 for a service that is absent or somebody else's. */
export async function serviceInformation(context: CallContext, id: number): Promise<Information> {
  const Version = await versionOf(context, 'Service', id);
  const service = await findOwnService(context, id);
  const { Capability } = context.session.user;
  const [texts, missing, isOffered, connector] = await Promise.all([
    textsOf(context, id),
    missingOf(context, service),
    hasBeenOffered(context, service),
    meets(Capability, can('SERVICE_TOOL_PROVISIONING', 'Read')) ? connectorOf(context, service) : undefined,
  ]);
  const may = (flag: 'Update' | 'Delete') => meets(Capability, can('MY_SERVICES', flag));
  return {
    ServiceId: id,
    Version,
    OwnerAccountId: service.owner_account_id,
    Vendor: service.vendor,
    DisplayName: texts.DisplayNames[context.language] ?? texts.DisplayNames['en'] ?? service.product_name,
    State: service.state,
    IsBundle: service.is_bundle,
    ...(service.icon_path !== null && { Icon: service.icon_path }),
    ...(service.published_utc && { PublishedUtc: utc(service.published_utc) }),
    ModifiedUtc: utc(service.modified_utc),
    ...(connector && { ConnectorId: connector.connector_id, Connector: connector.name }),
    ...readableParts(Capability, { ...columnsOf(service), ...texts }),
    IsKeyFixed: isOffered,
    Missing: [...missing],
    MayPublish: may('Update') && mayTake(steps.publish, service.state) && missing.length === 0,
    MayRetire: may('Update') && mayTake(steps.retire, service.state),
    MayDelete: may('Delete') && mayTake(steps.delete, service.state),
  };
}

const columnsOf = (service: OwnService) => ({
  ProductName: service.product_name,
  ...(service.vendor_sku !== null && { VendorSku: service.vendor_sku }),
  ProductNumber: service.product_number,
  Category: service.category,
  LicensedPer: service.licensed_per,
  Currency: service.currency,
  BillingRule: service.billing_rule,
  PriceProtection: service.price_protection,
  ...(service.protection_months !== null && { ProtectionMonths: service.protection_months }),
  IsLocking: service.is_locking,
  Tags: [...service.tags],
});

async function textsOf({ db }: CallContext, serviceId: number) {
  const rows = await db
    .selectFrom('service_text')
    .select(['language', 'display_name', 'summary', 'description_html'])
    .where('service_id', '=', serviceId)
    .orderBy('language')
    .execute();
  const byLanguage = (text: (row: (typeof rows)[number]) => string): Record<string, string> =>
    Object.fromEntries(rows.flatMap((row) => (text(row) === '' ? [] : [[row.language, text(row)]])));
  return {
    DisplayNames: byLanguage((row) => row.display_name),
    Summaries: byLanguage((row) => row.summary),
    Descriptions: byLanguage((row) => row.description_html),
  };
}

/** What it lacks to be published. */
export async function missingOf(context: CallContext, { service_id: id }: OwnService): Promise<readonly Missing[]> {
  return (await completenessOf(context, [id])).get(id)?.missing ?? [];
}

/** Then its key stays as it is. */
export async function hasBeenOffered(context: CallContext, service: OwnService): Promise<boolean> {
  if (service.state !== 'Draft') return true;
  const ordered = await context.db
    .selectFrom('account')
    .select('account_id')
    .where('product_name', '=', service.product_name)
    .limit(1)
    .executeTakeFirst();
  return ordered !== undefined || hasTerms(context, service.product_name);
}
