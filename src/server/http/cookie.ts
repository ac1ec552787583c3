/** The cookie with the session's secret: out of reach of scripts, never sent along by another site. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../rules/limits.ts';
import { isLoopback } from '../../rules/navigation/loopback.ts';

/** Browsers treat the own machine as secure without https; a plain http address elsewhere cannot hold a Secure cookie. */
const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https' || isLoopback(request.host);

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-session' : 'session');

const deviceNameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-device' : 'device');

export const secretOf = (request: FastifyRequest): string | undefined => cookieOf(request, nameFor(request));

export function giveSecret(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  give(request, reply, nameFor(request), secret, limits.sessionLife / 1000);
}

/** The secret of the device: it gives no access, it only tells that this user has signed in from here before. */
export const deviceOf = (request: FastifyRequest): string | undefined => {
  const secret = cookieOf(request, deviceNameFor(request));
  return secret && secret.length <= 100 ? secret : undefined;
};

export function giveDevice(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  give(request, reply, deviceNameFor(request), secret, limits.knownDeviceLife / 1000);
}

export function forgetSecret(request: FastifyRequest, reply: FastifyReply): void {
  give(request, reply, nameFor(request), '', 0);
}

/** The cookie of exactly this name; our values are letters and digits, so nothing has to be decoded. */
function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  for (const part of headers.cookie?.split(';') ?? []) {
    const sign = part.indexOf('=');
    if (part.slice(0, sign).trim() === name) return part.slice(sign + 1).trim();
  }
  return undefined;
}

/** @param seconds how long the browser keeps it; 0 takes it away. */
function give(request: FastifyRequest, reply: FastifyReply, name: string, value: string, seconds: number): void {
  const secure = isSecure(request) ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}
