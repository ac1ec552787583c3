/** "Open now until 13:00 in Berlin", or when it opens next. */
import { useTranslation } from 'react-i18next';
import { useFormatLocale } from '../../client/language/locale.ts';
import { showTimeOfDay } from '../../rules/format/time-of-day.ts';
import { showWeekdays } from '../../rules/format/weekdays.ts';
import type { Opening } from '../../rules/support/opening-hours.ts';
import { Icon } from '../../ui/icons.tsx';
import styles from './contact-list.module.css';

export function OpeningLine({ opening, city }: { readonly opening: Opening; readonly city: string }) {
  const { t } = useTranslation();
  const locale = useFormatLocale();
  const rest = (): string => {
    if (opening.isOpen) return t('until {time} in {city}', { time: showTimeOfDay(opening.until, locale), city });
    if (!opening.opens) return '';
    const { day, inDays } = opening.opens;
    const time = showTimeOfDay(opening.opens.time, locale);
    if (inDays === 0) return t('opens at {time} in {city}', { time, city });
    return t('opens {day}, {time} in {city}', { day: showWeekdays(String(day), locale), time, city });
  };
  return (
    <p className={styles['opening']} data-open={opening.isOpen || undefined}>
      <Icon name={opening.isOpen ? 'circle-check' : 'clock'} size={16} />
      <span>
        <b>{opening.isOpen ? t('Open now') : t('Closed now')}</b>
        {opening.isOpen ? ' ' : opening.opens && ', '}
        {rest()}
      </span>
    </p>
  );
}
