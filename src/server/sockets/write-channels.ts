/** Writes and messages, of which every server process hears, whichever of them they came from. */
import type { Channels } from '../db/listen.ts';
import { readChangeNotice } from './change-notice.ts';
import type { Sockets } from './sockets.ts';

/** `{ "path": … }` says whose standing message has changed; any other text is itself read by everybody. */
function isBranch(payload: string): boolean {
  if (!payload.startsWith('{')) return false;
  try {
    return typeof (JSON.parse(payload) as { path?: unknown }).path === 'string';
  } catch {
    return false;
  }
}

/** What is missed while the connection is lost nobody needs: lists that are looked at again ask by themselves. */
export const writeChannels = (sockets: Sockets): Channels => ({
  portolan_written: { heard: (payload) => sockets.changed(readChangeNotice(payload)) },
  portolan_message: {
    heard: (payload = '') => {
      if (isBranch(payload)) sockets.broadcastsChanged();
      else sockets.message(payload);
    },
    begun: () => sockets.broadcastsChanged(),
  },
});
