/** How vendors of the demo world behave: six tempers, in which the same message always meets the same fate. */
import { random } from '../world/random.ts';

export const tempers = ['prompt', 'callback', 'slow', 'moody', 'strict', 'forgetful'] as const;
export type Temper = (typeof tempers)[number];

export interface Fate {
  /** From the arrival until it is done. */
  readonly seconds: number;
  /** Accepted first, done later. */
  readonly isAccepted: boolean;
  /** How often a report is sent of what was accepted; none: whoever wants to know has to ask. */
  readonly reports: 0 | 1 | 2;
  /** The report is sent before the message is answered. */
  readonly isReportedFirst: boolean;
  /** What the first try is answered instead. */
  readonly stumble?: 503 | 429;
}

const atOnce = { seconds: 0.3, isAccepted: false, reports: 0, isReportedFirst: false } as const;

export function fateOf(temper: Temper, messageId: string): Fate {
  const chance = random(`${temper} ${messageId}`);
  switch (temper) {
    case 'callback': {
      const accepted = { isAccepted: true, seconds: 3 + 7 * chance.next() } as const;
      const reports = chance.chance(1 / 10) ? 2 : 1;
      return { ...accepted, reports, isReportedFirst: chance.chance(1 / 20) };
    }
    case 'slow':
      return { ...atOnce, seconds: 2 + 23 * chance.next() };
    case 'moody': {
      if (chance.chance(1 / 3)) return { ...atOnce, stumble: 503 };
      return chance.chance(1 / 10) ? { ...atOnce, stumble: 429 } : atOnce;
    }
    case 'forgetful': {
      const seconds = 3 + 7 * chance.next();
      return { isAccepted: true, seconds, reports: chance.chance(1 / 8) ? 0 : 1, isReportedFirst: false };
    }
    default:
      return atOnce;
  }
}

/** More of a service a strict vendor does not sell. */
const mostUnits = 500;

/** What a strict vendor has against it; undefined: nothing. */
export function objection(quantity: number, configuration: Readonly<Record<string, unknown>>): string | undefined {
  if (quantity > mostUnits) return `At most ${mostUnits} units are sold without an offer; asked for are ${quantity}.`;
  const empty = Object.entries(configuration).find(
    ([name, value]) => /domain/i.test(name) && String(value ?? '').trim() === '',
  );
  return empty && `${empty[0]} is empty: name the domain that the service is for.`;
}
