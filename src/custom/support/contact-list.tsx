/** Whom to ask for help: whether somebody is there now, contacts by what they are asked, hours and imprint. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { showWeekdays } from '../../rules/format/weekdays.ts';
import type { SupportTexts } from '../../rules/support/contacts.ts';
import { cityOf, isTimeZone, openingOf, timesOf } from '../../rules/support/opening-hours.ts';
import { showHours } from '../../rules/support/working-hours.ts';
import { Icon } from '../../ui/icons.tsx';
import { contactGroups, telephoneLink } from './contact-groups.ts';
import styles from './contact-list.module.css';
import { OpeningLine } from './opening-line.tsx';

export function ContactList({ texts }: { readonly texts: SupportTexts }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const now = useMinute();
  const zone = texts.SupportTimeZone && isTimeZone(texts.SupportTimeZone) ? texts.SupportTimeZone : undefined;
  const opening = openingOf(texts, now);
  const shownTimes = timesOf(texts).filter(({ days, hours }) => days || hours);
  const groups = contactGroups(texts, t);
  return (
    <div className={styles['list']}>
      {opening && zone && <OpeningLine opening={opening} city={cityOf(zone)} />}
      {groups.map(({ title, contacts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {contacts.map(({ kind, value, note }) => (
              <li key={kind}>
                <Icon name={kind === 'phone' ? 'phone' : 'mail'} size={16} />
                <div>
                  <a href={kind === 'phone' ? telephoneLink(value) : mailLink(value)}>
                    <bdi>{value}</bdi>
                  </a>
                  {note && <p>{note}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shownTimes.length > 0 && (
        <section>
          <h3>{t('Hours')}</h3>
          <dl>
            {shownTimes.map(({ days = '', hours = '' }) => (
              <div key={`${days} ${hours}`}>
                <dt>{days ? showWeekdays(days, locale) : t('Hours')}</dt>
                <dd>{hours ? showHours(hours, locale) : '–'}</dd>
              </div>
            ))}
            {zone && (
              <div>
                <dt>{t('Time now in {city}', { city: cityOf(zone) })}</dt>
                <dd>{timeIn(now, zone, locale)}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {texts.Imprint?.trim() && (
        <section>
          <h3>{t('Imprint')}</h3>
          <p className={styles['imprint']}>{texts.Imprint}</p>
        </section>
      )}
      {groups.length + shownTimes.length === 0 && !texts.Imprint?.trim() && (
        <p className={styles['none']}>{t('No contacts have been written down here yet.')}</p>
      )}
    </div>
  );
}

const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

const timeIn = (now: Date, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now);

const look = 15_000;

/** The present moment, kept up while it is shown. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), look);
    return () => clearInterval(timer);
  }, []);
  return now;
}
