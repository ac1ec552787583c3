/** Hears what the database tells every server process, on channels over one connection; one that is lost, or silent, is replaced. */
import pg from 'pg';
import { sever } from './pools.ts';
import { type DatabaseTimeouts, databaseTimeouts } from './timeouts.ts';

const again = 500;

export interface Listener {
  /** What it throws is no reason to stop listening, nor to stop the server: anybody in the database may say anything. */
  heard(payload: string | undefined): void;
  /** Listening begins, for the first time or anew: what was told before was missed. */
  begun?(): void;
  /** From now until `begun` nothing is heard; told again after each try in vain. */
  lost?(reason: unknown): void;
}

/** By the names of the channels. */
export type Channels = Readonly<Record<string, Listener>>;

/** A notice of another form than its channel's. */
export class MalformedNotice extends Error {
  constructor(channel: string) {
    super(`A notice on the channel ${channel} is not of its form and was passed over`);
  }
}

/**
 * What a notice in JSON says.
 * @param read answers undefined for what is not of the channel's form, and may throw.
 * @throws MalformedNotice
 */
export function readNotice<T>(channel: string, payload: string | undefined, read: (said: object) => T | undefined): T {
  let notice: T | undefined;
  try {
    const said: unknown = JSON.parse(payload ?? '');
    if (typeof said === 'object' && said !== null) notice = read(said);
  } catch {
    // Said below, as for whatever else is none.
  }
  if (notice === undefined) throw new MalformedNotice(channel);
  return notice;
}

/**
 * @param connection may bring a patience of its own.
 * @param malformed told of notices that were not understood; they are passed over.
 */
export function listenTo(
  connection: pg.PoolConfig & { readonly patience?: DatabaseTimeouts },
  channels: Channels,
  malformed?: (problem: unknown) => void,
): { stop(): Promise<void> } {
  const listeners = Object.values(channels);
  const { heartbeat, heartbeatAnswer } = connection.patience ?? databaseTimeouts;
  let client: pg.Client | undefined;
  let stopped = false;
  const listen = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: heartbeatAnswer,
      query_timeout: heartbeatAnswer,
    });
    client = fresh;
    let over = false;
    let beat: NodeJS.Timeout | undefined;
    const lost = (reason: unknown): void => {
      if (over) return;
      over = true;
      clearTimeout(beat);
      sever(fresh);
      for (const listener of listeners) listener.lost?.(reason);
      if (!stopped) setTimeout(() => void listen(), again).unref();
    };
    // Nobody says goodbye when a host vanishes, and who only listens would wait for ever.
    const feel = (): void => {
      beat = setTimeout(() => fresh.query('select 1').then(() => over || feel(), lost), heartbeat).unref();
    };
    fresh.on('error', lost).on('end', () => lost(undefined));
    fresh.on('notification', ({ channel, payload }) => {
      try {
        channels[channel]?.heard(payload);
      } catch (problem) {
        malformed?.(problem);
      }
    });
    try {
      await fresh.connect();
      for (const channel of Object.keys(channels)) await fresh.query(`listen ${channel}`);
      for (const listener of listeners) listener.begun?.();
      feel();
    } catch (error) {
      lost(error);
    }
  };
  void listen();
  return {
    stop: async () => {
      stopped = true;
      if (!client) return;
      const late = new Promise((resolve) => setTimeout(resolve, heartbeatAnswer).unref());
      await Promise.race([client.end().catch(() => {}), late]);
      sever(client);
    },
  };
}
