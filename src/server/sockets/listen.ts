/** Hears of writes and messages on every server process, whichever of them they came from. */
import type pg from 'pg';
import { listenTo } from '../db/listen.ts';
import type { Sockets, Written } from './sockets.ts';

/** What is missed while the connection is lost nobody needs: lists that are looked at again ask by themselves. */
export function listenForWrites(connection: pg.PoolConfig, sockets: Sockets): { stop(): Promise<void> } {
  const writes = listenTo(connection, 'portolan_written', {
    heard: (payload) => payload && sockets.written(JSON.parse(payload) as Written),
    begun: () => {},
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
