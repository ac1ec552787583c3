/** Why this price? Who asks it and since when, how it came about, and what it was and will be by day. */
import { type BindingScope, list, param, part, row, show, stack, table, view } from '#define';
import GetPriceHistory from '../../operations/Pricing/GetPriceHistory.ts';
import GetPriceReason from '../../operations/Pricing/GetPriceReason.ts';

/** An item and the quantity from which the price holds. */
interface Priced {
  readonly ItemId: number;
  readonly From: number;
}
type Scope = BindingScope<{ serviceId: string }, Priced>;
type ListScope = BindingScope<{ serviceId: string; pricelistId: string }, Priced>;
type SellerScope = BindingScope<{ marketplaceId: string }, Priced & { readonly ServiceId: number }>;

const asked = { serviceId: param('serviceId'), itemId: row('ItemId'), quantity: row('From') } as const;
const listed = { ...asked, marketplaceId: param('pricelistId') } as const;
const priced = { ...asked, serviceId: row('ServiceId'), marketplaceId: param('marketplaceId') } as const;

const now = {
  sections: [
    {
      title: 'Price',
      inLine: true,
      hideEmpty: true,
      fields: [
        { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Price' },
        { field: 'Cost', as: 'Money', currency: 'Currency', title: 'Cost' },
        { field: 'Srp', as: 'Money', currency: 'Currency', title: 'SRP' },
        { field: 'Margin', as: 'Money', currency: 'Currency' },
        { field: 'MarginPercent', as: 'Percent', title: 'Margin in percent' },
      ],
    },
  ],
} as const;

const about = {
  sections: [
    {
      title: 'Details',
      hideEmpty: true,
      fields: [
        { field: 'Name', title: 'Fee' },
        { field: 'CommitmentMonths', as: 'Duration', title: 'Term' },
        { field: 'Billing', title: 'Payment' },
        { field: 'From', as: 'Number', title: 'From quantity' },
        { field: 'AskedBy', title: 'Who asks it' },
        { field: 'Pricelist' },
        { field: 'ValidFrom', as: 'Date', title: 'Since' },
        { field: 'ValidUntil', as: 'Date', title: 'Until' },
        { field: 'CostCurrency', as: 'Text', title: 'Bought in' },
        { field: 'Rate', as: 'Number', title: 'Exchange rate' },
        { field: 'RateUtc', as: 'DateTimeUtc', title: 'Rate of' },
      ],
    },
  ],
} as const;

const candidates = {
  title: 'How it came about',
  name: 'Name',
  facts: [
    { field: 'Model' },
    { field: 'Percent', as: 'Percent' },
    { field: 'Amount', as: 'Money', currency: 'Currency' },
    { field: 'Outcome' },
  ],
} as const;

const history = {
  title: 'By day',
  columns: [
    { field: 'When', width: 110 },
    { field: 'ValidFrom', as: 'Date', title: 'From', width: 120 },
    { field: 'ValidUntil', as: 'Date', title: 'Until', width: 120 },
    { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Price', width: 120 },
    { field: 'Rule', title: 'Rule that won', width: 180, hidden: true },
    { field: 'Cost', as: 'Money', currency: 'Currency', width: 120, hidden: true },
    { field: 'MarginPercent', as: 'Percent', title: 'Margin', width: 100, hidden: true },
  ],
  filters: [{ field: 'day', as: 'Date', title: 'On', always: true }],
  empty: 'Nobody asks a price on that day.',
} as const;

/** What the own company pays. */
export const whyThisPrice = show<Scope>(
  { label: 'Why this price', width: 'wide' },
  stack<Scope>(
    view(GetPriceReason, asked, now),
    list(part(GetPriceReason, 'Candidates'), asked, candidates),
    view(GetPriceReason, asked, about),
    table(GetPriceHistory, asked, history),
  ),
);

/** What the pricelist of the address asks. */
export const whyThisPriceInPricelist = show<ListScope>(
  { label: 'Why this price', width: 'wide' },
  stack<ListScope>(
    view(GetPriceReason, listed, now),
    list(part(GetPriceReason, 'Candidates'), listed, candidates),
    view(GetPriceReason, listed, about),
    table(GetPriceHistory, listed, history),
  ),
);

/** What a pricelist asks, beside its prices as they are edited. */
export const whyThisPriceOfSeller = show<SellerScope>(
  { label: 'Why this price', width: 'wide' },
  stack<SellerScope>(
    view(GetPriceReason, priced, now),
    list(part(GetPriceReason, 'Candidates'), priced, candidates),
    view(GetPriceReason, priced, about),
    table(GetPriceHistory, priced, history),
  ),
);
