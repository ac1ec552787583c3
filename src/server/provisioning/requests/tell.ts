/** Lists hear what became of a request, and the log keeps its end, in the name of who asked for it. */
import { sql } from 'kysely';
import TerminateAccount from '../../../../manifests/operations/Account/TerminateAccount.ts';
import RetryRequest from '../../../../manifests/operations/Provisioning/RetryRequest.ts';
import type { Next } from '../../../rules/machines/provisioning-schedule.ts';
import { sentence } from '../../calls/sentence.ts';
import type { WorkPart } from '../../queue/part.ts';

interface Told {
  readonly request_id: number;
  readonly account_id: number;
  /** Of the subscription. */
  readonly path: string;
  readonly undo_message_id: string | null;
}

/** What ended for what runs now: an upgraded one, or parts of a bundle. */
async function tellReplaced(part: WorkPart, requestId: number, name: string): Promise<void> {
  const ended = await part.db
    .selectFrom('subscription_event as event')
    .innerJoin('account', 'account.account_id', 'event.account_id')
    .select(['account.account_id', 'account.display_name', 'account.path'])
    .where('event.request_id', '=', requestId)
    .where('event.kind', '=', 'Ended')
    .orderBy('account.account_id')
    .execute();
  for (const one of ended) {
    await part.tell(TerminateAccount, one.path);
    part.audit({
      operation: TerminateAccount,
      requestId: `provisioning request ${requestId}`,
      note: {
        target: { accountId: one.account_id, name: one.display_name, type: 'Product' },
        details: [sentence('{name} runs in its place', { name })],
      },
    });
  }
}

export async function tellOf(part: WorkPart, request: Told, next: Next): Promise<void> {
  await part.tell(RetryRequest, request.path);
  if (next.to === 'Waiting') return;
  const { db } = part;
  const named = await db
    .selectFrom('provisioning_request')
    .innerJoin('account', 'account.account_id', 'provisioning_request.account_id')
    .innerJoin('account as creator', 'creator.account_id', 'provisioning_request.creator_account_id')
    .select(['account.display_name as name', 'creator.account_id as by', 'creator.display_name as by_name'])
    .select(sql<string>`root_path()`.as('root'))
    .where('request_id', '=', request.request_id)
    .executeTakeFirst();
  // What nobody has asked for stands in the history of the request alone.
  if (!named) return;
  const isUndo = request.undo_message_id !== null;
  const event = next.to === 'Failed' ? 'Provisioning failed' : isUndo ? 'Provisioning rolled back' : 'Provisioned';
  await part.as({ accountId: named.by, name: named.by_name, type: 'User' }, named.root);
  part.audit({
    operation: { ...RetryRequest, audit: { event } },
    requestId: `provisioning request ${request.request_id}`,
    note: {
      target: { accountId: request.account_id, name: named.name, type: 'Product' },
      details: `${request.request_id}`,
    },
  });
  if (event === 'Provisioned') await tellReplaced(part, request.request_id, named.name);
}
