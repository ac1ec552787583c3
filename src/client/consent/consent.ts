/** Consents to services of others, by the id of the consent manager; kept in this browser, and told to the manager where there is one. */
import { storageKeys } from '../../rules/limits.ts';
import { readLocalItem, writeLocalItem } from '../first/local-storage.ts';
import { type ConsentManager, consentsOf, onManagerChange, readyManager } from './consent-manager.ts';

const listeners = new Set<() => void>();
/** Decided before the manager was there. */
const untold = new Map<string, boolean>();

/** Told after each decision in this tab. */
export function onConsent(listener: () => void): void {
  listeners.add(listener);
}

export function hasConsent(service: string): boolean {
  return consents().includes(service);
}

export function setConsent(service: string, given: boolean): void {
  const others = consents().filter((each) => each !== service);
  const manager = readyManager();
  if (manager) void tell(manager, service, given);
  else untold.set(service, given);
  keep(given ? [...others, service] : others);
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

/** From now on what the manager says holds, here and in its windows; first it hears what was decided without it. */
export async function followManager(manager: ConsentManager): Promise<void> {
  for (const [service, given] of untold) await tell(manager, service, given);
  untold.clear();
  const read = () => {
    const found = consentsOf(manager);
    if (found && found.join() !== consents().join()) keep(found);
  };
  onManagerChange(read);
  read();
}

async function tell(manager: ConsentManager, service: string, given: boolean): Promise<void> {
  try {
    await (given ? manager.acceptService?.(service) : manager.rejectService?.(service));
  } catch (error) {
    console.warn('The consent manager did not take a decision', error);
  }
}

function keep(services: readonly string[]): void {
  writeLocalItem(storageKeys.consents, JSON.stringify(services));
  for (const listener of listeners) listener();
}
