/** Writes the logos of the sellers, which stand on what they bill. They have nothing to show as vendors. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { insertAll } from '../insert-all.ts';
import { drawnPng } from './drawings/render.ts';
import { type SellerMark, sellerMarks } from './drawings/seller-marks.ts';

/** In the order of their accounts. */
const marks: readonly SellerMark[] = ['north', 'waves', 'bridge', 'river'];

export const drawSigns = () => Promise.all(marks.map((mark) => drawnPng(`sign-${mark}`, sellerMarks[mark])));

export async function putSellers(
  owner: Kysely<Tables>,
  accounts: readonly DemoAccount[],
  signs: Awaited<ReturnType<typeof drawSigns>>,
): Promise<void> {
  const sellers = accounts.filter(({ type }) => type === 'Reseller').slice(0, signs.length);
  await insertAll(owner, 'stored_image', signs);
  await insertAll(
    owner,
    'vendor_profile',
    sellers.map(({ id, name }, index) => ({
      account_id: id,
      name,
      logo_path: signs[index]?.path ?? null,
      website: null,
      updated_utc: daysAfter(now, -400 - index),
    })),
  );
}
