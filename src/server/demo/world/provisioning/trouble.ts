/** What goes wrong or waits in the demo world: requests that its sellers and their customers find when they look. */
import { knownIds } from '../accounts/account.ts';
import { daysAfter, now } from '../dates.ts';
import { type Action, type Asked, byHand, inTurn, refused, silent, undone, unreachable } from './asked.ts';
import type { Deal } from './deals.ts';

interface Trouble {
  /** As a place among those who sell below the root. */
  readonly seller: 0 | 1 | 2;
  /** Absent: anybody but the company of the demo users. */
  readonly buyer?: number;
  readonly service?: string;
  readonly state: Deal['state'];
  readonly action: Action;
  /** So many more. */
  readonly more?: number;
  /** Days before the world's own moment. */
  readonly days: number;
  readonly how: (deal: Deal, wish: Parameters<typeof unreachable>[1]) => Asked;
  readonly isEscalated?: true;
  /** What was asked after it, and waits for it. */
  readonly then?: { readonly action: Action; readonly more?: number };
}

const refusing =
  (error: string): Trouble['how'] =>
  (deal, wish) =>
    refused(deal, wish, error);
const tooMany: Trouble['how'] = (deal, wish) =>
  refused(deal, wish, `At most 500 units are sold without an offer; asked for are ${wish.quantity}.`);

const { donau } = knownIds;
const change = { state: 'Active', action: 'Change' } as const;
const create = { state: 'Failed', action: 'Create' } as const;

/** Of those that fit, each takes the last one that none before it has. */
const troubles: readonly Trouble[] = [
  // Nothing runs of these yet.
  { ...create, seller: 0, days: 6.2, how: refusing('The primary domain belongs to another customer of ours.') },
  { ...create, seller: 1, days: 4.6, how: unreachable },
  { ...create, seller: 2, days: 2.9, how: unreachable },
  { seller: 0, state: 'Provisioning', action: 'Create', days: 7.3, how: byHand },
  { seller: 2, state: 'Provisioning', action: 'Create', days: 1.7, how: byHand },
  // These go on as they were.
  {
    ...{ ...change, seller: 0, buyer: donau, service: 'Voice Connect', more: 480, days: 1.1, how: tooMany },
    then: { action: 'Suspend' },
  },
  { ...change, seller: 0, buyer: donau, service: 'Domain & DNS Care', more: 5, days: 0.6, how: unreachable },
  { ...change, seller: 0, service: 'Backup Vault', more: 2, days: 3.4, how: silent },
  { seller: 0, state: 'Suspended', action: 'Resume', service: 'File Space Team', days: 2.2, how: unreachable },
  { ...change, seller: 1, service: 'Backup Vault', more: 1, days: 2.5, how: silent },
  { ...change, seller: 2, service: 'Endpoint Shield', more: 25, days: 5.1, how: unreachable },
  {
    ...change,
    seller: 0,
    buyer: donau,
    service: 'Data Lake Starter',
    more: 1,
    days: 4.2,
    how: silent,
    isEscalated: true,
  },
  {
    ...{ ...change, seller: 2, service: 'Voice Connect', more: 490, days: 8.4, how: tooMany, isEscalated: true },
    then: { action: 'Change', more: 40 },
  },
  { ...change, seller: 0, buyer: donau, service: 'Mailbox Business', more: 15, days: 0.8, how: byHand },
  { ...change, seller: 0, buyer: donau, service: 'Archive Ten', more: 1, days: 12.3, how: undone },
  { ...change, seller: 1, service: 'File Space Team', more: 6, days: 9.5, how: undone },
];

/** @returns what was asked, the elder of a subscription first. */
export function troublesOf(deals: readonly Deal[]): readonly Asked[] {
  const sellers = [...new Set(deals.map(({ seller }) => seller))]
    .filter((id) => id !== knownIds.root)
    .sort((a, b) => a - b);
  const taken = new Set<number>();
  return troubles.flatMap((trouble) => {
    const seller = sellers[trouble.seller];
    const deal = deals.findLast(
      (one) =>
        one.seller === seller &&
        one.state === trouble.state &&
        (trouble.buyer === undefined ? one.buyer !== donau : one.buyer === trouble.buyer) &&
        (trouble.service === undefined || one.product_name === trouble.service) &&
        (trouble.action !== 'Change' || one.billing === 'Monthly') &&
        one.begun < daysAfter(now, -trouble.days) &&
        !taken.has(one.account_id),
    );
    if (!deal) throw new Error(`Nothing of ${seller} could have the trouble of ${trouble.service}`);
    taken.add(deal.account_id);
    return askedOf(deal, trouble);
  });
}

function askedOf(deal: Deal, { action, more, days, how, isEscalated, then }: Trouble): readonly Asked[] {
  const moreOf = (units: number | undefined) => (units === undefined ? {} : { quantity: deal.quantity + units });
  const at = daysAfter(now, -days);
  const asked = how(deal, { action, at, ...moreOf(more) });
  const first: Asked = isEscalated
    ? { ...asked, state: 'Escalated', escalated: daysAfter(asked.said.at(-1)?.at ?? at, 0.25) }
    : asked;
  if (!then) return [first];
  return [first, inTurn(deal, { action: then.action, at: daysAfter(at, 0.5), ...moreOf(then.more) })];
}
