/** Writes and messages, of which every server process hears, whichever of them they came from. */
import type { Channels } from '../db/listen.ts';
import { readChangeNotice } from './change-notice.ts';
import type { Sockets } from './sockets.ts';

/** What is missed while the connection is lost nobody needs: lists that are looked at again ask by themselves. */
export const writeChannels = (sockets: Sockets): Channels => ({
  portolan_written: { heard: (payload) => sockets.changed(readChangeNotice(payload)) },
  portolan_message: { heard: (payload) => sockets.message(payload ?? '') },
});
