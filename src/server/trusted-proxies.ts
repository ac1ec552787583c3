/** Which proxies in front are believed when they say whom they speak for: so many of them, or those of some networks. */
import { isIP } from 'node:net';

/** The number of proxies between people and the server, the addresses and networks they stand in, or none. */
export type TrustedProxies = number | readonly string[] | false;

const mostHops = 10;

/** @returns undefined for what is none of the three. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text.toLowerCase() === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= mostHops ? Number(text) : undefined;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

/** An address, or a part of all addresses: a network that holds everybody would believe everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}

/**
 * As Fastify takes it. Headers name who came last at their end, so they are read from there, and only as far as trust
 * goes: what a visitor wrote himself stands in front of that. Of a plain number Fastify believes nobody, because it
 * does not say who connects; here the operator has said that nobody but his proxies can.
 */
export function trusting(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies && [...proxies];
}
