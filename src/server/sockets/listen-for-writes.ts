/** Hears of writes and messages on every server process, whichever of them they came from. */
import type pg from 'pg';
import { listenTo } from '../db/listen.ts';
import { readNotice } from './change-notice.ts';
import type { Sockets } from './sockets.ts';

/**
 * What is missed while the connection is lost nobody needs: lists that are looked at again ask by themselves.
 * @param malformed told of notices that are none of ours.
 */
export function listenForWrites(
  connection: pg.PoolConfig,
  sockets: Sockets,
  malformed?: (problem: unknown) => void,
): { stop(): Promise<void> } {
  const writes = listenTo(connection, 'portolan_written', {
    heard: (payload) => sockets.changed(readNotice(payload)),
    begun: () => {},
    ...(malformed && { malformed }),
  });
  const messages = listenTo(connection, 'portolan_message', {
    heard: (payload) => sockets.message(payload ?? ''),
    begun: () => {},
  });
  return {
    stop: async () => {
      await writes.stop();
      await messages.stop();
    },
  };
}
