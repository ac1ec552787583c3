/** What the database tells every server process for the hub: the message, and which branches of the account tree may read it. */
import { readNotice } from '../db/listen.ts';
import type { Session } from '../identity/session.ts';

/** ENT-63, in the contract's own names. */
export interface RealtimeMessage {
  readonly Event: string;
  readonly MarketplaceId: number;
  /** ISO 8601 in UTC (HUB-27). */
  readonly TimeStamp: string;
}

/** On this channel, as JSON. */
export const realtimeChannel = 'portolan_realtime';

export interface RealtimeNotice {
  readonly message: RealtimeMessage;
  /** Accounts whose own it is: they and everybody above them hear it. */
  readonly owners: readonly string[];
  /** Accounts for whom it is listed: they and everybody below them hear it. */
  readonly readers: readonly string[];
}

const isPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((path) => typeof path === 'string' && /^\/(\d+\/)*$/.test(path));

/** @throws MalformedNotice */
export const readRealtimeNotice = (payload: string | undefined): RealtimeNotice =>
  readNotice(realtimeChannel, payload, (said) => {
    const { message, owners, readers } = said as Partial<RealtimeNotice>;
    if (!message || !isPaths(owners) || !isPaths(readers)) return undefined;
    const { Event, MarketplaceId, TimeStamp } = message;
    const isMessage =
      typeof Event === 'string' && Number.isInteger(MarketplaceId) && !Number.isNaN(Date.parse(TimeStamp));
    return isMessage ? { message: { Event, MarketplaceId, TimeStamp }, owners, readers } : undefined;
  });

/** Only who may read a marketplace hears of it (HUB-25). */
export const hears = ({ scope }: Session, { owners, readers }: RealtimeNotice): boolean =>
  owners.some((path) => path.startsWith(scope.path)) || readers.some((path) => scope.path.startsWith(path));
