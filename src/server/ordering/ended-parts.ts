/** What ends when a bundle starts: parts of it that its payer has already, found among what the caller sees and may end (D30). */
import { sql } from 'kysely';
import type GetOrderableService from '../../../manifests/operations/Account/GetOrderableService.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { mayEndAccountType } from '../../rules/accounts/rights.ts';
import { showDay } from '../../rules/format/day.ts';
import type { FoundAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { inOffer } from '../db/in-scope.ts';
import { findEndable } from '../termination/find.ts';

export type OwnedPart = DataOf<typeof GetOrderableService>['OwnedParts'][number];

interface PartRow {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_identificator: string;
  readonly service: string;
  readonly may_end: boolean;
  readonly lock_end_date: string | null;
  readonly paid_until: string | null;
}

/** What the payer of an account has of a bundle, as far as the caller sees it. @param besides goes over to the bundle itself. */
export async function ownedParts(
  context: CallContext,
  parentAccountId: number,
  serviceId: number,
  besides?: number,
): Promise<OwnedPart[]> {
  const { db, language, session } = context;
  const { rows } = await sql<PartRow>`
    select p.*, p.lock_end_date::text, p.paid_until::text, service_name(service.names, ${language}, service.product_name) as service
    from owned_parts(${parentAccountId}, ${serviceId}) p join service on service.service_id = p.service_id
    where ${inOffer('service')} and p.account_id is distinct from ${besides ?? null}`.execute(db);
  const mayEnd = mayEndAccountType(session.user.Capability, 'Product');
  return rows.map((row) => ({
    AccountId: row.account_id,
    DisplayName: row.display_name,
    AccountIdentificator: row.account_identificator,
    Named: `${row.display_name} (${row.account_identificator})`,
    Service: row.service,
    ...(row.lock_end_date !== null && { LockEndDate: row.lock_end_date }),
    ...(row.paid_until !== null && { PaidUntil: row.paid_until }),
    Note: noteOf(context, row),
    MayEnd: mayEnd && row.may_end,
  }));
}

function noteOf(context: CallContext, { service, lock_end_date, paid_until }: PartRow): string {
  const day = (date: string) => showDay(date, context.language);
  if (lock_end_date !== null)
    return context.text('{service}, locked until {day}', { service, day: day(lock_end_date) });
  if (paid_until !== null)
    return context.text('{service}, paid until {day}: nothing of that is given back', {
      service,
      day: day(paid_until),
    });
  return service;
}

/** Each once. @throws 404 for one out of sight, 403 without the right to end it, 409 where it has ended. */
export async function partsToEnd(
  context: CallContext,
  lines: readonly { readonly endedAccountIds?: readonly number[] | undefined }[],
): Promise<readonly FoundAccount[]> {
  const found: FoundAccount[] = [];
  for (const id of new Set(lines.flatMap(({ endedAccountIds = [] }) => endedAccountIds)))
    found.push(await findEndable(context, id, true));
  return found;
}

/** What the database refuses of these: it is no part, is not paid by the payer of the order, does not run, or is locked. */
export const partStays = (part: Pick<FoundAccount, 'display_name'> | undefined, service: string): Failure =>
  new Failure(409, 'partStays', { name: part?.display_name ?? '', service });
