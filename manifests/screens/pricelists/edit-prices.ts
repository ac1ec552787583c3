/** The prices of one service in a pricelist, set by hand or made by its rules, as in a spreadsheet (ROUTE-51, PL-02, PL-04, PL-07, PL-18, PL-19, ERR-19, ERR-20). */
import { can, constant, editList, inContext, param, previewRows, row, screen, table } from '#define';
import pricingErrors from '../../../src/rules/errors/pricing.ts';
import UpdateOffer from '../../operations/Marketplace/UpdateOffer.ts';
import GetDynamicPricePreview from '../../operations/Pricing/GetDynamicPricePreview.ts';
import { whyThisPriceOfSeller } from '../marketplace/price-reason.block.ts';
import { pricelistHeader } from './header.block.ts';

const offer = { marketplaceId: param('marketplaceId'), marketplaceOfferId: param('offerId') } as const;
const seesMargin = can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read');
/** Metered prices have six decimals. */
const money = { as: 'Money', currency: 'Currency', width: 116 } as const;

export default screen('/pricelists/$marketplaceId/edit-prices?offerId&find?&sort?&page?&size?', {
  title: 'Edit prices',
  header: pricelistHeader,
  body: table(GetDynamicPricePreview, offer, {
    wrap: true,
    columns: [
      { field: 'Item', width: 140 },
      { field: 'Service', width: 124 },
      { field: 'FeeType', title: 'Fee type', hidden: true },
      { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 72 },
      { field: 'Unit', hidden: true },
      { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 60 },
      { field: 'Cost', ...money, needs: seesMargin },
      { field: 'Srp', ...money, title: 'SRP' },
      { field: 'OldPrice', ...money, title: 'Price now' },
      { field: 'SetModel', title: 'Pricing model', width: 128, group: 'Set by hand' },
      { field: 'SetAmount', ...money, title: 'Fixed price', group: 'Set by hand' },
      { field: 'SetPercent', as: 'Percent', title: 'Percent', width: 88, group: 'Set by hand' },
      { field: 'NewPrice', ...money, title: 'New price' },
      { field: 'MarginPercent', as: 'Percent', title: 'Margin', width: 84, needs: seesMargin },
      { field: 'MadeBy', title: 'Rule that won', width: 168 },
      { field: 'Warnings', width: 148 },
      { field: 'Effect', ...money, title: 'More a month' },
      { field: 'Lost', as: 'Tags', title: 'Rules that lost', width: 280, needs: seesMargin },
      { field: 'AgainstSrpPercent', as: 'Percent', title: 'Against SRP', hidden: true },
      { field: 'Units', as: 'Number', title: 'Units sold', hidden: true },
    ],
    filters: [
      { field: 'options.filter', title: 'Find an item' },
      { field: 'validOn', as: 'Date', title: 'Prices valid from' },
      { field: 'warnings', title: 'Warnings' },
    ],
    sortable: ['Service', 'Cost', 'OldPrice', 'NewPrice', 'MarginPercent', 'Effect'],
    edit: editList(
      UpdateOffer,
      { ...offer, understood: constant(true), version: row('Version') },
      {
        list: 'updateCharges',
        id: 'PriceId',
        key: { ItemId: 'ItemId', From: 'From', ValidFrom: 'ValidFrom' },
        fields: { SetModel: 'Model', SetAmount: 'Amount', SetPercent: 'Percent' },
        preview: previewRows(
          GetDynamicPricePreview,
          { ...offer, validOn: row('ValidFrom'), limit: constant(1000) },
          {
            list: 'inputDto.Charges',
            text: '{changed, plural, =0 {No change} one {# price changes} other {# prices change}} for {customers, plural, one {# customer} other {# customers}}; {effect} a month; below cost: {below}; pricelists below: {followers}',
            values: {
              changed: 'Sums.Changed',
              below: 'Sums.ChangedBelowCost',
              customers: 'Sums.Customers',
              followers: 'Sums.Followers',
            },
            amounts: { effect: { field: 'Sums.Effect', currency: 'Sums.Currency' } },
          },
        ),
        confirm: {
          text: 'Everybody buys at the prices of before until the new ones are computed, soon after.',
          checks: ['I understand that prices will change for all assigned customers'],
        },
        message: 'Prices to be updated soon',
        failure: { title: pricingErrors['ERR-19'], text: pricingErrors['ERR-20'] },
      },
    ),
    actions: [whyThisPriceOfSeller],
    empty: 'This service has no fee that is sold.',
  }),
});
