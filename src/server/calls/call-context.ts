/** What a call is: who makes it from where, in which language, and what it leaves in the log; other rooms add what they give. */
import type { MessageParameters } from '../../define/fields/field.ts';
import type { Language } from '../../rules/limits.ts';
import type { Sentence } from './sentence.ts';

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
  /** A name by itself, or sentences; each reader has them in his language. */
  readonly details?: string | readonly Sentence[];
  /** What happened, where that is not what the call is named after. */
  readonly event?: string;
  /** Who acted shows only when the request is carried out; the entry is left then. */
  readonly later?: true;
  /** What the call asks for is there already, so it wrote nothing now and leaves no entry. */
  readonly repeated?: true;
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** By which a repeated call is known. */
  readonly idempotencyKey?: string | undefined;
  readonly requestId: string;
  /** A job reads or writes in somebody's name; nobody looks at what it is answered. */
  readonly isJob?: true;
}

declare module '../../define/contract/handler.ts' {
  interface CallContext {
    readonly language: Language;
    /** Those of the installation. */
    readonly languages: readonly Language[];
    /** `text` in the caller's language. */
    text(text: string, parameters?: MessageParameters): string;
    audit(note: AuditNote): void;
    readonly caller: Caller;
    /** The demo world, where months may be billed before they end. */
    readonly isDemo: boolean;
  }
  interface SignInContext {
    /**
     * Carries out another operation within this call, as if it had been called by itself: with its right, its schema and,
     * of a write, its entry in the log instead of this call's. @throws as that call would.
     */
    perform(operation: string, input: unknown): Promise<unknown>;
  }
}
