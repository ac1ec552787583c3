/** Every planned or present maintenance, as this server process knows it: who is concerned, and when something begins or ends. */
import type pg from 'pg';
import { can } from '../../define/contract/capability.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import type { Channels } from '../db/listen.ts';
import type { Session } from '../identity/session.ts';

export interface MaintenancePlan {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a browser is told: true long before, then the seconds that are left, 0 while it lasts; false when there is none (WS-25). */
export type MaintenanceMode = boolean | number;

interface Row {
  readonly path: string;
  readonly start_utc: Date;
  readonly end_utc: Date;
  readonly text: string;
}

const administers = can('ADMINISTRATIVE', 'Execute');
/** Timers take no longer waits. */
const longestWait = 24 * 60 * 60_000;

export class MaintenancePlans {
  readonly #pool: pg.Pool;
  readonly #listeners = new Set<() => void>();
  #plans: readonly MaintenancePlan[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Follows what is planned, on whichever server. */
  channels(): Channels {
    const load = () => {
      this.load().catch((error: unknown) => console.error('The planned maintenance was not read', error));
    };
    return { portolan_maintenance: { heard: load, begun: load } };
  }

  async load(): Promise<void> {
    const { rows } = await this.#pool.query<Row>({
      name: 'maintenance_plans',
      text: 'select * from maintenance_plans()',
    });
    this.#plans = rows
      .map(({ path, start_utc, end_utc, text }) => ({ path, start: +start_utc, end: +end_utc, text }))
      .sort((a, b) => a.start - b.start);
    this.#tell();
  }

  /** Told whenever somebody may have to be told something else. @returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The maintenance that concerns a session: the one that lasts, else the next. */
  of({ user }: Session, now = Date.now()): MaintenancePlan | undefined {
    const place = `/${user.AccountPath}/`;
    return this.#plans.find(({ path, end }) => end > now && place.startsWith(path));
  }

  /** The refusal of a write during maintenance; administrators go on. */
  refusal(session: Session, now = Date.now()): Failure | undefined {
    const plan = this.#plans.length > 0 ? this.of(session, now) : undefined;
    if (!plan || plan.start > now || meets(session.user.Capability, administers)) return undefined;
    return new Failure(503, 'underMaintenance', { minutes: Math.max(1, Math.ceil((plan.end - now) / 60_000)) });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    clearTimeout(this.#timer);
    const now = Date.now();
    const moments = this.#plans.flatMap(({ start, end }) => [start - limits.maintenanceCountdown, start, end]);
    const next = Math.min(...moments.filter((moment) => moment > now));
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#tell(), Math.min(next - now, longestWait)).unref();
  }
}

export function modeOf(plan: MaintenancePlan | undefined, now = Date.now()): MaintenanceMode {
  if (!plan) return false;
  const left = plan.start - now;
  return left > limits.maintenanceCountdown ? true : Math.max(0, Math.ceil(left / 1000));
}
