/** The order of an upgrade: what begins or grows, and what stays of the old one. */
import { sql } from 'kysely';
import type UpgradeSubscription from '../../../manifests/operations/Account/UpgradeSubscription.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { valueMade } from './change.ts';
import { partStays, partsToEnd } from './ended-parts.ts';
import { checkedConfiguration } from './place.ts';
import { assertTermsAccepted } from './terms.ts';
import { findUpgradable, type UpgradeProblem, upgradeFailure, wantedUpgrade } from './upgrade-options.ts';

interface Made {
  readonly order_id: number | null;
  readonly account_id: number | null;
  readonly problem: UpgradeProblem | 'quantityDiffers' | 'partStays' | null;
}

/** @throws 404 out of sight, 409 where it cannot go over so, or has other units than the caller has seen. */
export async function upgradeSubscription(
  context: CallContext,
  {
    accountId,
    quantityBefore,
    configuration = {},
    endedAccountIds = [],
    expectedTotal,
    ...input
  }: InputOf<typeof UpgradeSubscription>,
): Promise<DataOf<typeof UpgradeSubscription>> {
  const { db, session } = context;
  const account = await findUpgradable(context, accountId);
  const wanted = await wantedUpgrade(context, input, quantityBefore);
  const { service, units, host, term } = wanted;
  await assertTermsAccepted(context, [service]);
  const ended = await partsToEnd(context, [{ endedAccountIds }]);
  const values =
    host === null
      ? await checkedConfiguration(
          context,
          account.parent_account_id ?? accountId,
          service,
          configuration,
          'configuration.',
        )
      : {};
  const { rows } = await sql<Made>`
    select * from make_upgrade(${accountId}, ${quantityBefore}, ${service.service_id}, ${units}, ${host}, ${term?.commitmentMonths ?? null},
      ${term?.billing ?? null}, ${JSON.stringify(values)}::jsonb, ${String(values['SubscriptionName'] ?? service.name)},
      ${session.user.ImpersonatorAccountId ?? null}, ${endedAccountIds}::bigint[])`.execute(db);
  const [made] = rows;
  if (made?.problem === 'quantityDiffers') throw new Failure(409, 'quantityDiffers');
  if (made?.problem === 'partStays')
    throw partStays(
      ended.find(({ account_id }) => account_id === made.account_id),
      service.name,
    );
  if (made?.problem) {
    const locked = await db
      .selectFrom('subscription')
      .innerJoin('account', 'account.account_id', 'subscription.account_id')
      .select(sql<string | null>`lock_end_date::text`.as('until'))
      .where('subscription.account_id', '=', accountId)
      .where(sql<boolean>`in_scope(account.path)`)
      .executeTakeFirst();
    throw upgradeFailure(context, made.problem, wanted, locked?.until ?? null);
  }
  if (!made?.order_id || !made.account_id) throw new Error('An upgrade makes an order');
  const { OrderId, OrderNumber, Status } = await valueMade(context, made.order_id, expectedTotal, ended);
  return { AccountId: made.account_id, OrderId, OrderNumber, OrderStatus: Status };
}
