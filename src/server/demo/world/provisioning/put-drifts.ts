/** Where vendors of the demo world keep something else than what runs here; what they say, once they are asked, is taken from this. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { knownIds } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { insertAll } from '../insert-all.ts';
import { random } from '../random.ts';
import type { Deal } from './deals.ts';

interface Planted {
  /** As a place among those who sell below the root; absent: of the company of the demo users. */
  readonly seller?: 0 | 1 | 2;
  readonly service: string;
  readonly kind: 'QuantityDiffers' | 'StateDiffers' | 'ProductDiffers' | 'UnknownAtVendor';
  readonly state?: Deal['state'];
  /** What the vendor keeps: so many more, or a state. */
  readonly more?: number;
  readonly theirs?: Deal['state'];
  /** Nights since it was seen first. */
  readonly nights: number;
}

const planted: readonly Planted[] = [
  { service: 'Mailbox Business', kind: 'QuantityDiffers', more: 6, nights: 3 },
  { service: 'Endpoint Shield', kind: 'StateDiffers', state: 'Ended', theirs: 'Active', nights: 21 },
  { service: 'Archive Ten', kind: 'UnknownAtVendor', nights: 1 },
  { seller: 0, service: 'Virtual Desktop Plus', kind: 'QuantityDiffers', more: -2, nights: 9 },
  { seller: 0, service: 'Secure Gateway', kind: 'StateDiffers', state: 'Suspended', theirs: 'Active', nights: 2 },
  { seller: 0, service: 'Signature Desk', kind: 'ProductDiffers', nights: 14 },
  { seller: 0, service: 'File Space Team', kind: 'QuantityDiffers', more: 3, nights: 5 },
  { seller: 1, service: 'Mailbox Business', kind: 'QuantityDiffers', more: 1, nights: 4 },
  { seller: 1, service: 'Backup Vault', kind: 'UnknownAtVendor', nights: 11 },
  { seller: 2, service: 'Endpoint Shield', kind: 'StateDiffers', state: 'Active', theirs: 'Suspended', nights: 6 },
];

/** What vendors run and nobody here has asked them for, by the address of their servers: none who tells of use, which would belong to nobody. */
const unknown = [
  { slug: 'schildwacht', units: 5, nights: 7 },
  { slug: 'windrose-netze', units: 2, nights: 2 },
] as const;

/** @param deals of which nothing is under way. */
export async function putDrifts(owner: Kysely<Tables>, deals: readonly Deal[]): Promise<void> {
  const sellers = [...new Set(deals.map(({ seller }) => seller))]
    .filter((id) => id !== knownIds.root)
    .sort((a, b) => a - b);
  const taken = new Set<number>();
  const known = planted.map((one) => {
    const { seller, service, state = 'Active' } = one;
    const deal = deals.find(
      ({ account_id: id, ...of }) =>
        !taken.has(id) &&
        of.product_name === service &&
        of.state === state &&
        of.quantity + (one.more ?? 0) > 0 &&
        (seller === undefined
          ? of.buyer === knownIds.donau
          : of.seller === sellers[seller] && of.buyer !== knownIds.donau),
    );
    if (!deal) throw new Error(`No ${service} of ${seller} could differ`);
    taken.add(deal.account_id);
    return { ...one, deal };
  });
  const { rows: others } = await sql<{
    connector_id: number;
    owner_account_id: number;
    slug: string;
    sku: string;
    other: string;
  }>`
    select c.connector_id, c.owner_account_id, substring(c.url from '^https://provisioning[.]([a-z-]+)[.]') as slug, min(s.vendor_sku) as sku,
      max(s.vendor_sku) as other
    from connector c join service s using (connector_id) where c.kind = 'Webhook' and not s.is_bundle and s.state = 'Published'
    group by 1, 2, 3`.execute(owner);
  const otherOf = ({ connector_id, vendor_sku }: Deal): string => {
    const found = others.find((one) => one.connector_id === connector_id);
    return (found?.sku === vendor_sku ? found.other : found?.sku) ?? '';
  };
  const seen = (nights: number) => ({
    first_seen_utc: new Date(daysAfter(now, -nights).getTime() + 3 * 3_600_000 + 4000),
    last_seen_utc: new Date(daysAfter(now, -1).getTime() + 3 * 3_600_000 + 4000),
  });
  const ours = known.map(({ deal, kind, more, theirs, nights }) => ({
    ...{ kind, account_id: deal.account_id, service_id: deal.service_id, connector_id: deal.connector_id },
    ...{
      seller_account_id: deal.seller,
      buyer_account_id: deal.buyer,
      owner_account_id: null,
      subject: deal.reference,
    },
    ...(kind === 'QuantityDiffers'
      ? { expected: String(deal.quantity), found: String(deal.quantity + (more ?? 0)) }
      : kind === 'ProductDiffers'
        ? { expected: deal.vendor_sku, found: otherOf(deal) }
        : { expected: deal.state, found: theirs ?? null }),
    ...seen(nights),
  }));
  const vendorsOnly = unknown.flatMap(({ slug, units, nights }) =>
    others
      .filter((one) => one.slug === slug)
      .map((one) => ({
        ...{
          kind: 'UnknownAtUs' as const,
          account_id: one.owner_account_id,
          service_id: null,
          connector_id: one.connector_id,
        },
        ...{ seller_account_id: null, buyer_account_id: null, owner_account_id: one.owner_account_id },
        subject: `${slug.slice(0, 3)}-${random(`unknown ${slug}`).hex(10)}`,
        ...{ expected: null, found: `${one.sku} × ${units}` },
        ...seen(nights),
      })),
  );
  await insertAll(owner, 'drift', [...ours, ...vendorsOnly]);
}
