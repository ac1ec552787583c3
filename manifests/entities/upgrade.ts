/** An upgrade: what a subscription goes over to, and with how many of its units (UPG rows). */
import { Type } from 'typebox';
import { accountId } from './list.ts';
import { orderQuantity } from './order.ts';
import { OrderTerm } from './orderTerm.ts';
import { UpgradeKind } from './ServiceLinks.ts';
import { changeErrors } from './subscription.ts';

const optional = Type.Optional;

export const productName = Type.String({ minLength: 1, maxLength: 200 });

export const UpgradeOptions = Type.Object({
  /** Absent: whole where all units go over, else in part. */
  kind: optional(UpgradeKind),
  /** It joins a running one, which is named; absent: whether one is named says so. */
  joins: optional(Type.Boolean()),
  /** A running subscription of that service that takes the units; absent: a new one begins. */
  targetAccountId: optional(accountId),
  /** Units that go over; absent: all of them. */
  quantity: optional(orderQuantity),
  /** Of the new one. */
  term: optional(OrderTerm),
});

/** How an upgrade can be refused, shown before or ordered. */
export const upgradeErrors = [
  ...changeErrors,
  'buysNothing',
  'lockedLonger',
  'lockedPartly',
  'noService',
  'noServiceNamed',
  'noSubscription',
  'noUpgradeTarget',
  'notInThisTerm',
  'notOffered',
  'notUpgradable',
  'sameQuantity',
  'upgradeNeedsTarget',
  'upgradeNeedsTerm',
  'upgradesTooMany',
  'upgradesWhole',
] as const;
