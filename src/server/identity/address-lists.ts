/** Allow and deny lists of addresses: single ones, CIDR blocks and ranges, separated by commas or in lines (VAL-21 to VAL-23, VAL-59, ROLE-85). */
import { BlockList, isIP } from 'node:net';
import { isIpRange } from '../../rules/text/ip-range.ts';

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

export const entriesOf = (list: string): readonly string[] =>
  list
    .split(/[,;\r\n]+/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Adds an entry of a kept list; whatever was kept, nobody's call fails because of it. */
function add(to: BlockList, entry: string): void {
  const [start = '', end] = entry.split('-').map((part) => part.trim());
  const [network = '', bits] = entry.split('/');
  try {
    if (end !== undefined) to.addRange(start, end, family(start));
    else if (bits !== undefined) to.addSubnet(network, Number(bits), family(network));
    else to.addAddress(entry, family(entry));
  } catch {
    // It is no entry, so it neither allows nor denies.
  }
}

/** The entries that are none, as they were written. */
export const wrongEntries = (list: string): readonly string[] => entriesOf(list).filter((entry) => !isIpRange(entry));

/** The list with one space behind each comma. */
export const normalizedList = (list: string): string => entriesOf(list).join(', ');

/** What one household or office has: an IPv4 address, or the first half of an IPv6 one, whose second half is anybody's choice. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')].slice(0, 4).join(':');
}

export class AddressLists {
  readonly #allowed: BlockList | undefined;
  readonly #denied: BlockList | undefined;

  constructor(allowList: string, denyList: string) {
    this.#allowed = listOf(allowList);
    this.#denied = listOf(denyList);
  }

  /** Deny wins; an empty allow list allows every address that is not denied. */
  allow(address: string): boolean {
    if (!isIP(address)) return !this.#allowed && !this.#denied;
    const kind = family(address);
    return !this.#denied?.check(address, kind) && (this.#allowed?.check(address, kind) ?? true);
  }
}

function listOf(list: string): BlockList | undefined {
  const entries = entriesOf(list);
  if (!entries.length) return undefined;
  const found = new BlockList();
  for (const entry of entries) add(found, entry);
  return found;
}
