/** Feels whether the database can be reached at all; when it cannot, those who wait for it are told. */
import { listenTo } from './listen.ts';

/** Nobody says anything on it. */
const channel = 'portolan_pulse';

/**
 * One lost connection says little, and its replacement tells the rest: when that is not answered either, the others are cut.
 * @param cut called again after each further try in vain.
 */
export function watchConnection(
  connection: Parameters<typeof listenTo>[0],
  cut: () => void,
): { stop(): Promise<void> } {
  let lost = 0;
  const pulse = {
    heard: () => {},
    begun: () => {
      lost = 0;
    },
    lost: (reason: unknown) => {
      lost += 1;
      if (lost > 1 && !isAnswer(reason)) cut();
    },
  };
  return listenTo(connection, { [channel]: pulse });
}

/** The database itself refused, such as for too many connections: it is there, and the others may go on. */
const isAnswer = (reason: unknown): boolean => (reason as { severity?: unknown } | undefined)?.severity !== undefined;
