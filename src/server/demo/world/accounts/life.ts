/** When accounts begin, are used and end; never outside of the life of the account above. */
import { atWork, dayLength, daysAfter, earlier, later, now } from '../dates.ts';
import type { Random } from '../random.ts';
import type { DemoAccount } from './account.ts';

export interface Life {
  readonly created: Date;
  readonly terminated: Date | null;
}

const endOf = ({ terminated }: DemoAccount): Date => terminated ?? now;

/**
 * A life below `above`.
 * @param ending how likely it has ended although the account above lives on.
 * @param haste the larger, the sooner after the account above it began.
 */
export function lifeBelow(chance: Random, above: DemoAccount, ending: number, haste: number): Life {
  const end = endOf(above);
  const days = ((end.getTime() - above.created.getTime()) / dayLength - 3) * chance.next() ** haste;
  const soonest = daysAfter(above.created, Math.max(0, days));
  const created = atWork(chance, soonest, daysAfter(soonest, 1));
  if (!chance.chance(ending)) return { created, terminated: above.terminated };
  const last = daysAfter(end, -1);
  return { created, terminated: atWork(chance, earlier(last, daysAfter(created, 20)), last) };
}

/** Most people signed in lately, some long ago, a few never. */
export function lastSignIn(chance: Random, { created, terminated }: Life): Date | null {
  if (chance.chance(0.12)) return null;
  const end = terminated ?? now;
  const days = chance.chance(0.6)
    ? chance.next() * 30
    : chance.chance(0.8)
      ? chance.next() * 360
      : chance.next() * 1200;
  // Nobody signs in the second he is made.
  const from = later(daysAfter(created, 0.05), daysAfter(end, -days));
  return atWork(chance, from, earlier(end, daysAfter(from, 1)));
}
