/** What one service would cost in an order, fee by fee, against its payer's credit. */
import type GetOrderOverview from '../../../manifests/operations/Account/GetOrderOverview.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { feeValue, periodValue } from '../../rules/orders/order-value.ts';
import { fromNumber, toNumber } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { type FeeRow, feesOf, largerForEach, pricedFees, worthOf } from './fees.ts';
import { creditFor, creditIn } from './price.ts';
import { termOf } from './term.ts';
import { findParent, servicesOf } from './wanted.ts';

/** The error of each reason of the database. */
const refusals = { notOffered: 'notOffered', notInThisTerm: 'notInThisTerm' } as const;

type Data = DataOf<typeof GetOrderOverview>;

/** @throws 409 where it cannot be ordered so. */
export async function orderOverview(context: CallContext, input: InputOf<typeof GetOrderOverview>): Promise<Data> {
  const { parentAccountId, serviceId, quantity } = input;
  const term = termOf(input.term);
  const wanted = { serviceId, quantity, ...term };
  await findParent(context, parentAccountId);
  const [service] = await servicesOf(context, [wanted]);
  const fees = await feesOf(context, parentAccountId, wanted);
  const [head] = fees;
  if (!head?.currency || head.seller_name === null) throw new Failure(409, 'buysNothing');
  if (head.problem) throw new Failure(409, refusals[head.problem], { name: service?.name ?? '' });
  const { currency, seller_name: seller } = head;
  const value = worthOf(fees, currency, quantity);
  const credit = await creditFor(context, head.payer, [value]);
  const again = toNumber(periodValue(pricedFees(fees), quantity, currency));
  return {
    Payer: head.payer_name,
    Seller: seller,
    CommitmentMonths: term.commitmentMonths,
    Billing: term.billing,
    Currency: currency,
    Fees: fees.map((fee) => feeOf(fee, quantity, currency)),
    ...(value !== undefined && {
      ...(again > 0 && (term.billing === 'YearlyPrepaid' ? { EachYear: again } : { EachMonth: again })),
      ...creditIn(credit, seller),
      ...(await largerForEach(context, [{ parent: parentAccountId, ...wanted, value }]))[0],
    }),
  };
}

function feeOf({ name, basis, billing, amount }: FeeRow, quantity: number, currency: string): Data['Fees'][number] {
  const isMetered = basis === 'Metered';
  return {
    Name: name,
    ...(!isMetered && { Units: basis === 'Unit' ? quantity : 1 }),
    ...(amount !== null && { Amount: amount }),
    ...(billing === 'YearlyPrepaid' && { Months: 12 }),
    ...(amount !== null &&
      !isMetered && { Value: toNumber(feeValue({ basis, billing, amount: fromNumber(amount) }, quantity, currency)) }),
    Currency: currency,
  };
}
