/** Why a call failed, in words for people (ERR-02 to ERR-05, AMB-33, AMB-34). */
import type { Changed } from '../../define/contract/errors.ts';
import requestErrors from '../../rules/errors/requests.ts';
import { text } from './language.ts';

export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Names the call in the server's log. */
  readonly requestId: string | undefined;
  /** What is wrong at each field, where the server says so. */
  readonly fields: Readonly<Record<string, string>>;
  /** The session is good, but whoever uses it shall prove again who he is (RFC 9470). */
  readonly needsProof: boolean;
  /** Of an edit that was overtaken: when, and by whom as far as he is seen. */
  readonly changed: Changed | undefined;
  override readonly name = 'CallError';

  constructor(
    message: string,
    status: number,
    requestId?: string,
    fields: Readonly<Record<string, string>> = {},
    needsProof = false,
    changed?: Changed,
  ) {
    super(message);
    this.status = status;
    this.requestId = requestId;
    this.fields = fields;
    this.needsProof = needsProof;
    this.changed = changed;
  }
}

/** Nobody has said why: no answer came, or the server does not know either. */
export const isUnexplained = ({ status }: CallError): boolean => status === 0 || status >= 500;

/** Somebody cancelled the call: nothing failed. */
export class CancelledError extends CallError {
  constructor() {
    super(text(requestErrors['ERR-04']), 0);
  }
}

/** No answer came, and nobody has cancelled the call: it can be made again. */
export const isUnanswered = (error: unknown): error is CallError =>
  error instanceof CallError && !(error instanceof CancelledError) && error.status === 0;

export const generalText = (): string => text(requestErrors['ERR-01']);
export const noAnswerText = (path: string): string => `${text(requestErrors['ERR-05'])} ${path}`;
/** Nothing came back, not even from something in between. */
export const noConnectionText = (path: string): string => `${text('No connection.')} ${noAnswerText(path)}`;

/** The message of a failed reply: its Message, the general text without one, or the path without any body. */
export function failureText(body: string, path: string): string {
  if (!body.trim()) return noAnswerText(path);
  return messageOf(body)?.trim() || generalText();
}

/** The messages of a failed reply by field. */
export function failedFields(body: string): Readonly<Record<string, string>> {
  const found = partOf(body, 'Fields');
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

/** What a failed reply says of a record that somebody else has changed. */
export const changedIn = (body: string): Changed | undefined => partOf(body, 'Changed') as Changed | undefined;

function partOf(body: string, name: 'Fields' | 'Changed'): unknown {
  try {
    return (JSON.parse(body) as Readonly<Record<string, unknown>> | null)?.[name];
  } catch {
    return undefined;
  }
}

function messageOf(body: string): string | undefined {
  try {
    const found: unknown = JSON.parse(body);
    if (typeof found !== 'object' || found === null || !('Message' in found)) return undefined;
    return typeof found.Message === 'string' ? found.Message : undefined;
  } catch {
    const inner = /<(?:\w+:)?Message(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?Message>/.exec(body)?.[1];
    return inner === undefined ? undefined : plain(inner);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(#x?)?(\w+);/g, (whole, mark: string | undefined, name: string) => {
      if (!mark) return entities[name] ?? whole;
      const code = Number.parseInt(name, mark === '#x' ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
