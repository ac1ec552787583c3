/** A request to a vendor's server: only to the public internet or where the operator allows it, to the very address that was looked at, and never led on. */
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isOutgoing } from '../../rules/text/outgoing-address.ts';
import { isPublicAddress } from './public-address.ts';

export type OutgoingProblem = 'NoName' | 'InsideNetwork' | 'NoConnection' | 'TimedOut' | 'Certificate' | 'TooLong';

/** Nothing was answered, and why. */
export class OutgoingFailure extends Error {
  readonly problem: OutgoingProblem;
  constructor(problem: OutgoingProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface Outgoing {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From the look at the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** Origins inside of the own network that may be called. */
  readonly allowed: readonly string[];
  /** Of a name, all addresses. */
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** When to come again, as the header says it. */
  readonly retryAfter?: string;
}

/** Of a message in either direction: more is neither sent nor read. */
export const mostBytes = 64 * 1024;

const everyAddress: NonNullable<Outgoing['resolve']> = (host) => lookup(host, { all: true, verbatim: true });

/** @throws OutgoingFailure when there is no answer. */
export async function askOutside(asked: Outgoing): Promise<Answer> {
  const { url, allowed, resolve = everyAddress, timeoutMs } = asked;
  const address = new URL(url);
  const isAllowed = allowed.includes(address.origin);
  if (!isAllowed && !isOutgoing(url)) throw new OutgoingFailure('InsideNetwork');
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(asked.signal ? [asked.signal] : [])]);
  const found = await untilAborted(signal, resolve(address.hostname.replace(/^\[|\]$/g, '')));
  // One address inside is enough to refuse: which of them is called is not left to chance.
  if (!isAllowed && !found.every((each) => isPublicAddress(each.address))) throw new OutgoingFailure('InsideNetwork');
  const [first] = found;
  if (!first) throw new OutgoingFailure('NoName');
  return send(address, first, { ...asked, signal });
}

type Found = { readonly address: string; readonly family: number };

/** A name server can be as slow as any other. */
function untilAborted(signal: AbortSignal, found: Promise<readonly Found[]>): Promise<readonly Found[]> {
  return new Promise((done, fail) => {
    const giveUp = () => fail(new OutgoingFailure('TimedOut'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    found
      .then(done, (cause: unknown) => fail(new OutgoingFailure('NoName', cause)))
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

type Sent = Outgoing & { readonly signal: AbortSignal };

function send(url: URL, { address, family }: Found, { method, headers, body = '', signal }: Sent): Promise<Answer> {
  const content = Buffer.from(body);
  const options: RequestOptions = {
    method,
    headers: method === 'POST' ? { ...headers, 'content-length': String(content.length) } : headers,
    agent: false,
    // The name is not looked up again: it could lead somewhere else by then.
    lookup: (_host, { all }, done) =>
      all
        ? done(null, [{ address, family }])
        : (done as (error: null, address: string, family: number) => void)(null, address, family),
    signal,
  };
  return new Promise((done, fail) => {
    const failed = (error: Error) =>
      fail(error instanceof OutgoingFailure ? error : new OutgoingFailure(problemOf(error), error));
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > mostBytes) response.destroy(new OutgoingFailure('TooLong'));
        else parts.push(part);
      });
      response.on('end', () => {
        const { 'retry-after': retryAfter } = response.headers;
        const text = Buffer.concat(parts).toString('utf8');
        done({ status: response.statusCode ?? 0, text, ...(retryAfter !== undefined && { retryAfter }) });
      });
      response.on('error', failed);
    });
    request.on('error', failed);
    request.end(content);
  });
}

function problemOf(error: Error & { readonly code?: string }): OutgoingProblem {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TimedOut';
  return /CERT|ALTNAME|SELF_SIGNED|ISSUER|EPROTO|SSL|TLS/.test(error.code ?? '') ? 'Certificate' : 'NoConnection';
}
