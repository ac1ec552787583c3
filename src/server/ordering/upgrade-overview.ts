/** What an upgrade would change and cost. */
import { sql } from 'kysely';
import type GetUpgradeOverview from '../../../manifests/operations/Account/GetUpgradeOverview.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { lineValue, type PricedFee, periodValue } from '../../rules/orders/order-value.ts';
import { type Decimal, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { pricedFees } from './fees.ts';
import { creditFor, creditIn } from './price.ts';
import { runningOf, upgradeCards } from './upgrade-cards.ts';
import {
  findUpgradable,
  type UpgradeProblem,
  upgradeFailure,
  type WantedUpgrade,
  wantedUpgrade,
} from './upgrade-options.ts';

type Data = DataOf<typeof GetUpgradeOverview>;

interface PriceRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly problem: UpgradeProblem | null;
  readonly lock_end_date: string | null;
  readonly payer: number | null;
  readonly payer_name: string | null;
  readonly seller_name: string | null;
  readonly currency: string | null;
  readonly from_name: string;
  readonly quantity: number;
  readonly host_name: string | null;
  readonly host_quantity: number | null;
  readonly is_new: boolean | null;
  readonly is_before: boolean | null;
  readonly item_id: number | null;
  readonly amount: number | null;
}

/** @throws 404 out of sight, 409 where it cannot go over so. */
export async function upgradeOverview(
  context: CallContext,
  { accountId, ...input }: InputOf<typeof GetUpgradeOverview>,
): Promise<Data> {
  await findUpgradable(context, accountId);
  const running = await runningOf(context, accountId);
  if (!running) throw new Failure(404, 'noSubscription', { accountId });
  const wanted = await wantedUpgrade(context, input, running.quantity);
  const { units, host, term, service } = wanted;
  const { rows } = await sql<PriceRow>`
    select p.*, p.lock_end_date::text from upgrade_prices(${accountId}, ${service.service_id}, ${units}, ${host},
      ${term?.commitmentMonths ?? null}, ${term?.billing ?? null}) p`.execute(context.db);
  const [head] = rows;
  if (!head) throw new Failure(404, 'noSubscription', { accountId });
  if (head.problem) throw upgradeFailure(context, head.problem, wanted, head.lock_end_date);
  const { currency, payer, payer_name, seller_name, quantity } = head;
  if (currency === null || payer === null || payer_name === null || seller_name === null)
    throw new Failure(409, 'buysNothing');
  const goes = units ?? quantity;
  const value = worthOf(rows, head, goes, currency);
  const credit = await creditFor(context, payer, [value]);
  const compared = rowsOf(rows, head, wanted, currency);
  return {
    Kind: units === null ? 'Full' : 'Partial',
    From: head.from_name,
    To: service.name,
    ...(head.host_name !== null && { Target: head.host_name }),
    Payer: payer_name,
    Seller: seller_name,
    Currency: currency,
    QuantityBefore: quantity,
    Quantity: goes,
    ...(units !== null && { Stays: quantity - units }),
    ...(await upgradeCards(context, wanted, running, compared)),
    Rows: compared,
    ...(value !== undefined && creditIn(credit, seller_name)),
  };
}

const feesOf = (rows: readonly PriceRow[], isNew: boolean, isBefore: boolean) =>
  pricedFees(
    rows.filter(({ is_new, is_before, item_id }) => item_id !== null && is_new === isNew && is_before === isBefore),
  );

/** Of what begins, or of what is added to the one that grows; what stays of the old one adds nothing. */
function worthOf(rows: readonly PriceRow[], head: PriceRow, goes: number, currency: string): Decimal | undefined {
  const after = feesOf(rows, true, false);
  if (after.length === 0) return undefined;
  const { host_quantity: joins, quantity } = head;
  const begins = lineValue({
    ...{ currency, quantity: (joins ?? 0) + goes, fees: after },
    ...(joins !== null && { before: { quantity: joins, fees: feesOf(rows, true, true) } }),
  });
  const left = feesOf(rows, false, false);
  const stays =
    left.length === 0
      ? []
      : [
          lineValue({
            ...{ currency, quantity: quantity - goes, fees: left },
            before: { quantity, fees: feesOf(rows, false, true) },
          }),
        ];
  return sumOf([begins, ...stays]);
}

function rowsOf(rows: readonly PriceRow[], head: PriceRow, wanted: WantedUpgrade, currency: string): Data['Rows'] {
  const { quantity, from_name: from, host_name: host, host_quantity: joins } = head;
  const goes = wanted.units ?? quantity;
  return [
    rowOf(from, [quantity, wanted.units === null ? 0 : quantity - goes], currency, [
      feesOf(rows, false, true),
      feesOf(rows, false, false),
    ]),
    rowOf(host ?? wanted.service.name, [joins ?? 0, (joins ?? 0) + goes], currency, [
      feesOf(rows, true, true),
      feesOf(rows, true, false),
    ]),
  ];
}

type Pair<Value> = readonly [now: Value, then: Value];

function rowOf(
  name: string,
  [now, then]: Pair<number>,
  currency: string,
  fees: Pair<readonly PricedFee[]>,
): Data['Rows'][number] {
  const [before, after] = fees.map((each) =>
    each.flatMap((fee) => (fee.billing === 'Once' ? [] : [{ ...fee, billing: 'Monthly' as const }])),
  ) as [PricedFee[], PricedFee[]];
  const sees = before.length + after.length > 0;
  const worth = (each: readonly PricedFee[], units: number) => toNumber(periodValue(each, units, currency));
  const unit = (each: readonly PricedFee[]) =>
    toNumber(sumOf(each.filter(({ basis }) => basis === 'Unit').map(({ amount }) => amount)));
  return {
    Name: name,
    ...(now > 0 && { UnitsNow: now }),
    ...(then > 0 && { UnitsThen: then }),
    ...(before.length > 0 && { PriceNow: unit(before), Now: worth(before, now) }),
    ...(after.length > 0 && { PriceThen: unit(after), Then: worth(after, then) }),
    ...(sees && {
      Difference: toNumber((periodValue(after, then, currency) - periodValue(before, now, currency)) as Decimal),
    }),
    Currency: currency,
  };
}
