/** What vendors of the demo world were asked, and what came of it: each message as the product keeps it, in the temper of its vendor. */

import { retrySeconds } from '../../../../rules/machines/provisioning-schedule.ts';
import { noMoreTries, noReport } from '../../../provisioning/own-words.ts';
import { random } from '../random.ts';
import type { Deal } from './deals.ts';

export type Action = 'Create' | 'Change' | 'Suspend' | 'Resume' | 'Terminate';

/** A message that went to and fro. */
interface Said {
  readonly at: Date;
  readonly attempt: number;
  readonly message: string;
  readonly direction: 'Sent' | 'Callback' | 'Poll';
  readonly outcome: 'Done' | 'Accepted' | 'Refused' | 'Failed' | 'Timeout';
  readonly status?: number;
  readonly duration?: number;
  readonly body?: object;
  readonly vendorMessage?: string;
}

export interface Asked {
  readonly deal: Deal;
  readonly action: Action;
  readonly connector: number;
  readonly quantity: number;
  readonly target: object;
  readonly message: string;
  readonly undoMessage?: string;
  readonly state: 'Completed' | 'Failed' | 'Escalated' | 'Waiting' | 'RolledBack';
  readonly waitingFor?: 'Vendor' | 'Turn';
  readonly created: Date;
  readonly lastSent?: Date;
  readonly accepted?: Date;
  readonly escalated?: Date;
  readonly finished?: Date;
  readonly attempts: number;
  readonly polls: number;
  readonly reference?: string;
  readonly error?: string;
  readonly details?: string;
  readonly said: readonly Said[];
}

export interface Wish {
  readonly action: Action;
  readonly at: Date;
  /** Of a change: how many shall run then. */
  readonly quantity?: number;
}

const second = 1000;
const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * second);

const uuid = (key: string): string => {
  const hex = random(key).hex(32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

function begun(deal: Deal, { action, at, quantity }: Wish) {
  const target =
    action === 'Change'
      ? { quantity, before: { quantity: deal.quantity } }
      : action === 'Create'
        ? { quantity: deal.quantity }
        : {};
  const message = uuid(`request ${deal.account_id} ${action} ${at.toISOString()}`);
  const known = action === 'Create' ? {} : { reference: deal.reference };
  return {
    ...{ deal, action, target, message, connector: deal.connector_id, quantity: quantity ?? deal.quantity },
    ...{ created: at, attempts: 1, polls: 0, ...known },
  };
}

/** As the vendor knows a message. */
const outside = (message: string): string => `msg_${message.replaceAll('-', '')}`;

/** The vendor has done it. */
export function done(deal: Deal, wish: Wish): Asked {
  const asked = begun(deal, wish);
  const said = doneBy(deal, { message: asked.message, at: after(wish.at, 1) });
  const sent = said.filter(({ direction }) => direction === 'Sent');
  return {
    ...asked,
    state: 'Completed',
    lastSent: sent.at(-1)?.at ?? wish.at,
    ...(said.length > sent.length && { accepted: sent.at(-1)?.at ?? wish.at }),
    finished: said.at(-1)?.at ?? wish.at,
    attempts: sent.length,
    reference: deal.reference,
    said,
  };
}

function doneBy({ temper, reference }: Deal, { message, at }: { readonly message: string; readonly at: Date }): Said[] {
  const chance = random(`answer ${message}`);
  const sent = { message, attempt: 1, direction: 'Sent' as const };
  const isDone = { outcome: 'Done' as const, status: 200, body: { reference } };
  const atOnce = 300 + chance.whole(4, 60);
  if (temper === 'callback' || temper === 'forgetful') {
    const report = { message_id: outside(message), outcome: 'done', reference };
    const vendorMessage = `msg_${random(`report ${message}`).hex(32)}`;
    return [
      { ...sent, at, outcome: 'Accepted', status: 202, duration: chance.whole(12, 90), body: {} },
      {
        ...{ ...sent, at: after(at, chance.whole(3, 10)), direction: 'Callback', outcome: 'Done' },
        ...{ body: report, vendorMessage },
      },
    ];
  }
  if (temper === 'moody' && chance.chance(1 / 3))
    return [
      { ...sent, at, outcome: 'Failed', status: 503, duration: chance.whole(8, 40), body: { message: 'Not now.' } },
      { ...sent, ...isDone, attempt: 2, at: after(at, 5), duration: atOnce },
    ];
  const duration = temper === 'slow' ? 1000 * chance.whole(2, 9) + atOnce : atOnce;
  return [{ ...sent, ...isDone, at: after(at, duration / second), duration }];
}

/** The vendor does not want it. */
export function refused(deal: Deal, wish: Wish, error: string): Asked {
  const asked = begun(deal, wish);
  const at = after(wish.at, 1);
  const told = { status: 422, duration: 312, body: { message: error } };
  const said = { ...told, at, attempt: 1, message: asked.message, direction: 'Sent', outcome: 'Refused' } as const;
  return { ...asked, state: 'Failed', lastSent: at, error, said: [said] };
}

/** However often it was tried, he did not answer, or not in time. */
export function unreachable(deal: Deal, wish: Wish): Asked {
  const asked = begun(deal, wish);
  const isSlow = deal.temper === 'slow';
  let at = after(wish.at, 1);
  const said = [0, ...retrySeconds].map((wait, index): Said => {
    at = after(at, wait);
    const sent = { at, attempt: index + 1, message: asked.message, direction: 'Sent' } as const;
    return isSlow
      ? { ...sent, outcome: 'Timeout', duration: 30_000 }
      : { ...sent, outcome: 'Failed', status: 503, duration: 20 + index, body: { message: 'Not now.' } };
  });
  return {
    ...{ ...asked, state: 'Failed', lastSent: at, attempts: said.length, said },
    error: noMoreTries,
    details: isSlow ? 'No answer in time.' : 'The server asks to come again later.',
  };
}

/** He has taken it, and was asked for it in vain for a day. */
export function silent(deal: Deal, wish: Wish): Asked {
  const asked = begun(deal, wish);
  const at = after(wish.at, 1);
  const minutes = [1, 6, 21, ...Array.from({ length: 23 }, (_, hour) => 81 + 60 * hour), 1440];
  const polls = minutes.map((minute, index): Said => {
    const asking = { message: asked.message, attempt: index + 1, direction: 'Poll', outcome: 'Accepted' } as const;
    return { ...asking, at: after(at, 60 * minute), status: 200, duration: 15, body: { outcome: 'accepted' } };
  });
  const sent = { message: asked.message, attempt: 1, direction: 'Sent', outcome: 'Accepted' } as const;
  return {
    ...{ ...asked, state: 'Failed', lastSent: at, accepted: at, polls: polls.length },
    error: noReport,
    said: [{ ...sent, at, status: 202, duration: 40, body: {} }, ...polls],
  };
}

/** People of the vendor have it. */
export function byHand(deal: Deal, wish: Wish): Asked {
  if (deal.by_hand_id === null) throw new Error(`Nobody at ${deal.slug} does anything by hand`);
  const asked = { ...begun(deal, wish), connector: deal.by_hand_id };
  const at = after(wish.at, 1);
  const said = { at, attempt: 1, message: asked.message, direction: 'Sent', outcome: 'Accepted' } as const;
  return { ...asked, state: 'Waiting', waitingFor: 'Vendor', lastSent: at, accepted: at, said: [said] };
}

/** It waits until an elder one of its subscription is settled. */
export const inTurn = (deal: Deal, wish: Wish): Asked => ({
  ...{ ...begun(deal, wish), state: 'Waiting', waitingFor: 'Turn', attempts: 0, said: [] },
});

/** The vendor has done it, and undone it when it was taken back. */
export function undone(deal: Deal, wish: Wish): Asked {
  const asked = begun(deal, wish);
  const undoMessage = uuid(`undo ${deal.account_id} ${wish.at.toISOString()}`);
  const forth = doneBy(deal, { message: asked.message, at: after(wish.at, 1) });
  const back = doneBy(deal, { message: undoMessage, at: after(wish.at, 3600) });
  const finished = back.at(-1)?.at ?? wish.at;
  return {
    ...asked,
    undoMessage,
    state: 'RolledBack',
    lastSent: back[0]?.at ?? finished,
    finished,
    said: [...forth, ...back],
  };
}
