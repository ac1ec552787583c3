/** Sums of amounts as they are told: to three decimals, which no currency has more of, without what adding fractions leaves behind. */
export const coins = (amount: number): number => Math.round(amount * 1000) / 1000;
