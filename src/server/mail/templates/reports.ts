/** A report that was planned, as its reader gets it, and that one is sent no more. */
import type { MailTemplate } from '../layout.ts';

export interface ToldReport {
  /** What its planner calls it. */
  readonly name: string;
  readonly planner: string;
  /** Its period and currency. */
  readonly note: string;
  readonly rows: number;
  readonly isAttached: boolean;
  /** Where the same report opens, with its parameters. */
  readonly place: string;
}

export const reportMail =
  ({ name, planner, note, rows, isAttached, place }: ToldReport): MailTemplate =>
  (t, brand) => ({
    subject: t('Report: {name}', { name }),
    paragraphs: [
      rows === 0
        ? t('No data available for this period.')
        : isAttached
          ? t('The report is attached.')
          : t('The report is too large for a mail. Open it in the portal and export it there.'),
    ],
    facts: [
      [t('Period'), note],
      [t('Rows'), String(rows)],
      [t('Planned by'), planner],
    ],
    link: { label: t('Open the report'), address: `${brand.publicUrl}/v/#${place}` },
    warning: t('Ask {planner} if you do not want this mail any more.', { planner }),
  });

export const reportStoppedMail =
  ({ name, why }: { readonly name: string; readonly why: 'NoRight' | 'NoRecipient' | 'Refused' }): MailTemplate =>
  (t, brand) => ({
    subject: t('Your report {name} is sent no more', { name }),
    paragraphs: [
      why === 'NoRight'
        ? t('You may not read this report any more, so it is not sent in your name either.')
        : why === 'NoRecipient'
          ? t('None of its recipients may read this report any more.')
          : t('What the report is asked for is not there any more, such as an account that was moved or ended.'),
    ],
    link: { label: t('Open your planned reports'), address: `${brand.publicUrl}/v/#/reports/planned` },
    warning: t('It goes on as soon as you let it go on there.'),
  });
