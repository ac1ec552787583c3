/** Hears what the database tells every server process on a channel; a connection that is lost, or silent, is replaced. */
import pg from 'pg';
import { sever } from './pools.ts';
import { type DatabaseTimeouts, databaseTimeouts } from './timeouts.ts';

const again = 500;

export interface Listener {
  /** What it throws is no reason to stop listening, nor to stop the server: anybody in the database may say anything. */
  heard(payload: string | undefined): void;
  /** Listening begins, for the first time or anew: what was told before was missed. */
  begun(): void;
  /** From now until `begun` nothing is heard; told again after each try in vain. */
  lost?(reason: unknown): void;
  /** A notice was not understood; it is passed over. */
  malformed?(problem: unknown): void;
}

/** A notice of another form than its channel's. */
export class MalformedNotice extends Error {
  constructor(channel: string) {
    super(`A notice on the channel ${channel} is not of its form and was passed over`);
  }
}

/** @param connection may bring a patience of its own. */
export function listenTo(
  connection: pg.PoolConfig & { readonly patience?: DatabaseTimeouts },
  channel: string,
  listener: Listener,
): { stop(): Promise<void> } {
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
      listener.lost?.(reason);
      if (!stopped) setTimeout(() => void listen(), again).unref();
    };
    // Nobody says goodbye when a host vanishes, and who only listens would wait for ever.
    const feel = (): void => {
      beat = setTimeout(() => fresh.query('select 1').then(() => over || feel(), lost), heartbeat).unref();
    };
    fresh.on('error', lost).on('end', () => lost(undefined));
    fresh.on('notification', ({ payload }) => {
      try {
        listener.heard(payload);
      } catch (problem) {
        listener.malformed?.(problem);
      }
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      listener.begun();
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
