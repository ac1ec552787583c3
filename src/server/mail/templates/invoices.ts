/** What people of a buyer read of an invoice or credit note that was issued to their company. */
import type { MailTemplate } from '../layout.ts';

export interface ToldInvoice {
  readonly id: number;
  readonly kind: 'Invoice' | 'CreditNote';
  readonly number: string;
  readonly seller: string;
  /** With its currency. */
  readonly total: string;
  readonly due: string | undefined;
  /** Of a credit note: what it corrects, and why. */
  readonly corrected: string | undefined;
  readonly reason: string | undefined;
}

export const invoiceIssuedMail =
  ({ id, kind, number, seller, total, due, corrected, reason }: ToldInvoice): MailTemplate =>
  (t, brand) => ({
    subject:
      kind === 'Invoice'
        ? t('Invoice {number} of {seller}', { number, seller })
        : t('Credit note {number} of {seller}', { number, seller }),
    paragraphs: [
      kind === 'Invoice'
        ? t('{seller} has issued an invoice to your company. Its document is ready in the portal within 30 minutes.', {
            seller,
          })
        : t('{seller} has corrected the invoice {corrected} of your company.', { seller, corrected: corrected ?? '' }),
    ],
    facts: [
      [t('Amount'), total],
      ...(due === undefined ? [] : [[t('Due'), due] as const]),
      ...(reason === undefined ? [] : [[t('Reason'), reason] as const]),
    ],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/invoice/${id}` },
    warning: t('You get this letter because you may read the bills of your company.'),
  });
