/** Writes the profiles, logos and connectors of the vendors. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { insertAll } from '../insert-all.ts';
import { drawnPng } from './drawings/render.ts';
import { vendorMarks } from './drawings/vendor-marks.ts';
import { inEachLanguage } from './texts/catalogue-texts.ts';
import { type Vendor, vendors } from './vendors.ts';

/** A vendor with what its services refer to. */
export interface PresentVendor extends Vendor {
  readonly accountId: number;
  readonly connectorId: number;
}

export const drawLogos = () =>
  Promise.all(vendors.map(({ prefix, mark }) => drawnPng(`logo-${prefix}`, vendorMarks[mark])));

export async function putVendors(
  owner: Kysely<Tables>,
  accounts: readonly DemoAccount[],
  logos: Awaited<ReturnType<typeof drawLogos>>,
): Promise<PresentVendor[]> {
  const found = vendors.map((vendor) => ({ ...vendor, accountId: accountOf(vendor, accounts) }));
  await insertAll(owner, 'stored_image', logos);
  await insertAll(
    owner,
    'vendor_profile',
    found.map((vendor, index) => ({
      account_id: vendor.accountId,
      name: vendor.name,
      logo_path: logos[index]?.path ?? null,
      website: `https://www.${vendor.domain}/`,
      descriptions: descriptionsOf(vendor),
      contact: contactOf(vendor),
      legal_texts: legalTextsOf(vendor),
      state: 'Published' as const,
      updated_utc: daysAfter(now, -30 - 9 * index),
    })),
  );
  await insertAll(owner, 'connector', found.map(connectorOf));
  const connectors = await owner.selectFrom('connector').select(['connector_id', 'owner_account_id']).execute();
  const ids = new Map(connectors.map((one) => [one.owner_account_id, one.connector_id]));
  const byHand = found.filter(({ isByHandToo }) => isByHandToo);
  await insertAll(
    owner,
    'connector',
    byHand.map(({ accountId }) => ({ owner_account_id: accountId, name: 'By hand', kind: 'Manual' as const })),
  );
  return found.map((vendor) => ({ ...vendor, connectorId: ids.get(vendor.accountId) ?? 0 }));
}

function accountOf({ company }: Vendor, accounts: readonly DemoAccount[]): number {
  const account = accounts.find(({ name, type }) => type === 'Company' && name === company);
  if (!account) throw new Error(`There is no company ${company} that could be a vendor`);
  return account.id;
}

const descriptionsOf = ({ prefix }: Vendor) =>
  inEachLanguage(({ vendors }) => {
    const { about = '', place = '' } = vendors[prefix] ?? {};
    return `<p>${about}</p><p>${place}</p>`;
  });

const contactOf = ({ domain, phone }: Vendor) => ({
  Email: `info@${domain}`,
  Phone: phone,
  SupportEmail: `support@${domain}`,
  SupportUrl: `https://support.${domain}/`,
  SalesEmail: `partner@${domain}`,
});

const legalTextsOf = ({ company, domain }: Vendor) =>
  inEachLanguage(({ legal }) => {
    const address = `<a href="https://www.${domain}/trust">www.${domain}/trust</a>`;
    return `<p>${legal.replace('{company}', company).replace('{address}', address)}</p>`;
  });

/** The demo vendors' own server takes this address over as soon as it runs. */
const connectorOf = ({ accountId, domain }: Vendor & { readonly accountId: number }) => ({
  owner_account_id: accountId,
  name: 'Provisioning',
  kind: 'Webhook' as const,
  url: `https://provisioning.${domain}/portolan`,
});
