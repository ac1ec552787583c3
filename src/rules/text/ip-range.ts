/** Addresses of the internet, blocks and ranges of them: '203.0.113.7', '2001:db8::/32', '198.51.100.1-198.51.100.9' (VAL-22, VAL-23, VAL-59). */
import { fieldTexts } from '../fields/field-texts.ts';
import type { Problem } from '../fields/problem.ts';

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** The bits of an address in hexadecimal digits: 8 of IPv4, 32 of IPv6; undefined where it is none. */
function digitsOf(address: string): string | undefined {
  if (ipv4.test(address)) {
    const parts = address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
    return parts.join('');
  }
  if (!/^[\da-f:.]+$/i.test(address) || !address.includes(':')) return undefined;
  try {
    // A web address writes them in one form, whatever was left out or stood in decimal numbers.
    const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
    const [head = [], tail = []] = host.split('::').map((half) => half.split(':').filter(Boolean));
    const left = Array.from({ length: 8 - head.length - tail.length }, () => '0');
    return [...head, ...left, ...tail].map((group) => group.padStart(4, '0')).join('');
  } catch {
    return undefined;
  }
}

/** One address, a block (CIDR), or a range whose begin does not lie behind its end, both of the same version. */
export function isIpRange(text: string): boolean {
  const [start = '', end, ...more] = text.split('-').map((part) => part.trim());
  if (end !== undefined) {
    const [first, last] = [digitsOf(start), digitsOf(end)];
    return more.length === 0 && first?.length === last?.length && first !== undefined && first <= (last ?? '');
  }
  const [network = '', bits, ...others] = text.split('/');
  const digits = digitsOf(network);
  if (digits === undefined || others.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= digits.length * 4);
}

/** What was found, and what may stand there. */
export const ipRangeProblem = (text: string): Problem | undefined =>
  isIpRange(text)
    ? undefined
    : {
        text: fieldTexts.ipRange,
        parameters: { value: text, block: '203.0.113.0/24', range: '198.51.100.1-198.51.100.9' },
      };
