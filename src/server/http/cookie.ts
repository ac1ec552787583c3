/** The cookie with the session's secret: out of reach of scripts, never sent along by another site. */
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../rules/limits.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Browsers treat the own machine as secure without https; a plain http address elsewhere cannot hold a Secure cookie. */
const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || loopback.has(request.hostname.replace(/:\d+$/, ''));

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-session' : 'session');

export const secretOf = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameFor(request), secret, { ...options(request), maxAge: limits.sessionLife / 1000 });
}

export function forgetSecret(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), options(request));
}

const options = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  secure: isSecure(request),
  sameSite: 'lax' as const,
});
