/** What a handler works with: the session, the transaction, the caller's language, and how to audit and to sign in or out. */
import type { Kysely } from 'kysely';
import type { Language } from '../rules/limits.ts';
import type { Tables } from './db/tables.ts';
import type { Layouts } from './layouts.ts';
import type { Session } from './session.ts';
import type { Transaction } from './transaction.ts';

/** An account as the audit log remembers it. */
export interface Named {
  readonly accountId: number;
  readonly name: string;
  readonly type: string;
}

/** What a handler adds to the audit entry that its call leaves. */
export interface AuditNote {
  readonly target?: Named;
  /** Who did it, where the session does not say so yet. */
  readonly user?: Named;
  readonly details?: string;
}

declare module '../define/handler.ts' {
  interface HandlerContext {
    /** The caller's session. @throws a 401 failure when there is none. */
    readonly session: Session;
    readonly db: Kysely<Tables>;
    readonly prepared: Transaction['prepared'];
    readonly scoped: Transaction['scoped'];
    readonly enter: Transaction['enter'];
    readonly layouts: Layouts;
    readonly language: Language;
    /** `text` in the caller's language. */
    text(text: string, parameters?: Readonly<Record<string, string | number>>): string;
    audit(note: AuditNote): void;
    /** Where the call comes from, for the list of sessions. */
    readonly caller: { readonly address: string; readonly userAgent: string | undefined };
    /** Gives the session's secret to the browser, or takes it back. */
    setSecret(secret: string | undefined): void;
  }
}
