/** What administrators of the marketplace read when no new exchange rates come. */
import type { MailTemplate } from '../layout.ts';

export const oldRatesMail =
  (newest: Date | undefined): MailTemplate =>
  (t, brand) => ({
    subject: t('Exchange rate not up to date.'),
    paragraphs: [
      t(
        'No new exchange rates come from their source. Prices in other currencies stay as they are, and cannot be changed, until there are new rates.',
      ),
      t('Have the source looked after, or set the rates by hand in the administration of {title}.', {
        title: brand.title,
      }),
    ],
    ...(newest && {
      facts: [[t('Newest rate'), `${newest.toISOString().slice(0, 16).replace('T', ' ')} UTC`]] as const,
    }),
    link: { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/administration` },
    warning: t('You read this because you administer {title}.', { title: brand.title }),
  });
