/** What a company reads of its planned end. */
import type { MailTemplate } from '../layout.ts';

export const companyEndMail =
  (company: string, due: Date): MailTemplate =>
  (t, brand) => ({
    subject: t('The end of {company} is planned', { company }),
    paragraphs: [
      t('The end of {company} in {title} was planned. From then on nobody of it can sign in, and its services end.', {
        company,
        title: brand.title,
      }),
    ],
    facts: [[t('Time'), `${due.toISOString().slice(0, 16).replace('T', ' ')} UTC`]],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('You did not expect this? Then ask your seller.'),
  });

export const companyGoesOnMail =
  (company: string): MailTemplate =>
  (t, brand) => ({
    subject: t('{company} goes on', { company }),
    paragraphs: [t('The planned end of {company} in {title} was cancelled.', { company, title: brand.title })],
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/login` },
    warning: t('You did not expect this? Then ask your seller.'),
  });
