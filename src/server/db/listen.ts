/** Hears what the database tells every server process on a channel; a lost connection is replaced. */
import pg from 'pg';

const again = 500;

export interface Ear {
  heard(payload: string | undefined): void;
  /** Listening begins, for the first time or anew: what was told before was missed. */
  begun(): void;
  /** From now until `begun` nothing is heard. */
  lost?(): void;
}

export function listenTo(connection: pg.PoolConfig, channel: string, ear: Ear): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let stopped = false;
  const listen = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new pg.Client(connection);
    client = fresh;
    let over = false;
    const lost = (): void => {
      if (over) return;
      over = true;
      ear.lost?.();
      if (!stopped) setTimeout(() => void listen(), again).unref();
    };
    fresh.on('error', lost).on('end', lost);
    fresh.on('notification', ({ payload }) => ear.heard(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      ear.begun();
    } catch {
      lost();
    }
  };
  void listen();
  return {
    stop: async () => {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
