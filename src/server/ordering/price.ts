/** What an order would cost, and what that is against its payer's credit. */
import { sql } from 'kysely';
import type { CreditUse } from '../../../manifests/entities/exposure.ts';
import type GetOrderPrice from '../../../manifests/operations/Account/GetOrderPrice.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { creditOf } from '../../rules/orders/credit.ts';
import { type Decimal, fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { type FeeRow, feesOfEach, worthOf } from './fees.ts';
import { findParent, servicesOf } from './wanted.ts';

type Input = InputOf<typeof GetOrderPrice>;
type Data = DataOf<typeof GetOrderPrice>;

interface CreditRow {
  readonly credit_limit: number | null;
  readonly open_value: number | null;
  readonly open_count: number | null;
}

export async function orderPrice(context: CallContext, { parentAccountId, lines }: Input): Promise<Data> {
  await findParent(context, parentAccountId);
  const services = await servicesOf(context, lines);
  const priced = await feesOfEach(
    context,
    lines.map((line) => ({ parent: parentAccountId, ...line })),
  );
  const head = priced[0]?.[0];
  if (!head?.currency || head.seller_name === null) throw new Failure(409, 'buysNothing');
  const { currency, payer } = head;
  const values = priced.map((rows, index) => worthOf(rows, currency, lines[index]?.quantity ?? 1));
  return {
    PayerAccountId: payer,
    Payer: head.payer_name,
    Seller: head.seller_name,
    Currency: currency,
    Lines: priced.map((fees, index) => {
      const problem = fees[0]?.problem;
      const value = values[index];
      return {
        ServiceId: lines[index]?.serviceId ?? 0,
        ...(problem && { Problem: context.text(errorTexts[problem], { name: services[index]?.name ?? '' }) }),
        Fees: fees.flatMap(feeOf),
        ...(value !== undefined && { Value: toNumber(value) }),
      };
    }),
    ...(await creditFor(context, payer, values)),
  };
}

const feeOf = ({ item_id, name, basis, unit, billing, amount }: FeeRow) =>
  item_id === null
    ? []
    : [
        {
          ItemId: item_id,
          Name: name,
          Basis: basis,
          Unit: unit,
          Billing: billing,
          ...(amount !== null && { Amount: amount }),
        },
      ];

/** What an order is to its payer's credit; nothing for whoever may not read what is paid. */
export async function creditFor({ db }: CallContext, payer: number, values: readonly (Decimal | undefined)[]) {
  const { rows } = await sql<CreditRow>`select * from credit_facts(${payer}, null)`.execute(db);
  return credit(values, rows[0]);
}

/** Without what the caller may not read. */
export interface Credit {
  readonly OrderValue?: number;
  readonly CreditLimit?: number;
  readonly OpenOrders?: number;
  readonly OpenOrdersCount?: number;
  readonly Exposure?: number;
  readonly AboveLimit?: number;
  readonly NeedsApproval?: boolean;
}

function credit(values: readonly (Decimal | undefined)[], row: CreditRow | undefined): Credit {
  if (!row || row.open_value === null) return {};
  const value = sumOf(values.filter((one) => one !== undefined));
  const limit = row.credit_limit === null ? undefined : fromNumber(row.credit_limit);
  const { exposure, above, isWithin } = creditOf({ limit, open: fromNumber(row.open_value), value });
  return {
    OrderValue: toNumber(value),
    ...(row.credit_limit !== null && { CreditLimit: row.credit_limit }),
    OpenOrders: row.open_value,
    OpenOrdersCount: row.open_count ?? 0,
    Exposure: toNumber(exposure),
    AboveLimit: toNumber(above),
    NeedsApproval: !isWithin,
  };
}

type CreditIn = Partial<
  Required<Pick<Credit, 'OrderValue' | 'CreditLimit' | 'OpenOrders' | 'AboveLimit'>> & {
    Credit: Static<typeof CreditUse>;
    Approver: string;
  }
>;

/** As overviews of orders say it: nobody is asked where it lies within the limit. */
export function creditIn(
  { OrderValue, CreditLimit, OpenOrders, AboveLimit, NeedsApproval }: Credit,
  seller: string,
): CreditIn {
  if (OrderValue === undefined || OpenOrders === undefined || AboveLimit === undefined) return {};
  return {
    ...{ OrderValue, OpenOrders, AboveLimit, CreditLimit: CreditLimit ?? 0 },
    Credit: { Open: OpenOrders, Added: OrderValue, ...(CreditLimit !== undefined && { Limit: CreditLimit }) },
    ...(NeedsApproval && { Approver: seller }),
  };
}
