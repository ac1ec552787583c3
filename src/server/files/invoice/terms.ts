/** How a document is to be paid, in one sentence, with `{number}` where its number stands. */
import type { Printing } from './printing.ts';
import { said } from './texts.ts';

export function termsOf({ document, texts, formats }: Omit<Printing, 'paper'>): string {
  const { kind, total, due } = document;
  const amount = formats.money((total < 0n ? -total : total) as typeof total);
  if (total === 0n) return texts.nothingToPay;
  if ((kind === 'CreditNote') === total > 0n) return said(texts.creditedAgainst, { amount });
  const pay = due === undefined ? texts.payAtOnce : texts.pay;
  return said(pay, { amount, ...(due !== undefined && { day: formats.day(due, 'long') }) });
}
