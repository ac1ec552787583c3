/** What a demo vendor is asked without changing anything: subscriptions, use, choices. */
import { sql } from 'kysely';
import { random } from '../world/random.ts';
import type { Owner } from './state.ts';

interface SubscriptionRow {
  readonly reference: string;
  readonly vendor_sku: string;
  readonly quantity: number;
  readonly state: string;
}

const pageLength = 200;

export async function subscriptionPage(owner: Owner, slug: string, after: string) {
  const { rows } = await sql<SubscriptionRow>`
    select reference, vendor_sku, quantity, state from demo_vendor.subscription
    where slug = ${slug} and reference collate "C" > ${after} order by reference collate "C" limit ${pageLength}`.execute(
    owner,
  );
  const last = rows.length === pageLength ? rows.at(-1)?.reference : undefined;
  return { subscriptions: rows, ...(last !== undefined && { next: last }) };
}

/** Of each subscription that runs and has an item by use: the same day tells the same. */
export async function usagePage(owner: Owner, slug: string, day: string, after: string) {
  const { subscriptions, next } = await subscriptionPage(owner, slug, after);
  const { rows } = await sql<{ sku: string; item: string }>`
    select sku, item from demo_vendor.metered where slug = ${slug}`.execute(owner);
  const usage = subscriptions
    .filter(({ state }) => state === 'Active')
    .flatMap(({ reference, vendor_sku: sku }) =>
      rows
        .filter((row) => row.sku === sku)
        .map(({ item }) => ({
          ...{ key: `${reference} ${item} ${day}`, reference, vendor_sku: item },
          quantity: random(`${reference} ${item} ${day}`).whole(0, 400) / 4,
        })),
    );
  return { usage, ...(next !== undefined && { next }) };
}

/** By the path that a service's field names. */
const choices: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = {
  '/regions': [
    ['de-fra', 'Frankfurt am Main'],
    ['de-rst', 'Rostock'],
    ['at-vie', 'Wien'],
    ['ch-zrh', 'Zürich'],
    ['pl-poz', 'Poznań'],
    ['fi-lpp', 'Lappeenranta'],
  ],
  '/backup-windows': [
    ['night', '22:00 – 04:00'],
    ['early', '04:00 – 08:00'],
    ['weekend', 'Saturday and Sunday'],
  ],
};

/** @returns undefined where there is no such list. */
export const optionsOf = (path: string, text: string) =>
  choices[path]
    ?.filter(([value, label]) => `${value} ${label}`.toLowerCase().includes(text.trim().toLowerCase()))
    .map(([value, label]) => ({ value, label }));
