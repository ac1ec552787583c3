/** What people read of a request to a vendor that has failed, or was handed to them. */
import type { Language } from '../../../rules/limits.ts';
import type { Brand, MailTemplate, Translate } from '../layout.ts';

export interface ToldRequest {
  readonly number: number;
  /** What it is called in the language of the letter. */
  readonly service: (language: Language) => string;
  readonly customer: string;
  /** What the vendor says, or the portal in the language of the letter where he has said nothing. */
  readonly problem: ((t: Translate) => string) | undefined;
}

const aboutIt = ({ number, problem }: ToldRequest, t: Translate, brand: Brand) => ({
  facts: problem === undefined ? [] : [[t('What the vendor says'), problem(t)] as const],
  link: {
    label: t('Open {title}', { title: brand.title }),
    address: `${brand.publicUrl}/v/#/provisioning/${number}`,
  },
});

export const provisioningFailedMail =
  (request: ToldRequest): MailTemplate =>
  (t, brand, language) => ({
    subject: t('Provisioning request {number} for {customer} has failed', {
      number: `${request.number}`,
      customer: request.customer,
    }),
    paragraphs: [
      t(
        'The vendor has not done what was asked of him for {service} of {customer}. Nothing goes on until somebody decides what becomes of it.',
        { service: request.service(language), customer: request.customer },
      ),
    ],
    ...aboutIt(request, t, brand),
    warning: t('Nothing is billed for what could not be set up.'),
  });

export const provisioningEscalatedMail =
  (request: ToldRequest): MailTemplate =>
  (t, brand, language) => ({
    subject: t('Provisioning request {number} for {customer} was escalated', {
      number: `${request.number}`,
      customer: request.customer,
    }),
    paragraphs: [
      t('A request to a vendor for {service} of {customer} has failed and was handed to you.', {
        service: request.service(language),
        customer: request.customer,
      }),
    ],
    ...aboutIt(request, t, brand),
    warning: t('You read this because you look after the requests of the marketplace.'),
  });
