/** The realtime hub of one server process with what it hears from the others. */
import type pg from 'pg';
import { listenTo } from '../db/listen.ts';
import type { Sessions } from '../identity/session.ts';
import { Hub } from './hub.ts';
import { Polls } from './polls.ts';
import { readRealtimeNotice } from './realtime-notice.ts';
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

  /**
   * What is missed while the connection is lost nobody needs: whoever comes back to the hub asks anew.
   * @param malformed told of notices that are none of ours.
   */
  listen(connection: pg.PoolConfig, malformed?: (problem: unknown) => void): { stop(): Promise<void> } {
    const messages = listenTo(connection, 'portolan_realtime', {
      heard: (payload) => this.hub.tell(readRealtimeNotice(payload)),
      begun: () => {},
      ...(malformed && { malformed }),
    });
    const relayed = this.relay.listen(connection, malformed);
    return {
      stop: async () => {
        await messages.stop();
        await relayed.stop();
      },
    };
  }
}
