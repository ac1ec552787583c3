/** Periods of reports: whole months by their names, or days; one that is planned goes on with the calendar. */
import { endOf, firstDayOf, type IntervalId, intervalAfter, intervalOf } from '../../rules/billing/interval.ts';
import { dayAfter } from '../../rules/billing/period.ts';
import type { Choice, Say } from './say.ts';

export interface Period {
  /** The first day, and the first that is no longer in it. */
  readonly from: string;
  readonly until: string;
}

export const periodNames = ['ThisMonth', 'LastMonth', 'ThisYear', 'LastYear', 'Last12Months'] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodChoices = (t: Say): readonly Choice[] => [
  { Value: 'ThisMonth', Label: t('This month') },
  { Value: 'LastMonth', Label: t('Last month') },
  { Value: 'ThisYear', Label: t('This year') },
  { Value: 'LastYear', Label: t('Last year') },
  { Value: 'Last12Months', Label: t('The last 12 months') },
];

export const aheadNames = ['Next30Days', 'Next90Days', 'Next12Months'] as const;
export type AheadName = (typeof aheadNames)[number];

export const aheadChoices = (t: Say): readonly Choice[] => [
  { Value: 'Next30Days', Label: t('The next 30 days') },
  { Value: 'Next90Days', Label: t('The next 90 days') },
  { Value: 'Next12Months', Label: t('The next 12 months') },
];

const months = (first: IntervalId, last: IntervalId): Period => ({ from: firstDayOf(first), until: endOf(last) });

export function periodOf(name: PeriodName | AheadName, today: string): Period {
  const now = intervalOf(today);
  const year = Math.floor(now / 100);
  switch (name) {
    case 'ThisMonth':
      return months(now, now);
    case 'LastMonth':
      return months(intervalAfter(now, -1), intervalAfter(now, -1));
    case 'ThisYear':
      return months(year * 100 + 1, now);
    case 'LastYear':
      return months((year - 1) * 100 + 1, (year - 1) * 100 + 12);
    case 'Last12Months':
      return months(intervalAfter(now, -11), now);
    case 'Next30Days':
      return { from: today, until: dayAfter(today, 30) };
    case 'Next90Days':
      return { from: today, until: dayAfter(today, 90) };
    case 'Next12Months':
      return { from: today, until: endOf(intervalAfter(now, 11)) };
  }
}
