/** A line of a fee as the database takes it, on a bill that is written and on one that is estimated; numbers as texts, so that none is lost on its way. */
import { fromNumber, toText } from '../../rules/prices/decimal.ts';
import type { BilledLine } from './lines.ts';

export const feeRow = ({ sold, piece, unitPrice, amount }: BilledLine) => ({
  account_id: sold.accountId,
  service_id: sold.serviceId,
  item_id: sold.itemId,
  covers_from: piece.covers.from,
  covers_until: piece.covers.until,
  unit_price: toText(unitPrice),
  amount: toText(amount),
  ...('used' in piece
    ? { kind: 'Usage', quantity: toText(piece.used) }
    : {
        kind: piece.months === undefined ? 'OneTime' : 'Recurring',
        span_id: piece.spanId,
        quantity: toText(fromNumber(piece.quantity)),
        months: piece.months,
        days: piece.days,
        of_days: piece.ofDays,
      }),
});
