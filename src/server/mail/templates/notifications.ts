/** What people read because their notification preferences say so: of terms that end, and of entries with their keywords. */
import { formatLocale } from '../../../rules/text/language.ts';
import type { MailTemplate } from '../layout.ts';

export interface EndingTerm {
  readonly accountId: number;
  readonly name: string;
  /** 'YYYY-MM-DD', the first day of the next term. */
  readonly ends: string;
  readonly isRenewed: boolean;
}

/** A mail lists so many; the others are counted. */
const most = 20;

export const termsEndMail =
  (terms: readonly EndingTerm[]): MailTemplate =>
  (t, brand, language) => {
    const [first] = terms;
    const day = new Intl.DateTimeFormat(formatLocale(language, [], ''), { dateStyle: 'long', timeZone: 'UTC' });
    const only = terms.length === 1 ? first : undefined;
    return {
      subject: only
        ? t('The commitment of {name} ends soon', { name: only.name })
        : t('Commitments of {count} services end soon', { count: terms.length }),
      paragraphs: [
        t('These terms end within the days that your notification settings name.'),
        ...(terms.length > most ? [t('The first {most} of {count} are listed.', { most, count: terms.length })] : []),
      ],
      facts: terms.slice(0, most).map(({ name, ends, isRenewed }) => {
        const date = day.format(new Date(`${ends}T00:00:00Z`));
        return [name, isRenewed ? t('renews on {date}', { date }) : t('ends on {date}', { date })];
      }),
      link: only
        ? { label: t('Open the service'), address: `${brand.publicUrl}/v/#/account/${only.accountId}` }
        : { label: t('Open {title}', { title: brand.title }), address: `${brand.publicUrl}/v/#/dashboard` },
      warning: t('You are told because your notification settings say so; they are in your profile.'),
    };
  };

export interface FoundEntry {
  readonly event: string;
  readonly target: string;
  readonly user: string;
  /** 'YYYY-MM-DD HH:MM'. */
  readonly at: string;
}

/** @param total of which the entries are the newest. */
export const keywordsFoundMail =
  (account: number, keywords: readonly string[], entries: readonly FoundEntry[], total: number): MailTemplate =>
  (t, brand) => {
    const words = keywords.join(', ');
    return {
      subject: t('News with your keywords: {words}', { words }),
      paragraphs: [
        t('What has happened in accounts that you see, with one of your keywords in it:'),
        ...(total > entries.length
          ? [t('The newest {most} of {count} are listed.', { most: entries.length, count: total })]
          : []),
      ],
      facts: entries.map(({ event, target, user, at }) => [`${at} UTC`, `${t(event)}: ${target} (${user})`]),
      link: {
        label: t('Open the audit log'),
        address: `${brand.publicUrl}/v/#/account/${account}/audit-log`,
      },
      warning: t('You are told because your notification settings say so; they are in your profile.'),
    };
  };
