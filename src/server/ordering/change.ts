/** Another quantity of what runs: what it would cost, and the order for it. */
import { sql } from 'kysely';
import type ChangeSubscription from '../../../manifests/operations/Account/ChangeSubscription.ts';
import type GetSubscriptionChange from '../../../manifests/operations/Account/GetSubscriptionChange.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { feeValue, lineValue, type PricedFee } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import { type FoundAccount, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { pricedFees } from './fees.ts';
import { placedAt, placedDetails } from './place.ts';
import { creditFor, creditIn } from './price.ts';
import { findUpgradable } from './upgrade-options.ts';

type Hindrance = 'notRunning' | 'orderWaits' | 'changesAlready' | 'buysNothing' | 'sameQuantity' | 'notOffered';

/** The error of each reason of the database. */
const refusals = {
  notRunning: 'notRunning',
  orderWaits: 'orderWaits',
  changesAlready: 'changesAlready',
  buysNothing: 'buysNothing',
  sameQuantity: 'sameQuantity',
  notOffered: 'notOffered',
} as const;

interface ChangeRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly problem: Hindrance | null;
  readonly payer: number | null;
  readonly payer_name: string | null;
  readonly seller_name: string | null;
  readonly currency: string | null;
  readonly service: string;
  readonly quantity_before: number;
  readonly is_before: boolean;
  readonly is_later: boolean;
  readonly term_end_date: string | null;
  readonly item_id: number | null;
  readonly name: string;
  readonly amount: number | null;
}

const refused = (problem: Hindrance, name: string): Failure =>
  new Failure(409, refusals[problem], problem === 'notOffered' ? { name } : {});

async function changeRows({ db, language }: CallContext, accountId: number, quantity: number) {
  const { rows } = await sql<ChangeRow>`
    select p.*, p.term_end_date::text, service_name(p.names, ${language}, '') as name, coalesce(service_name(p.service_name, ${language}, ''), '') as service
    from change_prices(${accountId}, ${quantity}) p`.execute(db);
  return rows;
}

const paidOf = (rows: readonly ChangeRow[]) => pricedFees(rows.filter(({ item_id }) => item_id !== null));

/** @throws 404 out of sight, 409 where it cannot be changed so. */
export async function subscriptionChange(
  context: CallContext,
  { accountId, quantity }: InputOf<typeof GetSubscriptionChange>,
): Promise<DataOf<typeof GetSubscriptionChange>> {
  await findAccount(context, accountId);
  const rows = await changeRows(context, accountId, quantity);
  const [head] = rows;
  if (!head) throw new Failure(404, 'noSubscription', { accountId });
  if (head.problem) throw refused(head.problem, head.service);
  const { currency, payer, payer_name, seller_name } = head;
  if (currency === null || payer === null || payer_name === null || seller_name === null)
    throw new Failure(409, 'buysNothing');
  const [before, after] = [rows.filter(({ is_before }) => is_before), rows.filter(({ is_before }) => !is_before)];
  const fees = paidOf(after);
  const value =
    paidOf(before).length === 0
      ? undefined
      : lineValue({ currency, quantity, fees, before: { quantity: head.quantity_before, fees: paidOf(before) } });
  const credit = await creditFor(context, payer, [value]);
  return {
    Service: head.service,
    Payer: payer_name,
    Seller: seller_name,
    Currency: currency,
    QuantityBefore: head.quantity_before,
    Quantity: quantity,
    ...(head.is_later && head.term_end_date !== null && { HoldsFrom: head.term_end_date }),
    Fees: feesOf(before, after, head.quantity_before, quantity, currency),
    // What adds nothing waits for nobody.
    ...(value !== undefined &&
      creditIn({ ...credit, NeedsApproval: credit.NeedsApproval === true && toNumber(value) > 0 }, seller_name)),
  };
}

function feesOf(
  before: readonly ChangeRow[],
  after: readonly ChangeRow[],
  unitsBefore: number,
  units: number,
  currency: string,
): DataOf<typeof GetSubscriptionChange>['Fees'] {
  const all = [...after, ...before.filter((row) => !after.some(({ item_id }) => item_id === row.item_id))];
  return all.flatMap(({ item_id, name, basis, billing }) => {
    if (item_id === null) return [];
    const of = (rows: readonly ChangeRow[]) => rows.find((row) => row.item_id === item_id)?.amount ?? undefined;
    const [amountBefore, amount] = [of(before), of(after)];
    // Of what is paid once only units that come are paid.
    const more = billing === 'Once' ? Math.max(0, units - unitsBefore) : units;
    const worth = (each: number | undefined, quantity: number): Decimal | undefined =>
      each === undefined || basis === 'Metered'
        ? undefined
        : feeValue(
            { basis, billing: billing === 'Once' ? billing : 'Monthly', amount: fromNumber(each) },
            quantity,
            currency,
          );
    const [valueBefore, value] = [worth(amountBefore, unitsBefore), worth(amount, more)];
    return [
      {
        Name: name,
        ...(amountBefore !== undefined && { AmountBefore: amountBefore }),
        ...(amount !== undefined && { Amount: amount }),
        ...(valueBefore !== undefined && { ValueBefore: toNumber(valueBefore) }),
        ...(value !== undefined && { Value: toNumber(value) }),
        ...((value ?? valueBefore) !== undefined && {
          Difference: toNumber(((value ?? 0n) - (valueBefore ?? 0n)) as Decimal),
        }),
        Currency: currency,
      },
    ];
  });
}

interface MadeFee extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly line_no: number;
  readonly is_before: boolean;
  readonly is_change: boolean;
  readonly quantity: number;
  readonly quantity_before: number | null;
  readonly currency: string;
  readonly amount: number;
  readonly lines: number;
}

/** The end of a change or an upgrade that was just made. @throws 409 where it is worth something else than was shown. */
export async function valueMade(
  context: CallContext,
  orderId: number,
  expectedTotal: number | undefined,
  ended: readonly FoundAccount[] = [],
) {
  const { db } = context;
  const { rows } = await sql<MadeFee>`select * from made_fees(${orderId})`.execute(db);
  const values = Array.from({ length: rows[0]?.lines ?? 0 }, (_none, index) => {
    const fees = rows.filter(({ line_no }) => line_no === index + 1);
    const [head] = fees;
    if (!head) return fromNumber(0);
    const { currency, quantity, quantity_before, is_change } = head;
    return lineValue({
      ...{ currency, quantity, fees: pricedFees(fees.filter(({ is_before }) => !is_before)) },
      ...(is_change && {
        before: { quantity: quantity_before ?? 0, fees: pricedFees(fees.filter(({ is_before }) => is_before)) },
      }),
    });
  });
  const placed = await placedAt(context, orderId, values, expectedTotal);
  context.audit({ details: placedDetails(placed.OrderNumber, ended) });
  return placed;
}

/** @throws 404 out of sight, 409 where it cannot be changed so, or is another quantity than the caller has seen. */
export async function changeSubscription(
  context: CallContext,
  { accountId, quantity, quantityBefore, expectedTotal }: InputOf<typeof ChangeSubscription>,
): Promise<DataOf<typeof ChangeSubscription>> {
  const { db, session, language } = context;
  const account = await findUpgradable(context, accountId);
  const { rows } = await sql<{ order_id: number | null; problem: Hindrance | 'quantityDiffers' | null }>`
    select * from make_change(${accountId}, ${quantity}, ${quantityBefore}, ${session.user.ImpersonatorAccountId ?? null})`.execute(
    db,
  );
  const { order_id: orderId, problem } = rows[0] ?? { order_id: null, problem: 'notRunning' };
  if (problem === 'quantityDiffers') throw new Failure(409, 'quantityDiffers');
  if (problem) {
    const { rows: named } = await sql<{ name: string }>`
      select coalesce(service_name(service_names, ${language}, product_name), product_name) as name from subscription_seen(${accountId})`.execute(
      db,
    );
    throw refused(problem, named[0]?.name ?? account.display_name);
  }
  if (orderId === null) throw new Error('A change makes an order');
  const order = await valueMade(context, orderId, expectedTotal);
  return { AccountId: accountId, OrderNumber: order.OrderNumber, OrderStatus: order.Status };
}
