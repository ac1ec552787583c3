/** What an order would cost, and what that is against its payer's credit. */
import { sql } from 'kysely';
import type GetOrderPrice from '../../../manifests/operations/Account/GetOrderPrice.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import { creditOf } from '../../rules/orders/credit.ts';
import { lineValue, type PricedFee } from '../../rules/orders/order-value.ts';
import { type Decimal, fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { findParent, servicesOf } from './wanted.ts';

type Input = InputOf<typeof GetOrderPrice>;
type Data = DataOf<typeof GetOrderPrice>;

interface PriceRow extends Pick<PricedFee, 'basis' | 'billing'> {
  readonly problem: 'notOffered' | 'notInThisTerm' | null;
  readonly payer: number;
  readonly payer_name: string;
  readonly seller_name: string | null;
  readonly currency: string | null;
  readonly item_id: number | null;
  readonly name: string;
  readonly unit: string;
  readonly amount: number | null;
}

interface CreditRow {
  readonly credit_limit: number | null;
  readonly open_value: number | null;
  readonly open_count: number | null;
}

export async function orderPrice(context: CallContext, { parentAccountId, lines }: Input): Promise<Data> {
  const { db } = context;
  await findParent(context, parentAccountId);
  const services = await servicesOf(context, lines);
  const priced = [];
  for (const line of lines) priced.push(await pricesOf(context, parentAccountId, line));
  const head = priced[0]?.[0];
  if (!head?.currency || head.seller_name === null) throw new Failure(409, 'buysNothing');
  const { currency, payer } = head;
  const values = priced.map((rows, index) => worthOf(rows, currency, lines[index]?.quantity ?? 1));
  const { rows } = await sql<CreditRow>`select * from credit_facts(${payer}, null)`.execute(db);
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
    ...credit(values, rows[0]),
  };
}

async function pricesOf({ db, language }: CallContext, parent: number, line: Input['lines'][number]) {
  const { serviceId, quantity, commitmentMonths, billing } = line;
  const { rows } = await sql<PriceRow>`
    select p.*, service_name(p.names, ${language}, '') as name
    from order_prices(${parent}, ${serviceId}, ${quantity}, ${commitmentMonths}, ${billing}) p`.execute(db);
  return rows;
}

const feeOf = ({ item_id, name, basis, unit, billing, amount }: PriceRow) =>
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

/** undefined: it cannot be ordered, or the caller may not read what is paid. */
function worthOf(rows: readonly PriceRow[], currency: string, quantity: number): Decimal | undefined {
  const fees = rows.flatMap(({ basis, billing, amount }) =>
    amount === null ? [] : [{ basis, billing, amount: fromNumber(amount) }],
  );
  return fees.length === 0 ? undefined : lineValue({ currency, quantity, fees });
}

function credit(values: readonly (Decimal | undefined)[], row: CreditRow | undefined) {
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
