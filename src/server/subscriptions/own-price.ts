/** What a seller asks for a fee of one subscription, beside his pricelists. */
import { sql } from 'kysely';
import type SetSubscriptionPrice from '../../../manifests/operations/Account/SetSubscriptionPrice.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { InputOf } from '../../define/contract/operation.ts';
import { showDay } from '../../rules/format/day.ts';
import { Failure, noAccount } from '../calls/failure.ts';

interface Outcome {
  readonly outcome:
    | 'done'
    | 'absent'
    | 'notRunning'
    | 'notSeller'
    | 'noFee'
    | 'notFirstOfMonth'
    | 'monthBilled'
    | 'monthTooFar';
  readonly earliest: string | null;
}

/** @throws 404 out of sight, 403 for whoever does not sell it, 400 for a wrong day or fee, 409 where it does not run. */
export async function setSubscriptionPrice(
  { db, language }: CallContext,
  { accountId, itemId, amount, fromDate, note }: InputOf<typeof SetSubscriptionPrice>,
): Promise<void> {
  const { rows } = await sql<Outcome>`
    select outcome, earliest::text from set_subscription_price(${accountId}, ${itemId}, ${amount ?? null}, ${fromDate ?? null}::date,
      ${note?.trim() || null})`.execute(db);
  const { outcome, earliest } = rows[0] ?? { outcome: 'absent', earliest: null };
  if (outcome === 'absent') throw noAccount(accountId);
  if (outcome === 'notRunning') throw new Failure(409, 'notRunning');
  if (outcome === 'notSeller') throw new Failure(403, 'notSeller');
  if (outcome === 'noFee') throw new Failure(404, 'noFee', { itemId });
  if (outcome === 'notFirstOfMonth') throw new Failure(400, 'notFirstOfMonth');
  if (outcome === 'monthTooFar') throw new Failure(400, 'monthTooFar');
  if (outcome === 'monthBilled') throw new Failure(409, 'monthBilled', { date: showDay(earliest ?? '', language) });
}
