/** Daily rates as the European Central Bank publishes them (eurofxref-daily.xml): what a euro is in each currency. */
import { Parser } from 'htmlparser2';

export interface DailyRates {
  /** 2026-11-20. */
  readonly day: string;
  /** As written: nothing is lost on the way into the database. */
  readonly perEuro: ReadonlyMap<string, string>;
}

/** Why no rates came of what a source has answered. */
export class RatesProblem extends Error {}

/** Between Maundy Thursday and Easter Tuesday the bank publishes none, and a day more is for the time zones. */
const mostDays = 7;
const mostCurrencies = 200;
const dayLength = 24 * 60 * 60 * 1000;

/** The newest day of it. @throws RatesProblem saying what was found. */
export function dailyRatesOf(text: string, now = new Date()): DailyRates {
  let day: string | undefined;
  let isNewest = false;
  const perEuro = new Map<string, string>();
  const parser = new Parser(
    {
      onopentag: (name, { time, currency, rate }) => {
        if (name.slice(name.indexOf(':') + 1) !== 'Cube') return;
        if (time !== undefined) {
          isNewest = day === undefined;
          day ??= time;
        }
        if (!isNewest || (currency === undefined && rate === undefined)) return;
        perEuro.set(checkedCurrency(currency, perEuro), checkedRate(currency, rate));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (day === undefined || perEuro.size === 0) throw new RatesProblem('It holds no rates of a day');
  assertRecent(day, now);
  return { day, perEuro };
}

function checkedCurrency(currency: string | undefined, known: ReadonlyMap<string, string>): string {
  if (!/^[A-Z]{3}$/.test(currency ?? '') || currency === 'EUR')
    throw new RatesProblem(`"${shown(currency)}" is no currency beside the euro`);
  if (known.has(currency ?? '')) throw new RatesProblem(`${currency} has two rates`);
  if (known.size >= mostCurrencies) throw new RatesProblem(`It holds more than ${mostCurrencies} currencies`);
  return currency ?? '';
}

function checkedRate(currency: string | undefined, rate: string | undefined): string {
  if (!/^\d{1,6}(\.\d{1,9})?$/.test(rate ?? '') || !(Number(rate) > 0))
    throw new RatesProblem(
      `"${shown(rate)}" is no rate of ${currency}: a number above 0 and below 1,000,000 with at most 9 decimals`,
    );
  return rate ?? '';
}

function assertRecent(day: string, now: Date): void {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  const age = (now.getTime() - at) / dayLength;
  if (Number.isNaN(age) || age > mostDays || age < -1)
    throw new RatesProblem(`They are of "${shown(day)}": only rates of the last ${mostDays} days count`);
}

/** What a stranger has written goes into a log. */
const shown = (text: string | undefined): string => (text ?? '').replace(/[^\x20-\x7e]/g, '?').slice(0, 40);
