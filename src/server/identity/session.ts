/** Sessions: found by the secret in the cookie, kept in memory, forgotten when the database says that something changed. */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { CurrentUser } from '../../../manifests/entities/CurrentUser.ts';
import type { Static } from '../../define/contract/schema.ts';
import { type Language, limits } from '../../rules/limits.ts';
import { languageOf } from '../../rules/text/language.ts';
import { type Channels, MalformedNotice } from '../db/listen.ts';
import type { TenantScope } from '../db/transaction.ts';
import { AddressLists } from './address-lists.ts';

export type CurrentUserData = Static<typeof CurrentUser>;

export interface Session {
  readonly sessionId: string;
  readonly language: Language;
  readonly scope: TenantScope;
  readonly user: CurrentUserData;
  readonly expires: number;
  /** When its user last proved who he is. */
  readonly proved: number;
  /** A session that waits for its second factor may do next to nothing. */
  readonly stage: 'secondFactor' | 'full';
  /** The session from which somebody works as this user. */
  readonly originId: string | undefined;
}

interface CachedSession {
  readonly session: Session;
  readonly loaded: number;
  /** Absent: every address may use it. */
  readonly lists: AddressLists | undefined;
  /** The address that the lists allowed last. */
  admitted: string | undefined;
  seen: number;
  told: number;
}

/** A kept session is read again after this time even if nobody told of a change. */
const freshFor = 60_000;
const tellEvery = 60_000;
const most = 10_000;

/** A new secret for the cookie, and what the database keeps of it. */
export const newSecret = (): { secret: string; hash: Buffer } => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: secretHash(secret) };
};

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export class Sessions {
  readonly #pool: pg.Pool;
  readonly #kept = new Map<string, CachedSession>();
  readonly #forgetting = new Set<ForgetListener>();
  #forgotten = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * The live session of a secret; undefined when it never was, has ended or has been idle too long.
   * One that is kept is answered at once, without a promise: every call passes here.
   * @param renews false for a look that is no use of the session.
   */
  find(secret: string | undefined, address: string, renews = true): Session | undefined | Promise<Session | undefined> {
    if (!secret || secret.length > 100) return undefined;
    const now = Date.now();
    const kept = this.#kept.get(secret);
    if (kept && now - kept.loaded < freshFor && now < kept.session.expires && now - kept.seen < limits.sessionIdle) {
      if (renews) this.#use(kept, now);
      return admits(kept, address) ? kept.session : undefined;
    }
    this.#kept.delete(secret);
    return this.#load(secret, kept?.seen, address, renews);
  }

  async #load(
    secret: string,
    seen: number | undefined,
    address: string,
    renews: boolean,
  ): Promise<Session | undefined> {
    const forgotten = this.#forgotten;
    const { rows } = await this.#pool.query({
      name: 'find_session',
      text: 'select * from find_session($1)',
      values: [secretHash(secret)],
    });
    const row: Row | undefined = rows[0];
    const now = Date.now();
    const lastSeen = Math.max(row?.last_seen_utc.getTime() ?? 0, seen ?? 0);
    if (!row || now - lastSeen > limits.sessionIdle) return undefined;
    const session: Session = {
      sessionId: row.session_id,
      language: languageOf(row.language) ?? 'en',
      scope: { path: row.scope, userAccountId: row.user_account_id },
      user: row.current_user_data,
      expires: row.expires_utc.getTime(),
      proved: row.proved_utc.getTime(),
      stage: row.stage,
      originId: row.impersonator_session_id ?? undefined,
    };
    const lists =
      row.allow_list || row.deny_list ? new AddressLists(row.allow_list ?? '', row.deny_list ?? '') : undefined;
    if (this.#kept.size >= most) this.#kept.delete(this.#kept.keys().next().value ?? '');
    const kept: CachedSession = { session, loaded: now, lists, admitted: undefined, seen: lastSeen, told: 0 };
    // What was read while something changed may be what it was before.
    if (forgotten === this.#forgotten) this.#kept.set(secret, kept);
    if (renews) this.#use(kept, now);
    return admits(kept, address) ? session : undefined;
  }

  /** Writes the last use now and then, outside of the request: being late by a minute does no harm. */
  #use(kept: CachedSession, now: number): void {
    kept.seen = now;
    if (now - kept.told <= tellEvery) return;
    kept.told = now;
    this.#pool
      .query({ name: 'session_seen', text: 'select session_seen($1)', values: [kept.session.sessionId] })
      .catch(() => {});
  }

  /** When the session was used last, as far as is known here; 0 when nothing is. */
  lastUse(secret: string | undefined): number {
    return this.#kept.get(secret ?? '')?.seen ?? 0;
  }

  /** Forgets what a notice of the database concerns: `session:id`, `user:id`, `users:id,id`, `branch:path`, or `*` for all. */
  forget(concerned: string): void {
    const concerns = concernOf(concerned);
    this.#forgotten += 1;
    for (const [secret, { session }] of this.#kept) if (concerns(session)) this.#kept.delete(secret);
    // A session by its own name is told of only when it has ended.
    const ended = concerned.startsWith('session:');
    for (const listener of this.#forgetting) listener(concerns, ended);
  }

  /** Told which sessions have ended or may do other things than before. @returns the way to stop. */
  onForget(listener: ForgetListener): () => void {
    this.#forgetting.add(listener);
    return () => this.#forgetting.delete(listener);
  }
}

/** @param ended certainly, without another look. */
type ForgetListener = (concerns: (session: Session) => boolean, ended: boolean) => void;

function concernOf(concerned: string): (session: Session) => boolean {
  const [kind, id] = concerned.split(':');
  if (kind === 'session') return ({ sessionId, originId }) => sessionId === id || originId === id;
  if (kind === 'user' || kind === 'users') {
    const ids = new Set(id?.split(','));
    return ({ user }) => ids.has(String(user.UserAccountId)) || ids.has(String(user.ImpersonatorAccountId));
  }
  if (kind === 'branch') {
    const branch = id ?? '/';
    // Where somebody who works in another's name belongs is not known here; there are few of them.
    return ({ user }) => `/${user.AccountPath}/`.startsWith(branch) || user.ImpersonatorAccountId !== undefined;
  }
  return () => true;
}

/** Whether the company's lists let this address in; the last one that they did is remembered. */
function admits(kept: CachedSession, address: string): boolean {
  if (!kept.lists || kept.admitted === address) return true;
  if (!kept.lists.allow(address)) return false;
  kept.admitted = address;
  return true;
}

interface Row {
  session_id: string;
  user_account_id: number;
  language: string;
  expires_utc: Date;
  last_seen_utc: Date;
  proved_utc: Date;
  scope: string;
  current_user_data: CurrentUserData;
  stage: Session['stage'];
  impersonator_session_id: string | null;
  allow_list: string | null;
  deny_list: string | null;
}

/** `session:` and its id, `user:` or `users:` and their accounts, `branch:` and its path, or `*`. */
const concern = /^(\*|session:[0-9a-f-]{36}|user:\d+|users:\d+(,\d+)*|branch:(\/\d+)+\/)$/;

/** Changes that end or alter sessions; whoever has lost the connection forgets everything. */
export function sessionChannels(sessions: Sessions): Channels {
  const forgetAll = () => sessions.forget('*');
  return {
    portolan_session: {
      heard: (payload = '*') => {
        if (!concern.test(payload)) throw new MalformedNotice('portolan_session');
        sessions.forget(payload);
      },
      begun: forgetAll,
      lost: forgetAll,
    },
  };
}

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    /** The caller's session. @throws a 401 failure when there is none. */
    readonly session: Session;
  }
  interface SignInContext {
    /** What the browser sent along. */
    readonly presented: {
      /** The session that the cookie names, also in the middle of a sign-in; absent before it. */
      readonly session: Session | undefined;
      /** The secret of the device's own cookie, which outlives sessions. */
      readonly device: string | undefined;
    };
    /** Gives the session's secret to the browser, or takes it back. */
    setSecret(secret: string | undefined): void;
    /** Gives the device a secret by which it is known again. */
    setDevice(secret: string): void;
  }
}
