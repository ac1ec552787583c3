/** Consents to services of others, by the id of the consent manager; kept in this browser, and told to the manager where there is one. */
import { storageKeys } from '../../rules/limits.ts';
import { readLocalItem, writeLocalItem } from '../first/local-storage.ts';

/** What the consent manager of the page offers, when it is there. */
interface ConsentManager {
  acceptService?(id: string): unknown;
  rejectService?(id: string): unknown;
}

declare global {
  interface Window {
    readonly UC_UI?: ConsentManager;
  }
}

const listeners = new Set<() => void>();

/** Told after each decision in this tab. */
export function onConsent(listener: () => void): void {
  listeners.add(listener);
}

export function hasConsent(service: string): boolean {
  return consents().includes(service);
}

export function setConsent(service: string, given: boolean): void {
  const others = consents().filter((each) => each !== service);
  writeLocalItem(storageKeys.consents, JSON.stringify(given ? [...others, service] : others));
  if (given) window.UC_UI?.acceptService?.(service);
  else window.UC_UI?.rejectService?.(service);
  for (const listener of listeners) listener();
}

/** Ids of the services that may be used. */
export function consents(): readonly string[] {
  try {
    const found: unknown = JSON.parse(readLocalItem(storageKeys.consents) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    // Somebody else's text stands there: nobody has agreed to anything.
    return [];
  }
}
