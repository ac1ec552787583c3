/** How amounts, quantities and days stand on an invoice: in the form of its language and of the buyer's country. */
import type { Days, InvoiceDocument } from '../../../rules/billing/invoice-document.ts';
import { dateFormatter } from '../../../rules/format/day.ts';
import { numberFormatter } from '../../../rules/format/number.ts';
import { percentAround } from '../../../rules/format/percent.ts';
import { decimalsOf } from '../../../rules/prices/currency-digits.ts';
import { type Decimal, toText } from '../../../rules/prices/decimal.ts';
import { formatLocale } from '../../../rules/text/language.ts';

export interface Formats {
  amount(value: Decimal): string;
  /** With the code of the currency. */
  money(value: Decimal): string;
  /** Of one unit: with all of its decimals. */
  price(value: Decimal): string;
  quantity(value: Decimal): string;
  percent(value: Decimal): string;
  /** '31 Oct 2026', or '31 October 2026'. */
  day(day: string, month?: 'short' | 'long'): string;
  /** 'October 2026'. */
  month(day: string): string;
  /** '1 – 31 Oct', with the year where it is not that of the invoice. */
  days(days: Days, year?: 'numeric'): string;
  /** '31 Oct, 23:00', in UTC. */
  time(utc: string): string;
  country(code: string): string;
}

/** Numbers have more digits than a binary number keeps, so they are handed on as texts. */
const exact = (value: Decimal) => toText(value) as Intl.StringNumericLiteral;
/** A minus as wide as a digit, not a hyphen. */
const withMinus = (text: string): string => text.replace('-', '\u2212');
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function formatsOf({ language, buyer, currency, period }: InvoiceDocument): Formats {
  const locale = formatLocale(language, [], buyer.country);
  const coins = decimalsOf(currency);
  const numbers = (least: number, most: number) =>
    numberFormatter(locale, { minimumFractionDigits: least, maximumFractionDigits: most });
  const amount = (value: Decimal): string => withMinus(numbers(coins, coins).format(exact(value)));
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormatter(locale, options);
  return {
    amount,
    money: (value) => `${amount(value)}\u00a0${currency}`,
    price: (value) => numbers(coins, 6).format(exact(value)),
    quantity: (value) => withMinus(numbers(0, 6).format(exact(value))),
    percent: (value) => percentAround(numbers(0, 6).format(exact(value)), locale),
    day: (day, month = 'short') => dates({ day: 'numeric', month, year: 'numeric' }).format(dateOf(day)),
    month: (day) => dates({ month: 'long', year: 'numeric' }).format(dateOf(day)),
    days: ({ from, to }, year) => {
      const isOfThisYear = [from, to].every((day) => day.slice(0, 4) === period.to.slice(0, 4));
      const withYear = year ?? (isOfThisYear ? undefined : 'numeric');
      const format = dates({ day: 'numeric', month: 'short', ...(withYear && { year: withYear }) });
      return format.formatRange(dateOf(from), dateOf(to));
    },
    time: (utc) =>
      dates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
        new Date(utc),
      ),
    country: (code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
  };
}
