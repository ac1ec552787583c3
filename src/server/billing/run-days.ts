/** Until when usage and charges count in a bill run: the cut-off of its interval, or the moment in which it is made before that. */
import { cutOffOf, type IntervalId } from '../../rules/billing/interval.ts';

export const chargesBefore = (interval: IntervalId, now: Date): Date => {
  const cutOff = cutOffOf(interval);
  return now < cutOff ? now : cutOff;
};
