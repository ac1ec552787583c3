/** Refuses what cannot be done to an account while anything of it is open, with how much of each kind there is. */
import { Failure } from '../calls/failure.ts';

/** @param counts by the names that the error's text has for them. @throws 409 where one of them is not 0. */
export function refuseOpen(error: 'dealsOpen' | 'currencyInUse', counts: Readonly<Record<string, number>> = {}): void {
  const open = Object.entries(counts);
  if (open.some(([, count]) => count > 0))
    throw new Failure(409, error, Object.fromEntries(open.map(([kind, count]) => [kind, String(count)])));
}
