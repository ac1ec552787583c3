/** What a negotiation gives: the name of a connection, signed for one session, so that every server process can take it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

const signature = (secrets: Secrets, connectionId: string, sessionId: string): Buffer =>
  secrets.hash('realtime connection', `${connectionId} ${sessionId}`);

export interface Negotiated {
  readonly connectionId: string;
  /** Presented with every request that follows; worth nothing without its session's cookie. */
  readonly connectionToken: string;
}

export function negotiate(secrets: Secrets, sessionId: string): Negotiated {
  const connectionId = randomBytes(16).toString('base64url');
  const connectionToken = `${connectionId}.${signature(secrets, connectionId, sessionId).toString('base64url')}`;
  return { connectionId, connectionToken };
}

/** The connection that a token names; undefined when it was not given to this session. */
export function connectionOf(secrets: Secrets, token: string, sessionId: string): string | undefined {
  const [connectionId = '', signed = ''] = token.split('.');
  const [given, expected] = [Buffer.from(signed, 'base64url'), signature(secrets, connectionId, sessionId)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? connectionId : undefined;
}
