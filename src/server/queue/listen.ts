/** Wakes the worker when a server process, this one or another, has put a job on the queue. */
import pg from 'pg';

const again = 500;

/** A lost connection is replaced; what was missed meanwhile the worker finds by looking now and then. */
export function listenForJobs(connection: pg.PoolConfig, wake: () => void): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let stopped = false;
  const listen = async (): Promise<void> => {
    if (stopped) return;
    const fresh = new pg.Client(connection);
    client = fresh;
    let over = false;
    const lost = (): void => {
      if (over || stopped) return;
      over = true;
      setTimeout(() => void listen(), again).unref();
    };
    fresh.on('error', lost).on('end', lost).on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query('listen portolan_job');
      wake();
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
