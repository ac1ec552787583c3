/** What a handler works with: the session, the transaction, the caller's language, and how to audit and to sign in or out. */
import type { Kysely } from 'kysely';
import type { Language } from '../../rules/limits.ts';
import type { Tables } from '../db/tables.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import type { Providers } from '../identity/sign-on/providers.ts';
import type { Layouts } from '../layouts/view-layouts.ts';
import type { Brand } from '../mail/layout.ts';
import type { Secrets } from '../secrets.ts';

/** An account as the audit log remembers it. */
export interface AuditedAccount {
  readonly accountId: number;
  readonly name: string;
  readonly type: string;
}

/** What a handler adds to the audit entry that its call leaves. */
export interface AuditNote {
  readonly target?: AuditedAccount;
  /** Who did it, where the session does not say so yet. */
  readonly user?: AuditedAccount;
  readonly details?: string;
  /** What happened, where that is not what the call is named after. */
  readonly event?: string;
  /** Who acted shows only when the request is carried out; the entry is left then. */
  readonly later?: true;
  /** The call was answered before and wrote nothing now, so it leaves no entry. */
  readonly repeated?: true;
}

declare module '../../define/contract/handler.ts' {
  interface HandlerContext {
    /** The caller's session. @throws a 401 failure when there is none. */
    readonly session: Session;
    readonly db: Kysely<Tables>;
    readonly prepared: Transaction['prepared'];
    readonly scoped: Transaction['scoped'];
    readonly enter: Transaction['enter'];
    /** Calls a function of the database at once, in a transaction of its own: it stays even when the call fails. Answers the first row. */
    inOwnTransaction(name: string, values: readonly unknown[]): Promise<unknown[]>;
    readonly secrets: Secrets;
    readonly signOn: Providers;
    readonly brand: Brand;
    /** Mails leave by a mail server; without one they wait in the outbox. */
    readonly hasMailServer: boolean;
    readonly layouts: Layouts;
    readonly language: Language;
    /** `text` in the caller's language. */
    text(text: string, parameters?: Readonly<Record<string, string | number>>): string;
    audit(note: AuditNote): void;
    /** Where the call comes from, for the list of sessions, and the key by which a repeated call is known. */
    readonly caller: {
      readonly address: string;
      readonly userAgent: string | undefined;
      readonly repeatKey?: string | undefined;
      readonly requestId: string;
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
