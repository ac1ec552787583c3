/** What people read of an order: that it waits for them, or what was decided about theirs. */
import type { Language } from '../../../rules/limits.ts';
import type { MailTemplate } from '../layout.ts';

export interface ToldOrder {
  readonly number: string;
  readonly payer: string;
  readonly creator: string;
  /** With its currency; absent for whoever may not read what is paid. */
  readonly value: string | undefined;
  readonly reason: string | undefined;
}

export const orderWaitsMail =
  ({ number, payer, creator, value }: ToldOrder): MailTemplate =>
  (t, brand) => ({
    subject: t('Order {number} of {payer} waits for a decision', { number, payer }),
    paragraphs: [
      t(
        '{creator} has ordered for {payer}. The order is above what {payer} may owe, so somebody has to decide on it.',
        {
          creator,
          payer,
        },
      ),
    ],
    facts: value === undefined ? [] : [[t('Order value'), value]],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('Nothing is set up or billed before.'),
  });

export const orderApprovedMail =
  ({ number, payer, value, reason }: ToldOrder): MailTemplate =>
  (t, brand) => ({
    subject: t('Order {number} was approved', { number }),
    paragraphs: [t('Your order for {payer} was approved. Its services are being set up.', { payer })],
    facts: [
      ...(value === undefined ? [] : [[t('Order value'), value] as const]),
      ...(reason === undefined ? [] : [[t('Reason'), reason] as const]),
    ],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('You did not order this? Then tell your administrator.'),
  });

export const orderDeclinedMail =
  ({ number, payer, reason }: ToldOrder): MailTemplate =>
  (t, brand) => ({
    subject: t('Order {number} was declined', { number }),
    paragraphs: [t('Your order for {payer} was declined. Nothing is set up or billed.', { payer })],
    facts: reason === undefined ? [] : [[t('Reason'), reason]],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('You did not order this? Then tell your administrator.'),
  });

export interface ToldParts {
  /** What the bundle is called in the language of the letter. */
  readonly service: (language: Language) => string;
  readonly parts: readonly { readonly name: string; readonly hasEnded: boolean }[];
}

export const partsEndedMail =
  ({ service, parts }: ToldParts): MailTemplate =>
  (t, brand, language) => ({
    subject: t('{service} runs', { service: service(language) }),
    paragraphs: [
      t('{service} has started. This is what has become of its parts that were to end with its start.', {
        service: service(language),
      }),
    ],
    facts: parts.map(({ name, hasEnded }) => [name, hasEnded ? t('Ended') : t('Goes on, and is paid')] as const),
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('You did not order this? Then tell your administrator.'),
  });
