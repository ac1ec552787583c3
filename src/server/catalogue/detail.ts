/** A service with all that stands about it, read with the session's rights and with a check of its own. */
import { sql } from 'kysely';
import type GetServiceDetail from '../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { languageName } from '../../rules/format/language-name.ts';
import { defaultLanguage } from '../../rules/limits.ts';
import { languageRead } from '../../rules/text/localized.ts';
import { inOffer, ofVendorInScope } from '../db/in-scope.ts';
import { noService } from './find.ts';
import { pricelistOf } from './offered-in.ts';
import { bundlesOf, partsOf, upgradesOf } from './related.ts';
import { newSince, type ServiceResult, servicesWithIds } from './row.ts';
import { isOwn, sellingOf } from './selling.ts';

type Detail = DataOf<typeof GetServiceDetail>;

/** @throws 404 for a service that is absent or out of sight, and for one that the pricelist does not offer; absent and foreign pricelists answer alike. */
export async function serviceDetail(context: CallContext, serviceId: number, marketplaceId?: number): Promise<Detail> {
  const [found] = await servicesWithIds(context, [serviceId], marketplaceId);
  if (!found) throw noService(serviceId);
  const pricelist = marketplaceId === undefined ? undefined : await pricelistOf(context, serviceId, marketplaceId);
  const [facts, text, commitments, files, parts, bundles, upgrades, offered, selling, own] = await Promise.all([
    factsOf(context, serviceId),
    textOf(context, serviceId),
    commitmentsOf(context, serviceId),
    filesOf(context, serviceId),
    partsOf(context, serviceId),
    bundlesOf(context, serviceId),
    upgradesOf(context, serviceId),
    isOffered(context, serviceId),
    sellingOf(context, serviceId),
    isOwn(context, serviceId),
  ]);
  return {
    ...found,
    ...facts,
    ...text,
    ...shownStateOf(found, offered),
    Commitments: commitments,
    ...files,
    Parts: parts,
    Bundles: bundles,
    Upgrades: upgrades,
    ...selling,
    MayEdit: own,
    ...(pricelist !== undefined && { Pricelist: pricelist }),
    IsOffered: offered,
  };
}

/** Months of the terms that can be bought, the shortest first. */
async function commitmentsOf({ db }: CallContext, serviceId: number): Promise<number[]> {
  const terms = await db
    .selectFrom('item')
    .select('commitment_months')
    .distinct()
    .where('service_id', '=', serviceId)
    .where('state', '=', 'Active')
    .where('commitment_months', '>', 0)
    .where(inOffer('item'))
    .orderBy('commitment_months')
    .execute();
  return terms.map(({ commitment_months: months }) => months);
}

/** A published service is offered to its own vendor, to the marketplace's owner, and to whose pricelists have it. */
async function isOffered({ db }: CallContext, serviceId: number): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`
    select cardinality(services_of_source('Root', ${[serviceId]})) > 0 as offered`.execute(db);
  return rows[0]?.offered === true;
}

/** What a reader is to know of it first: that he cannot have it, or that there is something new to it. */
function shownStateOf({ State, IsNew, ModifiedUtc }: ServiceResult, isOffered: boolean): Pick<Detail, 'ShownState'> {
  if (State !== 'Published') return { ShownState: State };
  if (!isOffered) return { ShownState: 'NotOffered' };
  if (IsNew) return { ShownState: 'New' };
  return new Date(ModifiedUtc) > newSince() ? { ShownState: 'Updated' } : {};
}

/** In the reader's language; where there is no text in it, in English or any other, and then it says in which. */
async function textOf({ db, language }: CallContext, serviceId: number) {
  const rows = await db
    .selectFrom('service_text')
    .select(['language', 'description_html'])
    .where('service_id', '=', serviceId)
    .where('description_html', '<>', '')
    .where(inOffer('service_text'))
    .orderBy('language')
    .execute();
  const texts = Object.fromEntries(rows.map((row) => [row.language, row.description_html]));
  const read = languageRead(texts, language, defaultLanguage);
  if (read === undefined) return { Description: '' };
  return {
    Description: texts[read] ?? '',
    ...(read !== language && { OtherLanguage: languageName(read, language) }),
  };
}

async function factsOf({ db }: CallContext, serviceId: number) {
  const facts = await db
    .selectFrom('service')
    .leftJoin('vendor_profile', (shown) =>
      shown
        .onRef('vendor_profile.account_id', '=', 'service.owner_account_id')
        // What a vendor has not published is for his own branch alone.
        .on((on) =>
          on.or([on('vendor_profile.state', '=', 'Published'), ofVendorInScope('vendor_profile.account_id')]),
        ),
    )
    .select([
      'service.billing_rule',
      'service.price_protection',
      'service.protection_months',
      'service.is_locking',
      'vendor_profile.website',
      'vendor_profile.logo_path',
    ])
    .where('service.service_id', '=', serviceId)
    .where(inOffer('service'))
    .executeTakeFirst();
  if (!facts) throw noService(serviceId);
  return {
    ...(facts.website !== null && { VendorWebsite: facts.website }),
    ...(facts.logo_path !== null && { VendorLogo: facts.logo_path }),
    BillingRule: facts.billing_rule,
    PriceProtection: facts.price_protection,
    ...(facts.protection_months !== null && { ProtectionMonths: facts.protection_months }),
    IsLocking: facts.is_locking,
  };
}

/** In their order; a document says in which language it is. */
async function filesOf({ db }: CallContext, serviceId: number) {
  const files = await db
    .selectFrom('service_file')
    .select(['kind', 'path', 'title', 'language', 'content_type', 'size', 'width', 'height'])
    .where('service_id', '=', serviceId)
    .where(inOffer('service_file'))
    .orderBy('position')
    .execute();
  return {
    Pictures: files
      .filter(({ kind }) => kind === 'Illustration')
      .map(({ path, title, width, height }) => ({ Path: path, Title: title, Width: width ?? 0, Height: height ?? 0 })),
    Documents: files
      .filter(({ kind }) => kind === 'Document')
      .map(({ path, title, language, content_type, size }) => ({
        Path: path,
        Title: title,
        ...(language !== null && { Language: language }),
        ContentType: content_type,
        Size: size,
      })),
  };
}
