/** Columns of a preview of prices, beside rules that are edited and where prices are set by hand (PL-18, PL-19). */
import { can } from '#define';

const seesMargin = can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read');

/** Metered prices have six decimals. */
export const money = { as: 'Money', currency: 'Currency', width: 116 } as const;

export const bought = [
  { field: 'Cost', ...money, needs: seesMargin },
  { field: 'Srp', ...money, title: 'SRP' },
] as const;
export const oldPrice = { field: 'OldPrice', ...money, title: 'Price now' } as const;
export const newPrice = [
  { field: 'NewPrice', ...money, title: 'New price' },
  { field: 'MarginPercent', as: 'Percent', title: 'Margin', width: 84, needs: seesMargin },
] as const;
export const why = [
  { field: 'MadeBy', title: 'Rule that won', width: 168 },
  { field: 'Warnings', width: 148 },
  { field: 'Effect', ...money, title: 'More a month' },
  { field: 'Lost', as: 'Tags', title: 'Rules that lost', width: 280, needs: seesMargin },
  { field: 'AgainstSrpPercent', as: 'Percent', title: 'Against SRP', hidden: true },
  { field: 'Units', as: 'Number', title: 'Units sold', hidden: true },
] as const;

export const previewOrders = ['Service', 'Cost', 'OldPrice', 'NewPrice', 'MarginPercent', 'Effect'] as const;
