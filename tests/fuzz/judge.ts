/** What is wrong with the reply to a fuzzed call, and with what the server wrote meanwhile; found and counted. */
import { Compile } from 'typebox/compile';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import type { FuzzedCall } from './calls.ts';
import { marks } from './values.ts';

export interface Reply {
  /** undefined: none came in time. */
  readonly status: number | undefined;
  readonly body: string;
}

export const kinds = ['replies of 500', 'hangs', 'stack traces', 'replies of another form'] as const;
type Kind = (typeof kinds)[number];

const trace = /\n\s+at |\.[cm]?[jt]s:\d+:\d+|node_modules/;
const shown = 300;

export class Judge {
  readonly counts = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
  readonly statuses = new Map<number, number>();
  /** One of each, to look into: what, of which operation, with which input. */
  readonly finds = new Map<string, string>();
  readonly #checks = new Map<string, { Check(value: unknown): boolean }>();

  take(call: FuzzedCall, { status, body }: Reply): void {
    this.statuses.set(status ?? 0, (this.statuses.get(status ?? 0) ?? 0) + 1);
    if (status === undefined) {
      this.#find('hangs', call, '');
      return;
    }
    if (status >= 500) this.#find('replies of 500', call, `${status} ${body}`);
    if (trace.test(body)) this.#find('stack traces', call, body);
    if (!this.#fits(call.operation, status, body)) this.#find('replies of another form', call, `${status} ${body}`);
  }

  #fits(operation: AnyOperation, status: number, body: string): boolean {
    let reply: Record<string, unknown>;
    try {
      reply = JSON.parse(body);
    } catch {
      return false;
    }
    if (status === 200) return Object.keys(reply).join() === 'data' && this.#checkOf(operation).Check(reply['data']);
    const { Message, RequestId, Fields = {}, Changed = {}, ...more } = reply;
    const said = typeof Message === 'string' && Message !== '' && typeof RequestId === 'string';
    return said && typeof Fields === 'object' && typeof Changed === 'object' && Object.keys(more).length === 0;
  }

  #checkOf({ operation, data }: AnyOperation) {
    const check = this.#checks.get(operation) ?? Compile(data as never);
    this.#checks.set(operation, check);
    return check;
  }

  #find(kind: Kind, { operation, caller, body, headers }: FuzzedCall, reply: string): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const key = `${kind}: ${operation.operation}`;
    const input = `${body.slice(0, shown)} ${JSON.stringify(headers).slice(0, shown)} as ${caller}`;
    if (!this.finds.has(key)) this.finds.set(key, `${input}\n    ${reply.slice(0, shown)}`);
  }
}

const personal = [...Object.values(marks), marks.phone.slice(1)].map((mark) => mark.toLowerCase());
const anyAddress = /[\w.+-]+@[\w-]+\.[\w.-]+/;

/** Lines of a log that tell a value which somebody gave, or an e-mail address of anybody. */
export const personalLines = (log: string): string[] =>
  log.split('\n').filter((line) => anyAddress.test(line) || personal.some((mark) => line.toLowerCase().includes(mark)));

/** What the server itself says of its failures, each kind once, with the address that was asked. */
export function failuresIn(log: string): Set<string> {
  const lines = log.split('\n');
  const failures = lines.filter((line) => line.startsWith('{"level":50'));
  return new Set(
    failures.map((line) => {
      const { msg, err, reqId } = JSON.parse(line) as { msg?: string; err?: { stack?: string }; reqId?: string };
      const asked = reqId && lines.find((other) => other.startsWith('{"level":30') && other.includes(reqId));
      const url = /"url":"([^"]+)"/.exec(asked ?? '')?.[1] ?? '';
      return `${msg} ${url}: ${err?.stack?.split('\n').slice(0, 6).join('\n') ?? ''}`;
    }),
  );
}
