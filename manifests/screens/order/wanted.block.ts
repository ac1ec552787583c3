/** What somebody orders at once or puts into the cart: for whom, which service, set up how, how many and how long. */
import {
  type Action,
  type BindingScope,
  constant,
  type DataOf,
  fieldChoices,
  go,
  input,
  layout,
  link,
  type Options,
  options,
  param,
  row,
  type ServerLayout,
  step,
} from '#define';
import type GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';

type OwnedPart = DataOf<typeof GetOrderableService>['OwnedParts'][number];
type Steps = { account: { AccountId: number }; service: { ServiceId: number }; info: { ProductName: string } };

export const parentAccountId = step('account.AccountId');
export const serviceId = step('service.ServiceId');

export const accountChoice = {
  title: 'Account',
  icon: 'AccountType',
  columns: [
    { field: 'DisplayName', title: 'Name', width: 260 },
    { field: 'AccountIdentificator', as: 'Identifier', title: 'Number', width: 120 },
    { field: 'Above', title: 'Stands below', width: 260 },
  ],
  filters: [{ field: 'options.filter', title: 'Find an account' }],
  given: { AccountId: param('parentAccountId') },
  empty: 'There is no account for which you could order.',
} as const;

export const serviceChoice = {
  title: 'Service',
  help: 'What is offered to the company that pays.',
  columns: [
    { field: 'DisplayName', title: 'Service', width: 220 },
    { field: 'Vendor', width: 170 },
    { field: 'Summary', title: 'In short', width: 420 },
  ],
  filters: [{ field: 'options.filter', title: 'Find a service' }],
  given: { ServiceId: param('serviceId') },
  empty: 'Nothing is offered to the company that pays. Whoever sells to it can put services into a pricelist.',
} as const;

const setUp: ServerLayout<BindingScope<{}, {}, Steps>> = layout(
  GetViewLayout,
  { accountType: constant('Product'), viewName: constant('Create'), productName: step('info.ProductName') },
  {},
  fieldChoices(
    GetFieldChoices,
    'fieldName',
    { serviceId, accountId: parentAccountId },
    { value: 'Value', label: 'DisplayName', text: 'text' },
  ),
);

export const configurationAsked = {
  title: 'Configuration',
  help: 'What the vendor needs to set up the service.',
  fields: [{ field: 'configuration', layout: setUp }],
  start: { configuration: step('info.Start') },
} as const;

const terms: Options<BindingScope<{}, {}, Steps, { quantity: number }>> = options(
  GetOrderTerms,
  { parentAccountId, serviceId, quantity: input('quantity') },
  { value: 'Term', label: 'DisplayName', note: 'Conditions', display: 'cards' },
);

export const amountAsked = {
  title: 'Quantity and term',
  help: 'The price of a quantity holds for all units.',
  fields: [
    { field: 'quantity', as: 'Number', with: { whole: true }, title: 'Quantity' },
    { field: 'term', title: 'Term', options: terms },
  ],
  start: { quantity: constant(1) },
} as const;

const ended: readonly Action<BindingScope<{}, OwnedPart>>[] = [
  link('Terminate account', go('/terminate?accountId?', { accountId: row('AccountId') }), { icon: 'trash' }),
];

/** What runs already of a bundle's parts. */
export const ownedPartsRows = {
  columns: [
    { field: 'DisplayName', title: 'Name', width: 260 },
    { field: 'Service', width: 220 },
  ],
  actions: ended,
} as const;
