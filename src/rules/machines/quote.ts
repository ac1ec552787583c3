/** The states of a quote: what was sent is answered once, ends by itself, or is followed by another version. */
import { machine } from './machine.ts';

export const quoteMachine = machine(
  ['Draft', 'Sent', 'Accepted', 'Rejected', 'Expired', 'Ordered', 'Superseded'],
  'Draft',
  {
    change: { from: ['Draft'], to: 'Draft' },
    delete: { from: ['Draft'] },
    send: { from: ['Draft'], to: 'Sent' },
    /** By the buyer's people, or by the seller's with a word on whose answer it was. */
    accept: { from: ['Sent'], to: 'Accepted' },
    reject: { from: ['Sent'], to: 'Rejected' },
    withdraw: { from: ['Sent'], to: 'Superseded' },
    supersede: { from: ['Sent'], to: 'Superseded' },
    /** By the product, once its last day is over. */
    expire: { from: ['Sent', 'Accepted'], to: 'Expired' },
    order: { from: ['Accepted'], to: 'Ordered' },
  },
);

/** Whether the next version of a quote may begin: not while somebody still writes one, nor of what was accepted. */
export const mayRevise = (state: (typeof quoteMachine.states)[number]): boolean =>
  state !== 'Draft' && state !== 'Accepted' && state !== 'Ordered';
