/** What somebody reads of a maintenance at a moment, and when that changes next (MAINT-01 to MAINT-17). */
import { limits } from './limits.ts';

export type MaintenanceNotice =
  | { readonly stage: 'soon' | 'ongoing' }
  | { readonly stage: 'minutes' | 'seconds'; readonly left: number };

const minute = 60_000;
const second = 1000;

/**
 * @param start in milliseconds since 1970; undefined: it comes soon, nobody has said when.
 * Minutes and seconds are rounded up (MAINT-14).
 */
export function noticeAt(start: number | undefined, now: number): MaintenanceNotice {
  if (start === undefined) return { stage: 'soon' };
  const left = start - now;
  if (left <= 0) return { stage: 'ongoing' };
  if (left > minute) return { stage: 'minutes', left: Math.ceil(left / minute) };
  return { stage: 'seconds', left: Math.ceil(left / second) };
}

/** Milliseconds until something else must be drawn; undefined: nothing changes any more (MAINT-04, MAINT-07). */
export function nextDrawing(start: number | undefined, now: number): number | undefined {
  const left = start === undefined ? 0 : start - now;
  if (left <= 0) return undefined;
  if (left <= minute) return Math.min(left, limits.maintenanceTick);
  return left % minute || minute;
}

/** Milliseconds until the page is loaded anew; undefined: not planned (MAINT-11). */
export const untilReload = (start: number | undefined, now: number): number | undefined =>
  start === undefined ? undefined : Math.max(0, start + limits.maintenanceReload - now);
