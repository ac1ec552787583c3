/** Hears of writes and messages on every server process, whichever of them they came from. */
import type pg from 'pg';
import { listenTo, MalformedNotice } from '../db/listen.ts';
import type { Sockets, WriteNotice } from './sockets.ts';

/**
 * What is missed while the connection is lost nobody needs: lists that are looked at again ask by themselves.
 * @param odd told of notices that are none of ours.
 */
export function listenForWrites(
  connection: pg.PoolConfig,
  sockets: Sockets,
  odd?: (problem: unknown) => void,
): { stop(): Promise<void> } {
  const writes = listenTo(connection, 'portolan_written', {
    heard: (payload) => sockets.written(readWritten(payload)),
    begun: () => {},
    ...(odd && { malformed: odd }),
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

/** @throws OddNotice */
function readWritten(payload = ''): WriteNotice {
  try {
    const { operation, path } = JSON.parse(payload) as Partial<Record<keyof WriteNotice, unknown>>;
    if (typeof operation === 'string' && typeof path === 'string') return { operation, path };
  } catch {
    // Said below, as for whatever else is none.
  }
  throw new MalformedNotice('portolan_written');
}
