/** All open sockets of this server process, and what is to be told to which of them. */
import { limits } from '../../rules/limits.ts';
import type { Sessions } from '../identity/session.ts';
import { SessionWatch } from '../identity/session-watch.ts';
import { type Broadcasts, textFor } from '../messages/broadcasts.ts';
import { type MaintenancePlans, modeOf } from '../messages/maintenance-plans.ts';
import { type ChangeNotice, tagsFor } from './change-notice.ts';
import { ClientSocket, type Opened, type Wire } from './client-socket.ts';

/** Writes are gathered for so long before they are told. */
const gather = 200;
/** How often sockets are looked at whose time may be over. */
const sweepEvery = 30_000;
/** Of one session, and of one address without a cookie. */
const mostOfOne = 20;
const mostPromised = 500;
/** The stage of who is not concerned, which nobody need be told. */
const none = JSON.stringify([undefined, undefined, false, false]);

export class Sockets {
  readonly #sessions: Sessions;
  readonly #maintenance: MaintenancePlans;
  readonly #broadcasts: Broadcasts;
  /** The message that stands, in its language, as each was told last. */
  readonly #toldMessage = new WeakMap<ClientSocket, string>();
  /** What each was told last of a maintenance. */
  readonly #toldOf = new WeakMap<ClientSocket, string>();
  readonly #unfollow: readonly (() => void)[];
  readonly #all = new Set<ClientSocket>();
  readonly #changes = new Map<string, ChangeNotice>();
  readonly #sweeper: NodeJS.Timeout;
  readonly #watch: SessionWatch;
  #telling: NodeJS.Timeout | undefined;

  constructor(sessions: Sessions, maintenance: MaintenancePlans, broadcasts: Broadcasts) {
    this.#sessions = sessions;
    this.#maintenance = maintenance;
    this.#broadcasts = broadcasts;
    this.#unfollow = [
      maintenance.onChange(() => {
        for (const socket of this.#all) this.#tellMaintenance(socket);
      }),
      broadcasts.onChange(() => {
        for (const socket of this.#all) this.#tellBroadcast(socket);
      }),
    ];
    this.#watch = new SessionWatch(sessions, () => this.#all);
    this.#sweeper = setInterval(() => this.#sweep(), sweepEvery).unref();
  }

  /** Takes a socket in. @returns what its wire reports to. */
  open(wire: Wire, opened: Opened): { heard(text: string): void; closed(): void } {
    const socket = new ClientSocket(wire, opened, this.#sessions);
    this.#all.add(socket);
    // A cookie promises that its owner will say who he is; many may do so from one address at once.
    const most = opened.secret === undefined ? mostOfOne : mostPromised;
    const isLikeIt = (other: ClientSocket) =>
      !other.session &&
      other.address === opened.address &&
      (other.secret === undefined) === (opened.secret === undefined);
    if (this.#count(isLikeIt) > most) socket.close('tooMany');
    const admitted = () => {
      const { session } = socket;
      if (this.#count((other) => other.session?.sessionId === session?.sessionId) > mostOfOne) socket.close('tooMany');
      else {
        this.#tellMaintenance(socket);
        this.#tellBroadcast(socket);
      }
    };
    return {
      heard: (text) => void socket.receive(text, admitted).catch(() => socket.terminate()),
      closed: () => void this.#all.delete(socket),
    };
  }

  /** How many are open. */
  get size(): number {
    return this.#all.size;
  }

  /** Tags alone are told, and only to those whom they concern. */
  changed(notice: ChangeNotice): void {
    this.#changes.set(JSON.stringify(notice), notice);
    this.#telling ??= setTimeout(() => this.#tell(), gather).unref();
  }

  /** What the standing messages are was changed, on whichever server. */
  broadcastsChanged(): void {
    this.#broadcasts.loadSoon();
  }

  /** Everybody who is signed in reads this; a blank text takes back what was said before (WS-24, WS-36). */
  message(text: string): void {
    for (const socket of this.#all) if (socket.session) socket.say({ action: 'message', data: { text } });
  }

  stop(): void {
    clearInterval(this.#sweeper);
    clearTimeout(this.#telling);
    this.#watch.stop();
    for (const stop of this.#unfollow) stop();
  }

  /** Once for each stage: browsers count by themselves (MAINT-18). */
  #tellMaintenance(socket: ClientSocket): void {
    if (!socket.session) return;
    const now = Date.now();
    const plan = this.#maintenance.of(socket.session, now);
    const mode = modeOf(plan, now);
    const stage = JSON.stringify([plan?.start, plan?.text, mode === true, mode === 0]);
    if (stage === (this.#toldOf.get(socket) ?? none)) return;
    this.#toldOf.set(socket, stage);
    socket.say({ action: 'maintenance', data: { mode, text: plan?.text ?? '' } });
  }

  /** Whoever comes later is told what stands, and nobody the same twice (WS-36, AMB-21). */
  #tellBroadcast(socket: ClientSocket): void {
    if (!socket.session) return;
    const standing = this.#broadcasts.of(socket.session);
    const told = standing ? String(standing.broadcast_id) : '';
    if (told === (this.#toldMessage.get(socket) ?? '')) return;
    this.#toldMessage.set(socket, told);
    const data = standing
      ? { text: textFor(standing, socket.session.language), id: standing.broadcast_id, kind: standing.kind }
      : { text: '' };
    socket.say({ action: 'message', data });
  }

  #tell(): void {
    this.#telling = undefined;
    const notices = [...this.#changes.values()];
    this.#changes.clear();
    for (const socket of this.#all) {
      const { session } = socket;
      if (!session) continue;
      const tags = [...new Set(notices.flatMap((notice) => tagsFor(session, notice)))];
      if (tags.length > 0) socket.say({ action: 'changed', data: { tags } });
    }
  }

  /** Sessions that are over, and browsers that never said who they are or went without a word. */
  #sweep(): void {
    const now = Date.now();
    for (const socket of this.#all) {
      const promised = !socket.session && socket.secret !== undefined;
      if (promised && now - socket.heard > sweepEvery) socket.close('ended');
      else if (!this.#watch.isOver(socket, now) && now - socket.heard > 2 * limits.socketPing + limits.socketPong)
        socket.terminate();
    }
  }

  #count(is: (socket: ClientSocket) => boolean): number {
    let count = 0;
    for (const socket of this.#all) if (is(socket)) count += 1;
    return count;
  }
}
