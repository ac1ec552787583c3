/** What a quote offers, fee by fee, edited as in a spreadsheet while it is a draft, and what that comes to. */
import {
  action,
  type BindingScope,
  type Block,
  type DataOf,
  editList,
  inContext,
  input,
  options,
  param,
  part,
  previewRows,
  row,
  stack,
  table,
  view,
  where,
} from '#define';
import GetOrderableServices from '../../operations/Account/GetOrderableServices.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import AddSalesQuoteLine from '../../operations/SalesQuote/AddSalesQuoteLine.ts';
import AddSalesQuoteTemplate from '../../operations/SalesQuote/AddSalesQuoteTemplate.ts';
import GetSalesQuoteTemplatesPaged from '../../operations/SalesQuote/GetSalesQuoteTemplatesPaged.ts';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';
import PreviewSalesQuote from '../../operations/SalesQuote/PreviewSalesQuote.ts';
import RemoveSalesQuoteLine from '../../operations/SalesQuote/RemoveSalesQuoteLine.ts';
import SaveSalesQuote from '../../operations/SalesQuote/SaveSalesQuote.ts';

type OfQuote = Block<BindingScope<{ quoteId: string }, DataOf<typeof LoadSalesQuote>>>;
const quote = { quoteId: param('quoteId') } as const;
const atList = inContext('List', 'price');

const fees: OfQuote = table(part(LoadSalesQuote, 'Fees'), quote, {
  title: 'Services and fees',
  wrap: true,
  remark: ['Fee', 'Changed'],
  columns: [
    { field: 'Service', title: 'Service and fee', width: 260 },
    { field: 'Fee', width: 140, hidden: true },
    { field: 'Quantity', as: 'Number', width: 96 },
    { field: 'ListPrice', as: 'Money', currency: 'Currency', title: atList, width: 110 },
    { field: 'DiscountPercent', as: 'Percent', title: 'Discount', width: 96 },
    { field: 'Price', as: 'Money', currency: 'Currency', title: 'Price', width: 110 },
    { field: 'Value', as: 'Money', currency: 'Currency', title: 'Amount', width: 130 },
    { field: 'FeeType', title: 'Payment', width: 130, hidden: true },
    { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 90, hidden: true },
    { field: 'IsSpecial', as: 'Checkbox', title: 'Set by hand', width: 100, hidden: true },
    { field: 'Changed', title: 'Changed since', width: 150, hidden: true },
  ],
  toolbar: [
    action(
      AddSalesQuoteLine,
      { quoteId: row('QuoteId') },
      {
        label: 'Add service',
        icon: 'plus',
        may: 'MayChange',
        ask: [
          {
            field: 'serviceId',
            title: 'Service',
            options: options(
              GetOrderableServices,
              { parentAccountId: row('CustomerAccountId') },
              { value: 'ServiceId', label: 'DisplayName', note: 'Vendor', text: 'options.filter' },
            ),
          },
          { field: 'quantity', as: 'Number', with: { whole: true }, title: 'Quantity' },
          {
            field: 'term',
            title: 'Term',
            options: options(
              GetOrderTerms,
              { parentAccountId: row('CustomerAccountId'), serviceId: input('serviceId'), quantity: input('quantity') },
              { value: 'Term', label: 'DisplayName', note: 'Conditions', display: 'cards' },
            ),
          },
        ],
        message: 'Service added',
      },
    ),
    action(
      AddSalesQuoteTemplate,
      { quoteId: row('QuoteId') },
      {
        label: 'Add from template',
        icon: 'checklist',
        may: 'MayChange',
        ask: [
          {
            field: 'templateId',
            title: 'Template',
            help: 'At the prices that the customer gets today. What is not offered to him is left out.',
            options: options(
              GetSalesQuoteTemplatesPaged,
              {},
              { value: 'TemplateId', label: 'Name', note: 'Services', text: 'options.filter' },
            ),
          },
        ],
        message: 'Services of the template added',
      },
    ),
  ],
  actions: [
    action(
      RemoveSalesQuoteLine,
      { ...quote, lineNo: row('LineNo') },
      {
        label: 'Remove service',
        icon: 'trash',
        tone: 'danger',
        may: 'MayChange',
        confirm: {
          text: '{service} leaves the quote with all its fees.',
          values: { service: 'Service' },
        },
        message: 'Service removed',
      },
    ),
  ],
  edit: editList(
    SaveSalesQuote,
    { ...quote, version: row('Version') },
    {
      list: 'quote.Fees',
      id: 'FeeId',
      key: { LineNo: 'LineNo', ItemId: 'ItemId' },
      fields: { Quantity: 'Quantity', DiscountPercent: 'DiscountPercent', Price: 'Price' },
      when: where({ MayChange: true }),
      preview: previewRows(PreviewSalesQuote, quote, { list: 'fees' }),
      message: 'Quote saved',
    },
  ),
  empty: 'The quote offers nothing yet.',
});

const totals: OfQuote = stack(
  table(part(LoadSalesQuote, 'Totals'), quote, {
    title: 'Totals',
    columns: [
      { field: 'FeeType', title: 'Fee type', width: 200 },
      { field: 'List', title: atList, as: 'Money', currency: 'Currency', width: 140 },
      { field: 'Discount', as: 'Money', currency: 'Currency', width: 140 },
      { field: 'Quoted', as: 'Money', currency: 'Currency', width: 140 },
    ],
    empty: 'The quote offers nothing yet.',
  }),
  view(LoadSalesQuote, quote, {
    sections: [
      {
        title: 'Order value, net',
        hideEmpty: true,
        fields: [
          { field: 'ListValue', as: 'Money', currency: 'Currency', title: atList },
          { field: 'DiscountValue', as: 'Money', currency: 'Currency', title: 'Discount' },
          { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
          { field: 'MarginValue', as: 'Money', currency: 'Currency', title: 'Your margin' },
          { field: 'MarginPercent', as: 'Percent', title: 'Margin' },
        ],
      },
    ],
  }),
);

export const quoteFees: OfQuote = stack(fees, totals);
