/** All prices of a pricelist: the rules that make them, in their order, and what comes of them (ROUTE-52, ROUTE-78 to ROUTE-80, PL-02 to PL-19, ERR-19, ERR-20). */
import {
  action,
  type BindingScope,
  type Block,
  constant,
  download,
  editList,
  go,
  head,
  type InputOf,
  inContext,
  input,
  link,
  not,
  type Options,
  options,
  param,
  part,
  previewRows,
  rank,
  row,
  screen,
  show,
  table,
  tabs,
  where,
} from '#define';
import pricingErrors from '../../../src/rules/errors/pricing.ts';
import AddPricingRule from '../../operations/Pricing/AddPricingRule.ts';
import DownloadPricesExcel from '../../operations/Pricing/DownloadPricesExcel.ts';
import GetDynamicPricePreview from '../../operations/Pricing/GetDynamicPricePreview.ts';
import GetPricingRuleGroup from '../../operations/Pricing/GetPricingRuleGroup.ts';
import GetRuleTargets from '../../operations/Pricing/GetRuleTargets.ts';
import UpdatePricingRuleGroup from '../../operations/Pricing/UpdatePricingRuleGroup.ts';
import { whyThisPriceOfSeller } from '../marketplace/price-reason.block.ts';
import { pricelistHeader } from './header.block.ts';
import {
  bought,
  money,
  more,
  newPrice,
  oldPrice,
  outlook,
  partsOfPreview,
  previewOrders,
  warned,
  winner,
} from './preview-columns.block.ts';

const pricelist = { marketplaceId: param('marketplaceId') } as const;
const understood = { understood: constant(true) } as const;
const message = 'Prices to be updated soon';
const confirm = {
  text: 'Everybody buys at the prices of before until the new ones are computed, soon after.',
  checks: ['I understand that prices will change for all assigned customers'],
} as const;

type OfRuleForm = Options<BindingScope<{ marketplaceId: string }, {}, {}, InputOf<typeof UpdatePricingRuleGroup>>>;

const targets: OfRuleForm = options(
  GetRuleTargets,
  { marketplaceId: param('marketplaceId'), selection: input('rule.Selection') },
  { value: 'Id', label: 'Name', note: 'Note' },
);

const place = [
  { field: 'Service', width: 172 },
  { field: 'Item', width: 148 },
  { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 56 },
  { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 56 },
] as const;

const asked = [
  { field: 'rule.Name', title: 'Name' },
  { field: 'rule.Selection', title: 'Applies to' },
  {
    field: 'rule.Selected',
    title: 'Selected',
    options: targets,
  },
  {
    field: 'rule.Model',
    title: 'Pricing model',
    help: 'Markup and gross margin count from the cost, a discount from the suggested price.',
  },
  {
    field: 'rule.Percent',
    as: 'Percent',
    title: 'Percent',
    when: where({ 'rule.Model': ['Markup', 'GrossMargin', 'SrpDiscount'] }),
    requiredWhen: where({ 'rule.Model': ['Markup', 'GrossMargin', 'SrpDiscount'] }),
  },
] as const;

const amount = {
  field: 'rule.Amount',
  as: 'Money',
  title: 'Fixed price',
  currency: head(pricelistHeader, 'Currency'),
  when: where({ 'rule.Model': 'Static' }),
  requiredWhen: where({ 'rule.Model': 'Static' }),
} as const;

const rules: Block<BindingScope<{ marketplaceId: string }>> = table(part(GetPricingRuleGroup, 'Ranked'), pricelist, {
  title: 'Rules, the first that fits wins',
  wrap: true,
  remark: ['Scope', 'TakenBefore'],
  columns: [
    { field: 'Name', title: 'Rule', width: 184 },
    { field: 'Model', title: 'Pricing model', width: 134 },
    { field: 'Percent', as: 'Percent', width: 76 },
    { field: 'Amount', ...money, title: 'Fixed price' },
    { field: 'Selection', title: 'Applies to', hidden: true },
    { field: 'SelectedNames', as: 'Tags', title: 'Selected', hidden: true },
    { field: 'ItemsCount', as: 'Number', title: 'Items', hidden: true },
    { field: 'SharedCount', as: 'Number', title: 'Taken before', hidden: true },
    { field: 'SharedWith', title: 'Most of them by', hidden: true },
  ],
  rank: rank(
    UpdatePricingRuleGroup,
    { ...pricelist, ...understood, version: row('Version') },
    { list: 'changes', key: { RuleId: 'RuleId' }, to: 'Priority', last: where({ IsDefault: true }), confirm, message },
  ),
  edit: editList(
    UpdatePricingRuleGroup,
    { ...pricelist, ...understood, version: row('Version') },
    {
      list: 'changes',
      key: { RuleId: 'RuleId' },
      fields: { Name: 'Name', Model: 'Model', Percent: 'Percent', Amount: 'Amount' },
      when: where({ IsDefault: false }),
      preview: previewRows(
        GetDynamicPricePreview,
        { ...pricelist, limit: constant(1) },
        {
          list: 'changes',
          ...outlook,
          aside: table(
            GetDynamicPricePreview,
            { ...pricelist, changes: row('changes') },
            {
              // Beside the rules there is room for five columns whose words are long in some languages.
              wrap: true,
              remark: 'Item',
              columns: [
                { field: 'Service', width: 150 },
                { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 72, hidden: true },
                { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 56 },
                { ...bought[0], hidden: true },
                { ...bought[1], code: 'none', hidden: true },
                oldPrice,
                ...newPrice,
                { ...winner, title: 'Rule', width: 120 },
                { ...warned, hidden: true },
                ...more,
              ],
              filters: [
                partsOfPreview,
                { field: 'options.filter', title: 'Find an item' },
                { field: 'warnings', title: 'Warnings' },
              ],
              counts: { prices: 'Sums' },
              sort: { field: 'IsChanged', direction: 'DESC' },
              sortable: previewOrders,
              empty: 'This pricelist offers nothing yet. Add services.',
            },
          ),
          behind: show(
            { label: 'Prices that change', width: 'wide' },
            table(
              GetDynamicPricePreview,
              { ...pricelist, changes: row('changes'), prices: constant('Changed') },
              {
                columns: [...place, oldPrice, ...newPrice, winner, warned, ...more, ...bought],
                filters: [
                  { field: 'options.filter', title: 'Find an item' },
                  { field: 'warnings', title: 'Warnings' },
                ],
                sortable: previewOrders,
              },
            ),
          ),
        },
      ),
      confirm,
      message,
      failure: { title: pricingErrors['ERR-19'], text: pricingErrors['ERR-20'] },
    },
  ),
  toolbar: [
    action(
      AddPricingRule,
      { ...pricelist, ...understood },
      {
        label: 'Add rule',
        icon: 'plus',
        ask: [...asked, amount],
        start: { 'rule.Selection': constant('Vendor'), 'rule.Model': constant('SrpDiscount') },
        confirm: { ...confirm, text: 'It stands behind the other rules. Prices follow soon after.' },
        message,
      },
    ),
    link('Import prices', go('/pricelists/$marketplaceId/import-prices', pricelist), { icon: 'upload' }),
    download(DownloadPricesExcel, pricelist, { label: 'Download Excel', icon: 'download', display: 'button' }),
  ],
  actions: [
    action(
      UpdatePricingRuleGroup,
      { ...pricelist, ...understood, version: row('Version'), ruleId: row('RuleId') },
      {
        label: 'Edit rule',
        icon: 'pencil',
        when: where({ IsDefault: not(true) }),
        ask: [...asked, amount],
        start: {
          'rule.Name': row('Name'),
          'rule.Selection': row('Selection'),
          'rule.Selected': row('Selected'),
          'rule.Model': row('Model'),
          'rule.Percent': row('Percent'),
          'rule.Amount': row('Amount'),
        },
        confirm,
        message,
      },
    ),
    action(
      UpdatePricingRuleGroup,
      { ...pricelist, ...understood, version: row('Version'), ruleId: row('RuleId'), isRemoved: constant(true) },
      {
        label: 'Delete rule',
        icon: 'trash',
        tone: 'danger',
        when: where({ IsDefault: not(true) }),
        confirm: { ...confirm, text: 'Other rules make the prices of its items, or default prices do.' },
        message,
      },
    ),
  ],
});

export default screen('/pricelists/$marketplaceId/edit-all-prices', {
  title: 'Edit all prices',
  header: pricelistHeader,
  tab: { title: 'Prices', order: 5 },
  body: tabs(
    {
      title: 'Pricing rules',
      body: rules,
    },
    {
      title: 'Review',
      body: table(GetDynamicPricePreview, pricelist, {
        columns: [...place, ...bought, oldPrice, ...newPrice, winner, warned, ...more],
        filters: [
          partsOfPreview,
          { field: 'options.filter', title: 'Find an item' },
          { field: 'validOn', as: 'Date', title: 'Prices valid from' },
          { field: 'warnings', title: 'Warnings' },
        ],
        counts: { prices: 'Sums' },
        sortable: previewOrders,
        actions: [whyThisPriceOfSeller],
        empty: 'This pricelist offers nothing yet. Add services.',
      }),
    },
  ),
});
