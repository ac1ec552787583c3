/** Columns of a preview of prices, beside rules that are edited and where prices are set by hand (PL-18, PL-19). */
import { can } from '#define';

const seesMargin = can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read');

/** All prices of a pricelist are of its currency, which one head says. */
export const money = { as: 'Money', currency: 'Currency', width: 84, code: 'none' } as const;

export const bought = [
  { field: 'Cost', ...money, needs: seesMargin },
  { field: 'Srp', ...money, title: 'SRP', code: 'head' },
] as const;
export const oldPrice = { field: 'OldPrice', ...money, title: 'Price now' } as const;
export const newPrice = [
  {
    field: 'NewPrice',
    ...money,
    title: 'New price',
    width: 100,
    fault: { field: 'IsAboveSrp', title: 'Above SRP' },
  },
  {
    field: 'MarginPercent',
    as: 'Percent',
    title: 'Margin',
    width: 96,
    needs: seesMargin,
    fault: { field: 'IsBelowCost', title: 'Below cost' },
  },
] as const;
export const winner = { field: 'MadeBy', title: 'Rule that won', width: 146 } as const;
export const warned = { field: 'Warnings', width: 96 } as const;
/** For whoever looks closer. */
export const more = [
  { field: 'Effect', ...money, title: 'More a month', hidden: true },
  { field: 'Lost', as: 'Tags', title: 'Rules that lost', width: 280, needs: seesMargin, hidden: true },
  { field: 'AgainstSrpPercent', as: 'Percent', title: 'Against SRP', hidden: true },
  { field: 'Units', as: 'Number', title: 'Units sold', hidden: true },
] as const;

export const previewOrders = ['Service', 'Cost', 'OldPrice', 'NewPrice', 'MarginPercent', 'Effect'] as const;

/** What typed changes come to, over all prices. */
export const outlook = {
  text: '{changed, plural, =0 {No change} one {# price changes} other {# prices change}} for {customers, plural, one {# customer} other {# customers}}, {raised} up, {lowered} down; {effect} a month; below cost: {below}; pricelists below: {followers}',
  values: {
    changed: 'Sums.Changed',
    raised: 'Sums.Raised',
    lowered: 'Sums.Lowered',
    below: 'Sums.ChangedBelowCost',
    customers: 'Sums.Customers',
    followers: 'Sums.Followers',
  },
  amounts: { effect: { field: 'Sums.Effect', currency: 'Sums.Currency' } },
} as const;

/** Which of the prices, each part with how many it has over all. */
export const partsOfPreview = {
  field: 'prices',
  title: 'Prices',
  display: 'tabs',
  faults: ['BelowCost', 'WithoutPrice'],
  always: true,
} as const;
