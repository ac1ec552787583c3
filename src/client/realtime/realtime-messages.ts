/** What the hub says: what is older than what was heard is dropped, what is known is told as changes (HUB-11, HUB-13 to HUB-16). */
import { realtimeEvents } from '../../rules/realtime-events.ts';
import { tellChanges } from '../query/changes.ts';

/** When each event was last told of each marketplace. */
const last = new Map<string, number>();

/** @param message with Event, MarketplaceId and TimeStamp, an instant in ISO 8601 (HUB-27); anything else is ignored. */
export function takeRealtimeMessage(message: unknown): void {
  if (typeof message !== 'object' || message === null) return;
  const { Event, MarketplaceId, TimeStamp } = message as Readonly<Record<string, unknown>>;
  const time = Date.parse(String(TimeStamp));
  if (typeof Event !== 'string' || Number.isNaN(time)) return;
  const tags = Object.hasOwn(realtimeEvents, Event) ? realtimeEvents[Event] : undefined;
  if (!tags) {
    console.warn(`The hub told of "${Event}"; known are ${Object.keys(realtimeEvents).join(', ')}`);
    return;
  }
  const key = JSON.stringify([Event, MarketplaceId]);
  if (time < (last.get(key) ?? Number.NEGATIVE_INFINITY)) return;
  last.set(key, time);
  tellChanges(tags, 'server');
}
