/** What a job works with: its owner's session and scope, and one transaction in which its effect and its end become true together. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { JobContext } from '../../define/contract/job.ts';
import { languageOf, languagesWith } from '../../rules/text/language.ts';
import { Failure } from '../calls/failure.ts';
import { type Handlers, readAsUser } from '../calls/internal-read.ts';
import { translate } from '../calls/texts.ts';
import { inOwnTransaction } from '../db/own-transaction.ts';
import { openTransaction, type Transaction } from '../db/transaction.ts';
import type { CurrentUserData, Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { type ClaimedJob, productScope } from './claimed-job.ts';
import type { WorkPart } from './part.ts';
import type { Progress } from './progress.ts';
import type { Step } from './step.ts';
import { tellLists } from './tell.ts';

export interface JobFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

declare module '../../define/contract/job.ts' {
  interface JobContext
    extends Pick<
      CallContext,
      'session' | 'db' | 'layouts' | 'language' | 'text' | 'secrets' | 'brand' | 'connectorOrigins'
    > {
    /** A read call in the owner's name. All of a job's reads see the database of one moment. */
    read(operation: string, input: unknown): Promise<unknown>;
    /** Tells how far the work is; it ends here when the job was cancelled. */
    progress(done: number, total?: number): Promise<void>;
    /** Where the last step ended, as it said itself; null before the first. */
    readonly reached: unknown;
    /**
     * A part of the work that commits by itself; `work` answers where the next one begins. Whoever takes the job over goes on
     * behind the last step that is there; one that fails leaves nothing.
     */
    step(work: (part: WorkPart) => Promise<unknown>): Promise<void>;
    /** What the functions of calls work with, in the owner's name, within a step; what they leave in the log is the step's own matter. */
    asCall(part: WorkPart): CallContext;
    /** What the job does in the end is told to lists of what such an operation changes, when it has become true. */
    tell: WorkPart['tell'];
    /** Tells those who look after the server of a failure that does not end the job. */
    report(problem: unknown): void;
    /** Where daily exchange rates come from; absent: they are set by hand. */
    readonly ratesSource: string | undefined;
    /** The file that the owner can fetch once the job has ended. */
    keepFile(file: JobFile): void;
  }
}

/** The session in whose name a job works; the database has looked up scope and rights as they are now. */
export function sessionOf(taken: ClaimedJob): Session | undefined {
  const { scope, current_user_data: user, language } = taken;
  if (!scope || !user) return undefined;
  return {
    sessionId: '',
    language: languageOf(language) ?? 'en',
    scope: { path: scope, userAccountId: user.UserAccountId },
    user: { ...user, ...impersonatorOf(taken), SessionId: '' },
    expires: Number.POSITIVE_INFINITY,
    proved: 0,
    stage: 'full',
    originId: undefined,
  };
}

/** Whoever acted in the owner's name when the job began stands beside him in what it writes down. */
function impersonatorOf({
  impersonator_account_id: id,
  impersonator_name: name,
}: ClaimedJob): Partial<CurrentUserData> {
  if (id === null || name === null) return {};
  const unsaid = { Firstname: '', Lastname: '', AccountIdentificator: '', IsImpersonated: false };
  return { ImpersonatorAccountId: id, ImpersonatorAccount: { AccountId: id, DisplayName: name, ...unsaid } };
}

export interface JobRun {
  readonly service: Service;
  readonly handlers: Handlers;
  readonly taken: ClaimedJob;
  readonly session: Session | undefined;
  /** Where the job's effect goes. */
  readonly effect: Transaction;
  readonly progress: Progress;
  readonly step: Step;
  report(problem: unknown): void;
  keepFile(file: JobFile): void;
}

export function jobContext(working: JobRun): { context: JobContext; endReading: () => Promise<void> } {
  const { service, handlers, taken, effect, progress, step, report, keepFile } = working;
  let { reached } = taken;
  const scope = working.session?.scope ?? productScope(taken);
  const reading = openTransaction(service.database.pool, scope && { ...scope, snapshot: true });
  const reader = callContext(working, reading);
  const context: JobContext = {
    ...members(working),
    get session() {
      return ownerOf(working);
    },
    get db() {
      return effect.db;
    },
    read: (operation, input) => readAsUser(handlers, operation, input, reader),
    progress: (done, total) => progress.tell(done, total),
    get reached() {
      return reached;
    },
    step: async (work) => {
      reached = await step(work);
    },
    asCall: (part) => callContext(working, part),
    tell: (operation, path) => tellLists(effect.db, operation, path),
    report,
    keepFile,
    secrets: service.secrets,
    brand: service.brand,
    get connectorOrigins() {
      return service.settings.connectorOrigins;
    },
    get ratesSource() {
      return service.settings.exchangeRates;
    },
  };
  return { context, endReading: () => reading.rollback() };
}

function ownerOf({ session }: JobRun): Session {
  if (!session) throw new Failure(401, 'signInFirst');
  return session;
}

function members({ service, taken }: JobRun) {
  const language = languageOf(taken.language) ?? 'en';
  return {
    layouts: service.layouts,
    language,
    languages: languagesWith(service.branding.languages),
    text: (text: string, parameters?: Readonly<Record<string, string | number>>) =>
      translate(language, text, parameters),
  };
}

/** Handlers and functions of calls that a job uses get what they get from a call. */
function callContext(working: JobRun, transaction: Pick<Transaction, 'db' | 'prepared' | 'scoped'>): CallContext {
  const { service, taken } = working;
  return {
    ...members(working),
    get session() {
      return ownerOf(working);
    },
    get db() {
      return transaction.db;
    },
    prepared: (name, text, values) => transaction.prepared(name, text, values),
    scoped: (name, values) => transaction.scoped(name, values),
    inOwnTransaction: (name, values) => inOwnTransaction(service.database.pool, name, values),
    secrets: service.secrets,
    signOn: service.signOn,
    brand: service.brand,
    get isDemo() {
      return service.settings.demo;
    },
    get connectorOrigins() {
      return service.settings.connectorOrigins;
    },
    get hasMailServer() {
      return service.settings.smtpUrl !== undefined;
    },
    audit: () => {},
    caller: {
      address: '',
      userAgent: undefined,
      requestId: `job ${taken.job_id}`,
      isJob: true,
    },
  };
}
