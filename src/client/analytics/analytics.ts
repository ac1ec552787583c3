/** What people do, told to whoever listens: without a listener it goes nowhere (ANALYT-01 to ANALYT-07). */
import { currentSession } from '../first/session-store.ts';

export type AnalyticsEvent =
  | {
      readonly name: 'global-search__search-results';
      readonly searchText: string;
      readonly servicesCount: number;
      readonly accountsCount: number;
    }
  | {
      readonly name: 'global-search__result-click';
      readonly searchText: string;
      readonly kind: string;
      readonly id: string;
    }
  | { readonly name: 'global-search__explore-link-click'; readonly searchText: string };

/** With the id of who is at the keyboard, while he works in the name of somebody else. */
export type RaisedEvent = AnalyticsEvent & { readonly impersonatorId?: number };

type Listener = (event: RaisedEvent) => void;

const listeners = new Set<Listener>();

export function raise(event: AnalyticsEvent): void {
  const impersonatorId = currentSession()?.ImpersonatorAccountId;
  const raised: RaisedEvent = Object.freeze({ ...event, ...(impersonatorId === undefined ? {} : { impersonatorId }) });
  for (const listener of [...listeners])
    try {
      listener(raised);
    } catch (error) {
      console.error(`A listener of ${event.name} failed`, error);
    }
}

/** @returns the way to stop. */
export function onAnalyticsEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
