/** Services as a draft takes them in: what each fee asks its customer today, or why it cannot be ordered so. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { Departure } from '../../rules/quotes/quote-price.ts';
import { Failure } from '../calls/failure.ts';
import { feesOf } from '../ordering/fees.ts';
import type { FeeRow } from './find.ts';
import type { QuoteRow } from './row.ts';

export type Wanted = Parameters<typeof feesOf>[2];
type OfferedFee = Awaited<ReturnType<typeof feesOf>>[number];

/** The error of each reason of the database. */
const refusals = { absent: 'notOffered', notOffered: 'notOffered', notInThisTerm: 'notInThisTerm' } as const;

/** A fee as a draft would have it. */
export interface Priced {
  readonly row: FeeRow;
  readonly departure: Departure;
}

/** undefined: it cannot be ordered so. */
export async function offerOf(
  context: CallContext,
  quote: QuoteRow,
  wanted: Wanted,
): Promise<readonly OfferedFee[] | undefined> {
  const { rows, problem } = await asked(context, quote, wanted);
  return problem === undefined ? rows : undefined;
}

/** @param name of the service, for the message. @throws 409 where it cannot be ordered so. */
export async function offeredFees(
  context: CallContext,
  quote: QuoteRow,
  wanted: Wanted,
  name: string,
): Promise<readonly OfferedFee[]> {
  const { rows, problem } = await asked(context, quote, wanted);
  if (problem !== undefined) throw new Failure(409, refusals[problem], { name });
  return rows;
}

async function asked(context: CallContext, quote: QuoteRow, wanted: Wanted) {
  const rows = await feesOf(context, quote.buyer_account_id, wanted);
  return { rows, problem: rows[0] === undefined ? 'absent' : (rows[0].problem ?? undefined) } as const;
}

/** The fees of a new line, each at the list's price. */
export const newLine = (
  fees: readonly OfferedFee[],
  { serviceId, quantity, commitmentMonths, billing }: Wanted,
  service: string,
): Priced[] =>
  fees.flatMap(({ item_id, amount, basis, billing: fee_billing, unit, name: fee }): Priced[] => {
    if (item_id === null || amount === null) return [];
    const of = { line_no: 0, item_id, service_id: serviceId, service, icon_path: null, fee, unit, basis, fee_billing };
    const kept = {
      billing,
      commitment_months: commitmentMonths,
      quantity,
      list_amount: amount,
      discount_percent: null,
    };
    const worth = { is_special: false, amount, list_value: 0, value: 0, now_amount: amount, cost: null };
    return [{ row: { ...of, ...kept, ...worth }, departure: {} }];
  });
