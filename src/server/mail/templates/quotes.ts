/** What people read of a quote: that it was sent to their company, or how its customer has answered. */
import type { MailTemplate } from '../layout.ts';

export interface ToldQuote {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly name: string;
  readonly seller: string;
  readonly buyer: string;
  /** 'YYYY-MM-DD'. */
  readonly validUntil: string;
  /** With its currency. */
  readonly value: string;
  readonly isAccepted: boolean;
  readonly by: string | undefined;
  readonly reason: string | undefined;
}

/** @param token of the reader's own link; without one he signs in. */
export const quoteSentMail =
  (
    { id, number, version, name, seller, buyer, validUntil, value }: ToldQuote,
    token: string | undefined,
  ): MailTemplate =>
  (t, brand) => ({
    subject: t('{seller} has sent you quote {number}', { seller, number }),
    paragraphs: [t('{seller} offers {buyer}: {name}', { seller, buyer, name })],
    facts: [
      [t('Quote'), t('{number}, version {version}', { number, version })],
      [t('Order value, net'), value],
      [t('Valid until'), validUntil],
    ],
    link: {
      label: t('Open the quote'),
      address: `${brand.publicUrl}/v/#/${token === undefined ? `quote/${id}` : `quote-by-link/${token}`}`,
    },
    warning:
      token === undefined
        ? t('Accepting orders nothing yet.')
        : t(
            'Accepting orders nothing yet. The link opens this quote without a sign-in: pass it on only to those who may answer it.',
          ),
  });

export const quoteAnsweredMail =
  ({ id, number, name, buyer, value, isAccepted, by, reason }: ToldQuote): MailTemplate =>
  (t, brand) => ({
    subject: isAccepted
      ? t('{buyer} has accepted quote {number}', { buyer, number })
      : t('{buyer} has declined quote {number}', { buyer, number }),
    paragraphs: [name],
    facts: [
      [t('Order value, net'), value],
      ...(by === undefined ? [] : [[t('Answered by'), by] as const]),
      ...(reason === undefined ? [] : [[t('Reason'), reason] as const]),
    ],
    link: { label: t('Open the quote'), address: `${brand.publicUrl}/v/#/quotes/${id}` },
    warning: isAccepted
      ? t('Nothing is ordered yet: order it from the quote.')
      : t('Begin its next version to offer something else.'),
  });
