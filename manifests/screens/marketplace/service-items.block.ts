/** The fees of a service of one's own: what they are, and cost and SRP by quantity and day as in a spreadsheet (SOLO-17, SOLO-18). */
import {
  action,
  type BindingScope,
  type Block,
  constant,
  editList,
  inContext,
  param,
  row,
  stack,
  table,
  where,
} from '#define';
import AddItem from '../../operations/ServiceManagement/AddItem.ts';
import AddItemBand from '../../operations/ServiceManagement/AddItemBand.ts';
import ChangeItem from '../../operations/ServiceManagement/ChangeItem.ts';
import EndItemBand from '../../operations/ServiceManagement/EndItemBand.ts';
import GetItemPrices from '../../operations/ServiceManagement/GetItemPrices.ts';
import GetPlannedPrices from '../../operations/ServiceManagement/GetPlannedPrices.ts';
import RestoreItem from '../../operations/ServiceManagement/RestoreItem.ts';
import RetireItem from '../../operations/ServiceManagement/RetireItem.ts';
import SaveItemPrices from '../../operations/ServiceManagement/SaveItemPrices.ts';
import TakeBackPlannedPrice from '../../operations/ServiceManagement/TakeBackPlannedPrice.ts';

type OfService = Block<BindingScope<{ serviceId: string }>>;

const service = { serviceId: param('serviceId') } as const;
const item = { ...service, itemId: row('ItemId') } as const;

const name = { field: 'names', title: 'Name', languages: { fallback: 'en' } } as const;
const sku = { field: 'vendorSku', title: 'Vendor’s SKU' } as const;
const required = { field: 'isRequired', title: 'Required', help: 'Everybody who buys the service pays it.' } as const;
const terms = [
  { field: 'feeType', title: 'Fee type' },
  { field: 'basis', title: 'Basis', help: 'A base fee is for the subscription; what is used is paid month by month.' },
  { field: 'unit', title: 'Unit' },
  { field: 'commitmentMonths', title: 'Months of term', help: '0 for what is paid once.' },
  { field: 'billing', title: 'Billed' },
] as const;
const words = { names: row('Names'), vendorSku: row('VendorSku'), isRequired: row('IsRequired') } as const;
const from = {
  field: 'validFrom',
  as: 'Date',
  title: 'Valid from',
  help: 'Today, in UTC, where nothing is chosen.',
} as const;

const prices: OfService = table(GetItemPrices, service, {
  columns: [
    { field: 'Name', title: 'Item', width: 168 },
    { field: 'FeeType', title: 'Fee type', width: 116 },
    { field: 'Basis', width: 140, hidden: true },
    { field: 'Unit', width: 88 },
    { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 96 },
    { field: 'Billing', title: 'Billed', width: 136 },
    { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 92 },
    { field: 'Cost', as: 'Money', currency: 'Currency', width: 116 },
    { field: 'Srp', as: 'Money', title: 'SRP', currency: 'Currency', width: 116 },
    { field: 'MarginPercent', as: 'Percent', title: 'Margin', width: 96 },
    { field: 'SinceDate', as: 'Date', title: 'Valid since' },
    { field: 'NextChangeDate', as: 'Date', title: 'Next change', width: 144 },
    { field: 'VendorSku', title: 'Vendor’s SKU', hidden: true },
    { field: 'IsRequired', title: 'Required', hidden: true },
    { field: 'State', as: 'Status', title: 'Status', hidden: true },
  ],
  filters: [
    { field: 'validOn', as: 'Date', title: 'Prices valid from' },
    { field: 'showRetired', title: 'Show retired', display: 'switch' },
  ],
  ended: where({ State: 'Retired' }),
  edit: editList(SaveItemPrices, service, {
    list: 'prices',
    key: { BandId: 'BandId', ValidFrom: 'ValidFrom', Version: 'Version' },
    fields: { Cost: 'Cost', Srp: 'Srp' },
    when: where({ MayChangePrice: true }),
    message: 'Prices saved',
  }),
  toolbar: [
    action(AddItem, service, {
      label: 'Add item',
      icon: 'plus',
      tone: 'main',
      ask: [name, sku, ...terms, required],
      start: {
        feeType: constant('Monthly'),
        basis: constant('Unit'),
        unit: constant('User'),
        commitmentMonths: constant(1),
        billing: constant('Monthly'),
        isRequired: constant(true),
      },
      message: 'Item added. Give it a price next.',
    }),
  ],
  actions: [
    action(
      ChangeItem,
      { ...item, version: row('Version') },
      {
        label: 'Change item',
        icon: 'pencil',
        when: where({ AreTermsFixed: false }),
        ask: [name, sku, ...terms, required],
        start: {
          ...words,
          feeType: row('FeeType'),
          basis: row('Basis'),
          unit: row('Unit'),
          commitmentMonths: row('CommitmentMonths'),
          billing: row('Billing'),
        },
        message: 'Item changed',
      },
    ),
    action(
      ChangeItem,
      { ...item, version: row('Version') },
      {
        label: 'Change name and SKU',
        icon: 'pencil',
        when: where({ AreTermsFixed: true }),
        ask: [
          {
            ...name,
            help: 'Fee type, basis, unit, term and billing stay as they are: the service has been published or ordered.',
          },
          sku,
          required,
        ],
        start: words,
        message: 'Item changed',
      },
    ),
    action(
      AddItemBand,
      { ...item, fromQuantity: row('From') },
      {
        label: 'Plan prices',
        icon: 'arrow-forward-up',
        when: where({ MayChangePrice: true }),
        ask: [
          { ...from, help: 'What is left empty stays as it is. Today, in UTC, where no day is chosen.' },
          { field: 'cost', as: 'Money', currency: row('Currency'), title: 'Cost' },
          { field: 'srp', as: 'Money', currency: row('Currency'), title: 'SRP' },
        ],
        message: 'Prices planned',
      },
    ),
    action(AddItemBand, item, {
      label: 'Add band',
      icon: 'plus',
      when: where({ State: 'Active' }),
      ask: [
        { field: 'fromQuantity', title: 'From quantity' },
        { field: 'cost', as: 'Money', currency: row('Currency'), title: 'Cost' },
        { field: 'srp', as: 'Money', currency: row('Currency'), title: 'SRP' },
        from,
      ],
      message: 'Band added',
    }),
    action(
      EndItemBand,
      { ...item, fromQuantity: row('From') },
      {
        label: 'End band',
        icon: 'x',
        when: where({ MayEndBand: true }),
        ask: [
          {
            ...from,
            help: 'From this day on the next lower quantity decides. Today, in UTC, where nothing is chosen.',
          },
        ],
        message: 'Band ended',
      },
    ),
    action(RetireItem, item, {
      label: 'Retire item',
      icon: 'ban',
      when: where({ State: 'Active' }),
      confirm: 'It is not sold any more. Whoever has it goes on paying it.',
      message: 'Item retired',
    }),
    action(RestoreItem, item, {
      label: 'Sell again',
      icon: 'arrow-back-up',
      when: where({ State: 'Retired' }),
      message: 'Item sold again',
    }),
  ],
  empty: 'This service has no item yet. Add the first one.',
});

const planned: OfService = table(GetPlannedPrices, service, {
  title: 'Planned changes',
  columns: [
    { field: 'Name', title: 'Item', width: 200 },
    { field: 'From', as: 'Number', title: inContext('From', 'of a quantity'), width: 80 },
    { field: 'Kind', title: 'Price', width: 96 },
    { field: 'ValidFrom', as: 'Date', title: 'Valid from' },
    { field: 'Before', as: 'Money', currency: 'Currency', title: 'Until then' },
    { field: 'Amount', as: 'Money', currency: 'Currency', title: 'From then on' },
  ],
  actions: [
    action(
      TakeBackPlannedPrice,
      {
        ...item,
        fromQuantity: row('From'),
        priceKind: row('Kind'),
        validFrom: row('ValidFrom'),
      },
      {
        label: 'Take back',
        icon: 'arrow-back-up',
        confirm: 'What holds until that day goes on until the next planned change.',
        message: 'Planned price taken back',
      },
    ),
  ],
  empty: 'No change is planned.',
});

export const serviceItems: OfService = stack(prices, planned);
