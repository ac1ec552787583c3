/** What reports may be asked with: those that several share; a report writes others itself. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { aheadChoices, periodChoices } from './periods.ts';
import type { Choice, Say } from './say.ts';

export interface Parameter {
  readonly name: string;
  readonly title: (t: Say) => string;
  /** The field kind by which it is asked for. */
  readonly kind: 'Combobox' | 'Date' | 'Number';
  readonly choices?: (t: Say, context: CallContext) => readonly Choice[] | Promise<readonly Choice[]>;
  /** It is found by its name. */
  readonly finds?: 'Account';
}

/** Of whole months; days say it more exactly. */
export const period: readonly Parameter[] = [
  { name: 'period', title: (t) => t('Months'), kind: 'Combobox', choices: periodChoices },
  { name: 'from', title: (t) => t('From'), kind: 'Date' },
  { name: 'to', title: (t) => t('Until'), kind: 'Date' },
];

/** Months that were billed: no days. */
export const months: readonly Parameter[] = [
  { name: 'period', title: (t) => t('Months'), kind: 'Combobox', choices: periodChoices },
];

export const ahead: Parameter = { name: 'ahead', title: (t) => t('Ahead'), kind: 'Combobox', choices: aheadChoices };

/** Whose customers; absent: those of the reader's own company. */
export const seller: Parameter = { name: 'seller', title: (t) => t('Seller'), kind: 'Number', finds: 'Account' };

export const below: Parameter = { name: 'below', title: (t) => t('Below account'), kind: 'Number', finds: 'Account' };

/** Converted at the rates of the day; absent: each row in its own currency. */
export const currency: Parameter = {
  name: 'currency',
  title: (t) => t('Currency, converted'),
  kind: 'Combobox',
  choices: async (_t, { db }) => {
    const { rows } = await sql<{ currency: string }>`
      select distinct currency from exchange_rate where as_of_utc >= now() - interval '24 hours'
      union select 'EUR' order by currency`.execute(db);
    return rows.map((row) => ({ Value: row.currency, Label: row.currency }));
  },
};

export const chosen = (
  name: string,
  title: Parameter['title'],
  choices: NonNullable<Parameter['choices']>,
): Parameter => ({ name, title, kind: 'Combobox', choices });
