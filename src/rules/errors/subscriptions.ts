/** Errors of what runs. */

const errors = {
  noSubscription: 'Account {accountId} is no subscription.',
  notRunning: 'Only what runs can be changed, and this subscription does not.',
  orderWaits: 'An order that changes this subscription waits for a decision.',
  changesAlready: 'This subscription is being changed at its vendor. Wait until that is done.',
  quantityDiffers: 'Somebody else has changed the quantity meanwhile. Look at it again first.',
  sameQuantity: 'That is the quantity it has.',
  suspendedAlready: 'This subscription is suspended already.',
  runsAlready: 'This subscription is not suspended.',
  suspendedAbove: 'Who sells this subscription has suspended it, and only he can let it run again.',
  notSeller: 'Only the company that sells this subscription sets its prices.',
  noFee: 'This subscription does not pay fee {itemId}.',
  notFirstOfMonth: 'A price begins on the first day of a month.',
  monthBilled: 'What is billed stays: a price may begin on {date} or later.',
  monthTooFar: 'A price begins within the next two years.',
  notProtected: 'The prices of this subscription are not protected.',
  notUpgradable: 'This subscription cannot be upgraded to {name}.',
  upgradesWhole: 'To {name} a subscription goes over as a whole.',
  upgradesTooMany: 'At least one unit stays. To go over with all of them choose a full upgrade.',
  lockedPartly: 'This subscription is locked until {date}, so it cannot go over in part.',
  lockedLonger: 'This subscription is locked until {date}: it goes over only to one that is locked as long.',
  noUpgradeTarget: 'Account {accountId} is no running subscription of this service with the same payer.',
  upgradeNeedsTarget: 'Choose the running subscription that takes the units, or let a new one begin.',
  upgradeNeedsTerm: 'A new subscription needs its term.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
