/** The realtime hub of one server process with what it hears from the others. */
import type pg from 'pg';
import type { Channels } from '../db/listen.ts';
import type { Sessions } from '../identity/session.ts';
import { Hub } from './hub.ts';
import { Polls } from './polls.ts';
import { readRealtimeNotice, realtimeChannel } from './realtime-notice.ts';
import { Relay } from './relay.ts';

export class Realtime {
  readonly hub: Hub;
  readonly polls: Polls;
  readonly relay: Relay;

  constructor(sessions: Sessions, pool: pg.Pool) {
    this.hub = new Hub(sessions);
    this.polls = new Polls(this.hub);
    this.relay = new Relay(pool, this.hub, this.polls);
  }

  /** What is missed while the connection is lost nobody needs: whoever comes back to the hub asks anew. */
  channels(): Channels {
    return {
      [realtimeChannel]: { heard: (payload) => this.hub.tell(readRealtimeNotice(payload)) },
      ...this.relay.channels(),
    };
  }
}
