/** Until when an invoice is to be paid. */
import type { Day } from '../prices/candidate.ts';
import { endOf, intervalAfter, intervalOf } from './interval.ts';
import { dayAfter } from './period.ts';

const days: Readonly<Record<string, number>> = { Prepayment: 0, Net7: 7, Net14: 14, Net30: 30, Net45: 45, Net60: 60 };

/** @param term a member of the enumeration PaymentTerm; a buyer without one has 30 days. */
export const dueDate = (issued: Day, term: unknown): Day =>
  term === 'EndOfMonth'
    ? dayAfter(endOf(intervalAfter(intervalOf(issued), 1)), -1)
    : dayAfter(issued, days[String(term)] ?? 30);
