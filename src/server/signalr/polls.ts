/** Connections that are carried by long polls: the process that negotiated one keeps it. */
import { limits } from '../../rules/limits.ts';
import type { Hub, Opened } from './hub.ts';
import { type Answer, PollQueue } from './poll-queue.ts';

/** Negotiations of one session that nothing has followed yet. */
const mostOfOne = 20;

interface Negotiation {
  readonly opened: Opened;
  readonly until: number;
}

export class Polls {
  readonly #hub: Hub;
  /** In the order in which they end. */
  readonly #negotiated = new Map<string, Negotiation>();
  /** Also of connections that have ended, until somebody has learnt of it. */
  readonly #queues = new Map<string, PollQueue>();

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  /** A connection was negotiated, by which transport is not known yet. @returns false when its session has too many of them. */
  expect(opened: Opened): boolean {
    const now = Date.now();
    let ofSession = 0;
    for (const [id, { opened: other, until }] of this.#negotiated) {
      if (until < now) this.#negotiated.delete(id);
      else if (other.session.sessionId === opened.session.sessionId) ofSession += 1;
    }
    if (ofSession >= mostOfOne) return false;
    this.#negotiated.set(opened.id, { opened, until: now + limits.realtimeKeepAlive });
    return true;
  }

  /** It came by another transport. */
  forget(connectionId: string): void {
    this.#negotiated.delete(connectionId);
  }

  /** The first poll opens the connection and is answered at once. @returns false when it is not kept here. */
  poll(connectionId: string, answer: Answer): boolean {
    const queue = this.#queues.get(connectionId);
    if (queue) {
      this.#hub.find(connectionId)?.alive();
      queue.poll(answer);
      return true;
    }
    const negotiation = this.#negotiated.get(connectionId);
    if (!negotiation) return false;
    this.#negotiated.delete(connectionId);
    const fresh = new PollQueue(() => this.#forgetLater(connectionId));
    const connection = this.#hub.open(negotiation.opened, fresh);
    if (connection) this.#queues.set(connectionId, fresh);
    answer(connection ? '' : undefined);
    return true;
  }

  /** Whoever asked has gone: what comes waits for the next. */
  leave(connectionId: string, answer: Answer): void {
    this.#queues.get(connectionId)?.forget(answer);
  }

  #forgetLater(connectionId: string): void {
    setTimeout(() => this.#queues.delete(connectionId), limits.realtimeTimeout).unref();
  }
}
