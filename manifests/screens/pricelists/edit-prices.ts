/** The prices of one service in a pricelist, set by hand or made by its rules, as in a spreadsheet (ROUTE-51, PL-02, PL-04, PL-07, PL-18, PL-19, ERR-19, ERR-20). */
import { constant, download, editList, go, inContext, link, param, previewRows, row, screen, table } from '#define';
import pricingErrors from '../../../src/rules/errors/pricing.ts';
import UpdateOffer from '../../operations/Marketplace/UpdateOffer.ts';
import DownloadPricesExcel from '../../operations/Pricing/DownloadPricesExcel.ts';
import GetDynamicPricePreview from '../../operations/Pricing/GetDynamicPricePreview.ts';
import { whyThisPriceOfSeller } from '../marketplace/price-reason.block.ts';
import { pricelistHeader } from './header.block.ts';
import {
  bought,
  money,
  more,
  newPrice,
  oldPrice,
  outlook,
  previewOrders,
  warned,
  winner,
} from './preview-columns.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;
const offer = { ...pricelist, marketplaceOfferId: param('offerId') } as const;

export default screen('/pricelists/$marketplaceId/edit-prices?offerId&find?&sort?&page?&size?', {
  title: 'Edit prices',
  header: pricelistHeader,
  body: table(GetDynamicPricePreview, offer, {
    note: 'Service',
    // Beneath its item, as the words of the heads leave no room in most languages.
    remark: 'MadeBy',
    columns: [
      { field: 'Item', width: 240 },
      { field: 'Service', hidden: true },
      { field: 'FeeType', title: 'Fee type', hidden: true },
      { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 56 },
      { field: 'Unit', hidden: true },
      { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 56 },
      ...bought,
      oldPrice,
      { field: 'SetModel', title: 'Pricing model', width: 120, group: 'Set by hand' },
      { field: 'SetAmount', ...money, title: 'Fixed price', group: 'Set by hand' },
      { field: 'SetPercent', as: 'Percent', title: 'Percent', width: 72, group: 'Set by hand' },
      ...newPrice,
      { ...winner, hidden: true },
      // A filter counts them, and figures bear signs of their own.
      { ...warned, hidden: true },
      ...more,
    ],
    filters: [
      { field: 'options.filter', title: 'Find an item' },
      { field: 'validOn', as: 'Date', title: 'Prices valid from' },
      { field: 'warnings', title: 'Warnings' },
    ],
    sortable: previewOrders,
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
            ...outlook,
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
    toolbar: [
      link('Pricing rules', go('/pricelists/$marketplaceId/edit-all-prices', pricelist)),
      download(DownloadPricesExcel, pricelist, { label: 'Download Excel', icon: 'download', display: 'button' }),
    ],
    actions: [whyThisPriceOfSeller],
    empty: 'This service has no fee that is sold.',
  }),
});
