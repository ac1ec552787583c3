/** When a request to a vendor is tried again, when an accepted one is asked for, and how long a vendor is left alone who does not answer. */

const minute = 60;
const hour = 60 * minute;

/** Between two deliveries, in seconds: six tries in all. */
export const retrySeconds = [5, 30, 2 * minute, 10 * minute, hour] as const;
/** By which part a wait is longer or shorter, so that not all come back at once. */
const spread = 0.2;
const longestRetryAfter = hour;

/** Between two questions about what was accepted, then every hour. */
const pollSeconds = [minute, 5 * minute, 15 * minute, hour] as const;
/** So long an accepted one may take. */
export const patienceSeconds = 24 * hour;

/** So many times in a row without an answer, and a connector is paused. */
export const failuresUntilPause = 5;
const firstPause = 30;
const longestPause = 15 * minute;

/**
 * @param tries that were made, the failed one included.
 * @param chance from 0 to 1.
 * @param after what the vendor asks for, in seconds.
 * @returns undefined when it was the last.
 */
export function secondsUntilRetry(tries: number, chance: number, after?: number): number | undefined {
  const wait = retrySeconds[tries - 1];
  if (wait === undefined) return undefined;
  if (after !== undefined && after > 0) return Math.min(after, longestRetryAfter);
  return wait * (1 + spread * (2 * chance - 1));
}

/**
 * @param asked how often it was asked for already.
 * @param waited for how long, in seconds, since the vendor has accepted it.
 * @returns undefined when nobody waits any longer.
 */
export function secondsUntilPoll(asked: number, waited: number): number | undefined {
  const wait = pollSeconds[Math.min(asked, pollSeconds.length - 1)] ?? hour;
  const left = patienceSeconds - waited;
  return left <= 0 ? undefined : Math.min(wait, left);
}

/** @param failures of one connector in a row. @returns undefined while it goes on. */
export function secondsOfPause(failures: number): number | undefined {
  if (failures < failuresUntilPause) return undefined;
  return Math.min(longestPause, firstPause * 2 ** Math.min(failures - failuresUntilPause, 10));
}

/** What a vendor has answered, as far as it matters here. */
export type Answered =
  | { readonly kind: 'done' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable'; readonly after?: number };

export interface Tried {
  readonly tries: number;
  readonly polls: number;
  /** Since the vendor has accepted it, in seconds; undefined: he has not. */
  readonly waited?: number;
  readonly chance: number;
}

export type Next =
  | { readonly to: 'Completed' }
  | { readonly to: 'Failed'; readonly because: 'refused' | 'no more tries' | 'no report' }
  | { readonly to: 'Waiting'; readonly waitingFor: 'Retry' | 'Vendor'; readonly seconds: number };

/** What an answer leads to. An accepted one whose vendor cannot be asked at the moment is asked again, and sent no second time. */
export function nextOf(answered: Answered, { tries, polls, waited, chance }: Tried): Next {
  if (answered.kind === 'done') return { to: 'Completed' };
  if (answered.kind === 'refused') return { to: 'Failed', because: 'refused' };
  if (answered.kind === 'accepted' || waited !== undefined) {
    const untilPoll = secondsUntilPoll(polls, waited ?? 0);
    return untilPoll === undefined
      ? { to: 'Failed', because: 'no report' }
      : { to: 'Waiting', waitingFor: 'Vendor', seconds: untilPoll };
  }
  const after = answered.kind === 'unavailable' ? answered.after : undefined;
  const seconds = secondsUntilRetry(tries, chance, after);
  return seconds === undefined
    ? { to: 'Failed', because: 'no more tries' }
    : { to: 'Waiting', waitingFor: 'Retry', seconds };
}
