/** Operations: one call of the backend with its input, its answer and the capability it needs. */
import type { TObject, TSchema } from 'typebox';
import type { OrHint } from '../binding/paths.ts';
import type { Needs } from './capability.ts';
import type { Change, OwnChange } from './changes.ts';
import type { OperationError } from './errors.ts';
import type { MomentInput, Order, OrderShape } from './order.ts';
import type { Static } from './schema.ts';
import type { IdInput, KeyInput, Subject } from './subject.ts';

export type Kind = 'read' | 'write';

/** Something that answers: an operation, or one part of its answer. */
export interface Source<Input, Data, K extends Kind = Kind> {
  readonly operation: string;
  readonly '~types'?: { input: Input; data: Data; kind: K };
}

/** The audit entry that a write leaves in its transaction. */
export interface Audit {
  readonly event: string;
}

/** How far a sign-in has come: the second factor is awaited, or must be set up first (AMB-08, AMB-10), or terms are to be accepted. */
export type MidSignIn = 'secondFactor' | 'setup' | 'terms';

/** A kind of record, the input that names one, and the input in which its version comes back; ids in a list: each has its version beside it. */
export interface Edits<Name extends string = string> {
  readonly record: string;
  readonly id: Name | readonly [Name, ...Name[]];
  readonly version: string | readonly [string, ...string[]];
}

/** How often one address or one user may make a call; more is answered with 429. */
export interface CallLimit {
  /** So many calls … */
  readonly calls: number;
  /** … in so many minutes … */
  readonly minutes: number;
  /** … from one address, or by one user. */
  readonly by: 'address' | 'user';
}

export interface Operation<Name extends string, Input, Data, K extends Kind> extends Source<Input, Data, K> {
  readonly operation: Name;
  readonly kind: K;
  /** Whom and what the call is about. */
  readonly subject: Subject;
  /** Tags of what the answer is made of; of a write, what it changes. */
  readonly reads?: readonly string[];
  readonly changes?: readonly Change[];
  /** What somebody edits who has read it before: its version comes with the input, and whoever has an old one is told. */
  readonly edits?: Edits;
  /** Inputs that come one after the other. */
  readonly order?: OrderShape;
  /** One sentence for the documentation of the API. */
  readonly summary?: string;
  readonly needs: Needs;
  /** Rights that a part of its input or its answer asks for besides: who lacks them may name that part not, or does not get it. */
  readonly partNeeds?: readonly Needs[];
  /** Answers already in the middle of a sign-in; what the second factor may do, a set-up may as well, and what this may, who has terms to accept. */
  readonly midSignIn?: MidSignIn;
  /** A write that is there also for who only looks, in somebody else's name: the way back. */
  readonly whileLooking?: true;
  readonly limit?: CallLimit;
  /** What it may end with beside the errors of every call. */
  readonly errors: readonly OperationError[];
  readonly input: TSchema;
  readonly data: TSchema;
  readonly audit?: Audit;
  /** Why it leaves no entry where the caller makes it himself. */
  readonly silent?: string;
  readonly auditedLook?: Audit;
  readonly example: { readonly input: Input; readonly data: Data };
}
export type AnySource = Source<unknown, unknown>;
export type AnyOperation = Operation<string, unknown, unknown, Kind>;

export type InputOf<Op> = Op extends { readonly '~types'?: { input: infer Input } } ? Input : never;
export type DataOf<Op> = Op extends { readonly '~types'?: { data: infer Data } } ? Data : never;

/** The entry that a call leaves in the audit log, each time or at the first look. */
export const auditOf = ({ audit, auditedLook }: Pick<AnyOperation, 'audit' | 'auditedLook'>): Audit | undefined =>
  audit ?? auditedLook;

/** Every write is audited and says what it changes, no read does; properties of their own, so that the message names them. */
type ByKind<K extends Kind> = K extends 'write'
  ? {
      /** The entry in the audit log that a write leaves. */
      readonly audit: Audit;
      readonly changes: readonly Change[];
      readonly reads?: never;
      readonly auditedLook?: never;
    } & (Silent | { readonly silent?: never })
  : {
      readonly reads: readonly string[];
      /** The entry that a look at what others do leaves in the audit log: the first in an hour of each session. */
      readonly auditedLook?: Audit;
      readonly audit?: never;
      readonly silent?: never;
      readonly changes?: never;
      readonly edits?: never;
    };

/** Only what the caller himself has, and nobody else sees, is written without an entry. */
type Silent = {
  /** Why a write leaves no entry where the caller makes it himself: it concerns nobody else. In somebody's name it leaves one all the same. Only for what the session has (subject: 'session') and its user alone is told of (own). */
  readonly silent: string;
} & Record<'subject', 'session'> &
  Record<'changes', readonly OwnChange[]>;

/** One call of the server: its name is its path, and its example is checked against both schemas. */
export function operation<
  const Name extends `${string}/${string}`,
  I extends TObject,
  D extends TSchema,
  const K extends Kind,
  const Reads extends readonly string[] = readonly [],
  const Changes extends readonly Change[] = readonly [],
>(
  name: Name,
  definition: {
    /** read: it changes nothing; write: it does, and leaves an entry in the audit log. */
    readonly kind: K;
    /** Whom and what the call is about. */
    readonly subject: Subject<OrHint<IdInput<Static<NoInfer<I>>>, 'no input is an id'>>;
    /** Tags of what the answer is made of; a read has them. */
    readonly reads?: Reads;
    /** Tags of what it changes, also indirectly; a write has them. */
    readonly changes?: Changes;
    /** The record that somebody has read before he edits it: whoever has an old version is told. */
    readonly edits?: Edits<OrHint<KeyInput<Static<NoInfer<I>>>, 'no input is an id'>>;
    /** Inputs that come one after the other: forms say it while they are filled in, and the server refuses it. */
    readonly order?: Order<OrHint<MomentInput<Static<NoInfer<I>>>, 'no input is a text'>>;
    /** One sentence for the documentation of the API. */
    readonly summary?: string;
    /** The right without which it is refused, and its controls are not there. */
    readonly needs: Needs;
    /** Rights that a part of its input or its answer asks for besides. */
    readonly partNeeds?: readonly Needs[];
    /** It answers already in the middle of a sign-in. */
    readonly midSignIn?: MidSignIn;
    /** A write that is there also for who only looks, in somebody else's name. */
    readonly whileLooking?: true;
    /** How often it may be made. */
    readonly limit?: CallLimit;
    /** What it may end with beside the errors of every call. */
    readonly errors?: readonly OperationError[];
    /** The schema of what is sent. */
    readonly input: I;
    /** The schema of the answer. */
    readonly data: D;
    /** One call with its answer, for documentation, stories and tests. (NoInfer: a wrong example is no fault of the schemas.) */
    readonly example: { readonly input: NoInfer<Static<I>>; readonly data: NoInfer<Static<D>> };
  } & ByKind<K>,
): Operation<Name, Static<I>, Static<D>, K> & { readonly reads?: Reads; readonly changes?: Changes } {
  return { operation: name, errors: [], ...definition } as never;
}
