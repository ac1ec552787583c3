/** The ends that people ask for as they are kept: planned, cancelled, or done when their time has come. */
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Tables } from '../db/tables.ts';
import { leaveNotice } from '../messages/notices.ts';
import { resumeRenewals, stopRenewals } from './end.ts';

export interface WantedEnd {
  readonly accountId: number;
  readonly due: Date;
  readonly reason: string;
  readonly remark: string | null;
  readonly sendToSdp: boolean;
}

export const terminationRow = ({ session }: CallContext, { accountId, due, reason, remark, sendToSdp }: WantedEnd) => ({
  account_id: accountId,
  due_utc: due,
  reason,
  remark,
  send_to_sdp: sendToSdp,
  requested_by_account_id: session.user.UserAccountId,
});

/** Renewals stop at once, for the term may end before the plan is due (TERM-19). */
export async function planTermination(context: CallContext, wanted: WantedEnd, path: string): Promise<void> {
  const { db } = context;
  const renewals = await stopRenewals(db, path);
  const { termination_id } = await db
    .insertInto('termination')
    .values({ ...terminationRow(context, wanted), ended_utc: null, renewals })
    .returning('termination_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('account')
    .set({ terminates_utc: wanted.due })
    .where('account_id', '=', wanted.accountId)
    .execute();
  await tellCompany(db, wanted.accountId, termination_id, 'company-end-planned');
}

/** Whoever plans an end stands above: a company that is concerned learns of it by letter. */
async function tellCompany(db: Kysely<Tables>, accountId: number, subject: number, kind: string): Promise<void> {
  const company = await db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('account_type', 'in', ['Company', 'Reseller'])
    .executeTakeFirst();
  if (company) await leaveNotice(db, { kind, subject, company: accountId });
}

/** @returns whether there was a plan. */
export async function cancelTermination(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  const cancelled = await db
    .updateTable('termination')
    .set({ state: 'Cancelled', ended_utc: sql`now()` })
    .where('account_id', '=', accountId)
    .where('state', '=', 'Scheduled')
    .returning(['termination_id', 'renewals'])
    .executeTakeFirst();
  if (!cancelled) return false;
  await resumeRenewals(db, cancelled.renewals);
  await db.updateTable('account').set({ terminates_utc: null }).where('account_id', '=', accountId).execute();
  await tellCompany(db, accountId, cancelled.termination_id, 'company-end-cancelled');
  return true;
}
