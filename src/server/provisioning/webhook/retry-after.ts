/** When a server asks to come again, in either form of the header. */

/** Longer nobody is waited for: the schedule of tries ends before. */
const longest = 3600;

/** @returns whole seconds, at most an hour; undefined where nothing is said, or nothing that can be read. */
export function secondsUntil(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(longest, Math.max(0, seconds));
}
