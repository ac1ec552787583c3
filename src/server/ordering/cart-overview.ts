/** What the whole cart of the caller comes to, and what has to be done before it can be ordered. */
import { sql } from 'kysely';
import type GetCartOverview from '../../../manifests/operations/Account/GetCartOverview.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { feeValue } from '../../rules/orders/order-value.ts';
import { fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { type CheckedLine, changeOf, checkedLines } from './cart-line.ts';
import { pricedFees } from './fees.ts';
import { creditFor, creditIn } from './price.ts';
import { termsFor } from './terms.ts';

type Data = DataOf<typeof GetCartOverview>;

export async function cartOverview(context: CallContext): Promise<Data> {
  const lines = await checkedLines(context, sql<boolean>`true`);
  const sound = lines.filter(({ problem }) => problem === undefined);
  const products = sound.flatMap(({ row }) => (row.product_name === null ? [] : [{ product_name: row.product_name }]));
  const terms = lines.length === 0 ? [] : await termsFor(context, products);
  const open = terms.filter(({ AcceptedUtc }) => AcceptedUtc === undefined).length;
  const faulty = lines.length - sound.length;
  const head = sound[0]?.fees[0];
  return {
    LinesCount: lines.length,
    LineIds: lines.map(({ row }) => row.cart_line_id),
    FaultyCount: faulty,
    RisenCount: sound.filter(isRisen).length,
    OpenTerms: open,
    Terms: terms.map((one) => ({ ...one, IsAccepted: one.AcceptedUtc !== undefined })),
    MayOrder: lines.length > 0 && faulty === 0 && open === 0,
    ...(head?.currency && {
      Payer: head.payer_name,
      Seller: head.seller_name ?? '',
      Currency: head.currency,
      ...(await worthOfAll(context, sound, head.payer, head.currency, head.seller_name ?? '')),
    }),
  };
}

const isRisen = ({ row, value }: CheckedLine): boolean =>
  row.shown_value !== null && changeOf(fromNumber(row.shown_value), value) === 'Risen';

/** Nothing for whoever may not read what is paid. */
async function worthOfAll(
  context: CallContext,
  lines: readonly CheckedLine[],
  payer: number,
  currency: string,
  seller: string,
): Promise<Partial<Data>> {
  const credit = await creditFor(
    context,
    payer,
    lines.map(({ value }) => value),
  );
  const told = creditIn(credit, seller);
  if (told.OrderValue === undefined) return {};
  const paid = (way: 'Monthly' | 'YearlyPrepaid' | 'Once') =>
    toNumber(
      sumOf(
        lines.flatMap(({ fees, row }) =>
          pricedFees(fees)
            .filter(({ billing }) => billing === way)
            .map((fee) => feeValue(fee, row.quantity, currency)),
        ),
      ),
    );
  return {
    ...told,
    Monthly: paid('Monthly'),
    YearlyPrepaid: paid('YearlyPrepaid'),
    Once: paid('Once'),
  };
}
