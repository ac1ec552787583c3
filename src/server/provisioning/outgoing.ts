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
  readonly timeoutMs: number;
  /** Origins inside of the own network that may be called. */
  readonly allowed: readonly string[];
  /** Of a name, all addresses. */
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
  readonly signal?: AbortSignal;
}

/** More of an answer nobody reads. */
const mostBytes = 64 * 1024;

const everyAddress: NonNullable<Outgoing['resolve']> = (host) => lookup(host, { all: true, verbatim: true });

/** @returns the status and the text of the answer. @throws OutgoingFailure when there is none. */
export async function askOutside(asked: Outgoing): Promise<{ readonly status: number; readonly text: string }> {
  const { url, allowed, resolve = everyAddress } = asked;
  const address = new URL(url);
  const isAllowed = allowed.includes(address.origin);
  if (!isAllowed && !isOutgoing(url)) throw new OutgoingFailure('InsideNetwork');
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const found = await resolve(host).catch((cause: unknown) => {
    throw new OutgoingFailure('NoName', cause);
  });
  // One address inside is enough to refuse: which of them is called is not left to chance.
  if (!isAllowed && !found.every((each) => isPublicAddress(each.address))) throw new OutgoingFailure('InsideNetwork');
  const [first] = found;
  if (!first) throw new OutgoingFailure('NoName');
  return send(address, first, asked);
}

type Found = { readonly address: string; readonly family: number };

function send(url: URL, { address, family }: Found, { method, headers, timeoutMs, signal }: Outgoing) {
  const options: RequestOptions = {
    method,
    headers,
    agent: false,
    // The name is not looked up again: it could lead somewhere else by then.
    lookup: (_host, { all }, done) =>
      all
        ? done(null, [{ address, family }])
        : (done as (error: null, address: string, family: number) => void)(null, address, family),
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  };
  return new Promise<{ status: number; text: string }>((done, fail) => {
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
      response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }));
      response.on('error', failed);
    });
    request.on('error', failed);
    request.end();
  });
}

function problemOf(error: Error & { readonly code?: string }): OutgoingProblem {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'TimedOut';
  return /CERT|ALTNAME|SELF_SIGNED|ISSUER|EPROTO|SSL|TLS/.test(error.code ?? '') ? 'Certificate' : 'NoConnection';
}
