/** A line of the cart: a service as it will be ordered (SOLO-30). */
import { Type } from 'typebox';
import type { Static } from '#define';
import { accountId } from './list.ts';
import { SubscriptionBilling } from './order.ts';

export const cartLineId = accountId;

export const CartLine = Type.Object({
  CartLineId: Type.Integer(),
  ParentAccountId: Type.Integer(),
  /** Absent: it has left the reach of the caller. */
  ParentAccount: Type.Optional(Type.String()),
  ServiceId: Type.Integer(),
  /** Absent: it is not offered to the caller any more. */
  Service: Type.Optional(Type.String()),
  Quantity: Type.Integer(),
  CommitmentMonths: Type.Integer(),
  Billing: SubscriptionBilling,
  Configuration: Type.Record(Type.String(), Type.Unknown()),
  ShownValue: Type.Optional(Type.Number()),
  AddedUtc: Type.String(),
});

export const cartLineExample: Static<typeof CartLine> = {
  CartLineId: 12,
  ParentAccountId: 100735,
  ParentAccount: 'Elektrizitätswerke und Hafenbetriebsführung',
  ServiceId: 12,
  Service: 'Virtual Desktop Plus',
  Quantity: 24,
  CommitmentMonths: 12,
  Billing: 'YearlyPrepaid',
  Configuration: { DesktopImage: 'Office' },
  ShownValue: 7384.32,
  AddedUtc: '2026-11-19T07:12:00Z',
};
