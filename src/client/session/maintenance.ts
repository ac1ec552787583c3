/** The maintenance that the server has told of over the socket (WS-25). */
import { readSessionItem, removeSessionItem, writeSessionItem } from '../first/draft-storage.ts';
import { createStore } from '../first/store.ts';

export interface MaintenanceTold {
  /** Milliseconds since 1970; absent: it comes soon. */
  readonly start?: number;
  /** What the administrator says about it; may be empty. */
  readonly text: string;
}

/** For this maintenance the page was loaded anew already; a tab of its own says so for itself. */
const reloaded = 'maintenance_reloaded';

export const hasReloaded = (): boolean => readSessionItem(reloaded) === true;
export const noteReload = (): void => writeSessionItem(reloaded, true);

/** undefined: there is none (MAINT-12). */
export const maintenance = createStore<MaintenanceTold | undefined>(undefined);

/** Seconds on the way make a start that is told again come out a little later or earlier. */
const sameStart = 2000;

/** @param mode true, a number of seconds, or false; anything else is ignored. The newest replaces what was said before (MAINT-15). */
export function takeMaintenance(mode: unknown, text: unknown): void {
  const said = typeof text === 'string' ? text : '';
  if (mode === true) tell({ text: said });
  else if (typeof mode === 'number' && Number.isFinite(mode))
    tell({ start: Date.now() + Math.max(0, mode) * 1000, text: said });
  else if (mode === false) {
    maintenance.set(undefined);
    removeSessionItem(reloaded);
  }
}

/** A line that begins anew says again what stands: who has read and closed it is left alone (MAINT-13). */
function tell(told: MaintenanceTold): void {
  const before = maintenance.get();
  if (before && before.text === told.text && isSameStart(before.start, told.start)) return;
  maintenance.set(told);
}

/** One that is under way is told as begun now: its page is loaded anew after its true start. */
function isSameStart(one: number | undefined, other: number | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const now = Date.now();
  return Math.abs(one - other) <= sameStart || (one <= now && other <= now);
}
