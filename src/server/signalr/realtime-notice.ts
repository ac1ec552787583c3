/** What the database tells every server process for the hub: the message, and which branches of the account tree may read it. */
import { MalformedNotice } from '../db/listen.ts';
import type { Session } from '../identity/session.ts';

/** ENT-63, in the contract's own names. */
export interface RealtimeMessage {
  readonly Event: string;
  readonly MarketplaceId: number;
  /** ISO 8601 in UTC (HUB-27). */
  readonly TimeStamp: string;
}

/** On the channel `portolan_realtime`, as JSON. */
export interface RealtimeNotice {
  readonly message: RealtimeMessage;
  /** Accounts whose own it is: they and everybody above them hear it. */
  readonly owners: readonly string[];
  /** Accounts for whom it is listed: they and everybody below them hear it. */
  readonly readers: readonly string[];
}

const channel = 'portolan_realtime';
const isPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && /^\/(\d+\/)*$/.test(path));

/** @throws MalformedNotice */
export function readRealtimeNotice(payload = ''): RealtimeNotice {
  try {
    const { message, owners, readers } = JSON.parse(payload) as Partial<RealtimeNotice>;
    if (message && isPaths(owners) && isPaths(readers)) {
      const { Event, MarketplaceId, TimeStamp } = message;
      const isMessage =
        typeof Event === 'string' && Number.isInteger(MarketplaceId) && !Number.isNaN(Date.parse(TimeStamp));
      if (isMessage) return { message: { Event, MarketplaceId, TimeStamp }, owners, readers };
    }
  } catch {
    // Said below, as for whatever else is none.
  }
  throw new MalformedNotice(channel);
}

/** Only who may read a marketplace hears of it (HUB-25). */
export const hears = ({ scope }: Session, { owners, readers }: RealtimeNotice): boolean =>
  owners.some((path) => path.startsWith(scope.path)) || readers.some((path) => scope.path.startsWith(path));
