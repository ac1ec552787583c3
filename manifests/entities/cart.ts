/** A line of the cart: a service as it will be ordered (SOLO-30). */
import { Type } from 'typebox';
import type { Static } from '#define';
import { accountId } from './list.ts';
import { OrderTerm } from './orderTerm.ts';

const optional = Type.Optional;

export const cartLineId = accountId;

/**
 * Faulty: it cannot be ordered so. Risen, Fallen: its price, since it was shown when the line was put there. OverLimit: with it the cart
 * goes above its payer's credit.
 */
export const CartLineState = Type.Enum(['Ready', 'OverLimit', 'Fallen', 'Risen', 'Faulty'], {
  type: 'string',
  words: {
    Ready: 'Ready',
    OverLimit: 'Over the limit',
    Fallen: 'Costs less now',
    Risen: 'Costs more now',
    Faulty: 'Cannot be ordered so',
  },
});

export const CartLine = Type.Object({
  CartLineId: Type.Integer(),
  ParentAccountId: Type.Integer(),
  /** Absent: it has left the reach of the caller. */
  ParentAccount: optional(Type.String()),
  ServiceId: Type.Integer(),
  /** Absent: it is not offered to the caller any more. */
  Service: optional(Type.String()),
  /** The key by which the contract names it. */
  ProductName: optional(Type.String()),
  Vendor: optional(Type.String()),
  /** The path of a stored image. */
  Icon: optional(Type.String()),
  Quantity: Type.Integer(),
  Term: OrderTerm,
  /** In the reader's language: 12 months, prepaid. */
  TermName: Type.String(),
  Configuration: Type.Record(Type.String(), Type.Unknown()),
  /** What ends when it starts, as far as it still can. */
  EndedAccountIds: Type.Array(Type.Integer()),
  State: CartLineState,
  /** What is wrong with it, or what has become of its price; in the reader's language. */
  Note: optional(Type.String()),
  Currency: optional(Type.String()),
  /** What an order of it is worth now. Absent for whoever may not read what is paid. */
  Value: optional(Type.Number()),
  /** What it was worth when it was put there, or changed. */
  ShownValue: optional(Type.Number()),
  AddedUtc: Type.String(),
});

export const cartLineExample: Static<typeof CartLine> = {
  CartLineId: 12,
  ParentAccountId: 100735,
  ParentAccount: 'Elektrizitätswerke und Hafenbetriebsführung',
  ServiceId: 12,
  Service: 'Virtual Desktop Plus',
  ProductName: 'Virtual Desktop Plus',
  Vendor: 'Fensterblick',
  Quantity: 24,
  Term: '12-YearlyPrepaid',
  TermName: '12 months, prepaid',
  Configuration: { DesktopImage: 'Office' },
  EndedAccountIds: [],
  State: 'Fallen',
  Note: 'It cost 7,500.00 EUR when it was put here.',
  Currency: 'EUR',
  Value: 7384.32,
  ShownValue: 7500,
  AddedUtc: '2026-11-19T07:12:00Z',
};
