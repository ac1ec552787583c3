/** Two versions of a quote side by side: what came, went or changed, and what each comes to (SOLO-25). */
import { go, link, list, param, part, recordHeader, row, screen, stack, table, view } from '#define';
import CompareSalesQuoteVersions from '../../operations/SalesQuote/CompareSalesQuoteVersions.ts';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';

const versions = { quoteId: param('quoteId'), withQuoteId: param('with') } as const;

export default screen('/quotes/$quoteId/versions?with?', {
  title: 'Compare versions',
  header: recordHeader(CompareSalesQuoteVersions, versions, {
    title: 'Name',
    up: link('Quote', go('/quotes/$quoteId', { quoteId: param('quoteId') })),
    facts: [
      { field: 'QuoteNumber', title: 'Number' },
      { field: 'Before', as: 'Number', title: 'Before' },
      { field: 'After', as: 'Number', title: 'After' },
    ],
  }),
  body: stack(
    view(CompareSalesQuoteVersions, versions, {
      sections: [
        {
          title: 'Before',
          hideEmpty: true,
          fields: [
            { field: 'Before', as: 'Number', title: 'Version' },
            { field: 'BeforeStatus', as: 'Status', title: 'Status' },
            { field: 'BeforeValidUntil', as: 'Date', title: 'Valid until' },
            { field: 'BeforeValue', as: 'Money', currency: 'Currency', title: 'Order value' },
          ],
        },
        {
          title: 'After',
          hideEmpty: true,
          fields: [
            { field: 'After', as: 'Number', title: 'Version' },
            { field: 'AfterStatus', as: 'Status', title: 'Status' },
            { field: 'AfterValidUntil', as: 'Date', title: 'Valid until' },
            { field: 'AfterValue', as: 'Money', currency: 'Currency', title: 'Order value' },
            { field: 'Difference', as: 'Money', currency: 'Currency', title: 'Difference' },
          ],
        },
      ],
      aside: list(
        part(LoadSalesQuote, 'Versions'),
        { quoteId: param('quoteId') },
        {
          title: 'Compare with',
          name: 'QuoteVersion',
          facts: [{ field: 'Status' }, { field: 'ChangedUtc', as: 'TimeAgo' }],
          open: go('/quotes/$quoteId/versions?with?', { quoteId: param('quoteId'), with: row('QuoteId') }),
        },
      ),
    }),
    table(part(CompareSalesQuoteVersions, 'Lines'), versions, {
      title: 'Services and fees',
      columns: [
        { field: 'Change', as: 'Status', width: 110 },
        { field: 'Service', width: 180 },
        { field: 'Fee', width: 150 },
        { field: 'QuantityBefore', as: 'Number', title: 'Quantity before', width: 130 },
        { field: 'QuantityAfter', as: 'Number', title: 'Quantity after', width: 120 },
        { field: 'PriceBefore', as: 'Money', currency: 'Currency', title: 'Price before', width: 120 },
        { field: 'PriceAfter', as: 'Money', currency: 'Currency', title: 'Price after', width: 120 },
        { field: 'ValueBefore', as: 'Money', currency: 'Currency', title: 'Amount before', width: 130 },
        { field: 'ValueAfter', as: 'Money', currency: 'Currency', title: 'Amount after', width: 130 },
        { field: 'FeeType', title: 'Payment', width: 130, hidden: true },
      ],
      empty: 'There is no other version to compare with.',
    }),
    table(part(CompareSalesQuoteVersions, 'Totals'), versions, {
      title: 'Totals',
      columns: [
        { field: 'FeeType', title: 'Fee type', width: 200 },
        { field: 'Before', as: 'Money', currency: 'Currency', width: 140 },
        { field: 'After', as: 'Money', currency: 'Currency', width: 140 },
        { field: 'Difference', as: 'Money', currency: 'Currency', width: 140 },
      ],
      empty: 'The quote offers nothing yet.',
    }),
  ),
});
