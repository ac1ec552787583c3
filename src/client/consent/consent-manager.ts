/** The consent manager of the page: another company's script that asks people what may run (EXT-18, EXT-26 to EXT-28). */
import { limits } from '../../rules/limits.ts';

/** What is used of it; its public interface as Usercentrics has it. */
export interface ConsentManager {
  isInitialized?(): boolean;
  acceptService?(id: string): unknown;
  rejectService?(id: string): unknown;
  getServicesBaseInfo?(): readonly { readonly id: string; readonly consent: { readonly status: boolean } }[];
}

declare global {
  interface Window {
    readonly UC_UI?: ConsentManager;
  }
}

/** Told after each decision that is made in the manager's own windows. */
const changes = ['UC_UI_VIEW_CHANGED', 'ucEvent'];

/** The manager once it can be spoken with. */
export function readyManager(): ConsentManager | undefined {
  const manager = window.UC_UI;
  return manager && (manager.isInitialized?.() ?? true) ? manager : undefined;
}

/** Waits for it; undefined when it has not come in time, which counts as no consent (EXT-27). */
export function consentManager(): Promise<ConsentManager | undefined> {
  const last = Date.now() + limits.consentManagerWait;
  return new Promise((resolve) => {
    const look = () => {
      const manager = readyManager();
      if (manager || Date.now() >= last) resolve(manager);
      else setTimeout(look, limits.consentManagerPoll);
    };
    look();
  });
}

/** The ids of the services that it says may run; undefined where it keeps no list. */
export const consentsOf = (manager: ConsentManager): readonly string[] | undefined =>
  manager
    .getServicesBaseInfo?.()
    .filter(({ consent }) => consent.status)
    .map(({ id }) => id);

export function onManagerChange(listener: () => void): void {
  for (const name of changes) window.addEventListener(name, listener);
}
