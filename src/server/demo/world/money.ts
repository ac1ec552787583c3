/** Amounts: written in euro, shown in the currency of the account, rounded as people price there. */

interface Money {
  /** What one euro costs. */
  readonly rate: number;
  /** The smallest step of a price. */
  readonly step: number;
}

const currencies: Readonly<Record<string, Money>> = {
  AED: { rate: 4.2, step: 0.05 },
  CHF: { rate: 0.95, step: 0.05 },
  EUR: { rate: 1, step: 0.01 },
  GBP: { rate: 0.86, step: 0.01 },
  HUF: { rate: 400, step: 10 },
  JPY: { rate: 170, step: 10 },
  PLN: { rate: 4.3, step: 0.01 },
  RON: { rate: 5, step: 0.01 },
  SAR: { rate: 4.3, step: 0.05 },
  SEK: { rate: 11.3, step: 1 },
  TRY: { rate: 49, step: 0.5 },
  UAH: { rate: 48, step: 1 },
};

const moneyOf = (currency: string): Money => {
  const money = currencies[currency];
  if (!money) throw new Error(`No rate for ${currency}`);
  return money;
};

const toStep = (amount: number, step: number): number => Number((Math.round(amount / step) * step).toFixed(2));

export function priceIn(currency: string, euro: number): number {
  const { rate, step } = moneyOf(currency);
  return toStep(euro * rate, step);
}

/** Limits and budgets are round numbers: two digits that count. */
export function roundIn(currency: string, euro: number): number {
  const amount = euro * moneyOf(currency).rate;
  return toStep(amount, 10 ** (Math.floor(Math.log10(amount)) - 1));
}
