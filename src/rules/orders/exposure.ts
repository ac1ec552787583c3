/** What somebody owes against a limit, as parts of a bar. */

export interface ExposureValue {
  /** Owed already. */
  readonly Open: number;
  /** What would come to it, or has. */
  readonly Added: number;
  /** Absent: nothing may be owed. */
  readonly Limit?: number;
}

/** Parts of the bar, of 1; where the limit stands on it, which is undefined where there is none. */
export interface ExposureShares {
  readonly open: number;
  readonly added: number;
  readonly over: number;
  readonly limitAt: number | undefined;
}

export const overLimit = ({ Open, Added, Limit = 0 }: ExposureValue): number =>
  Math.max(0, (Math.round(Open * 1000) + Math.round(Added * 1000) - Math.round(Limit * 1000)) / 1000);

/** As long as the larger of what is owed and what may be; what is over stands for itself. */
export function exposureShares(value: ExposureValue): ExposureShares {
  const { Open, Added, Limit = 0 } = value;
  const whole = Math.max(Open + Added, Limit);
  if (whole <= 0) return { open: 0, added: 0, over: 0, limitAt: undefined };
  const open = Math.min(Open, Limit);
  return {
    open: open / whole,
    added: Math.min(Added, Limit - open) / whole,
    over: overLimit(value) / whole,
    limitAt: Limit > 0 ? Limit / whole : undefined,
  };
}
