/** Which part of its price a line costs. */
import type { InvoiceDocumentLine } from '../../../rules/billing/invoice-document.ts';

/** '20/31' of a month, '× 12' of months that are paid at once; undefined: the price itself, once. */
export function shareOf({ months, days, ofDays }: InvoiceDocumentLine): string | undefined {
  const times = months === 1 ? [] : [`× ${months}`];
  const part =
    days === undefined || ofDays === undefined || (months !== 1 && days === ofDays) ? [] : [`${days}/${ofDays}`];
  const share = [...times, ...part].join(' · ');
  return share === '' ? undefined : share;
}
