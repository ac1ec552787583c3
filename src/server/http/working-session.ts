/** The session of a request that is no call of the contract: uploads, and what the portal's own services are told. */
import type { FastifyRequest } from 'fastify';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { secretOf } from './cookie.ts';

/** A session that may work: its sign-in has come to its end. */
export async function workingSession(service: Service, request: FastifyRequest): Promise<Session | undefined> {
  const session = await service.sessions.find(secretOf(request), request.ip);
  return session?.stage === 'full' && !session.user.MustSetupMfa && !session.user.MustAcceptTerms ? session : undefined;
}
