/** What somebody orders at once or puts into the cart: for whom, which service, set up how, how many and how long. */
import {
  type Action,
  type BindingScope,
  type Block,
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
  part,
  row,
  type ServerLayout,
  step,
  table,
  where,
} from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import GetOrderTerms from '../../operations/Account/GetOrderTerms.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import GetFieldChoices from '../../operations/Marketplace/GetFieldChoices.ts';
import { accountRows } from '../accounts/account-choice.block.ts';

type OwnedPart = DataOf<typeof GetOrderableService>['OwnedParts'][number];
/** What is known of the service, and for whom, once it was read. */
type Steps = { info: { ParentAccountId: number; ServiceId: number; ProductName: string; BesidesAccountId?: number } };
const known = { parentAccountId: step('info.ParentAccountId'), serviceId: step('info.ServiceId') } as const;

export const parentAccountId = step('account.AccountId');
export const serviceId = step('service.ServiceId');

export const accountChoice = {
  title: 'Account',
  ...accountRows,
  given: { AccountId: param('parentAccountId') },
  empty: 'There is no account for which you could order.',
} as const;

export const serviceChoice = {
  title: 'Service',
  help: 'What is offered to the company that pays.',
  columns: [
    { field: 'DisplayName', title: 'Service', width: 520 },
    { field: 'Vendor', width: 170 },
    { field: 'Summary', title: 'In short', hidden: true },
  ],
  remark: 'Summary',
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
    { serviceId: known.serviceId, accountId: known.parentAccountId },
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
  { ...known, quantity: input('quantity') },
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

const endable: Options<BindingScope<{}, {}, Steps>> = options(
  part(GetOrderableService, 'OwnedParts'),
  { ...known, besidesAccountId: step('info.BesidesAccountId') },
  { value: 'AccountId', label: 'Named', note: 'Note', display: 'cards', when: where({ MayEnd: true }) },
);

/** Which of a bundle's parts that are there already end as it starts (D30). */
export const partsAsked = {
  title: 'Already there',
  help: 'Parts of this bundle run already. What you choose ends when the bundle starts; what you leave goes on and is paid as well.',
  fields: [{ field: 'endedAccountIds', as: 'MultiCombobox', title: 'Ends when it starts', options: endable }],
} as const;

const ended: readonly Action<BindingScope<{}, OwnedPart>>[] = [
  link('Terminate account', go('/terminate?accountId?', { accountId: row('AccountId') }), { icon: 'trash' }),
];

/** What runs already of a bundle's parts. */
const ownedPartsRows = {
  columns: [
    { field: 'Named', title: 'Name', width: 260 },
    { field: 'Note', title: 'What to know', width: 320 },
  ],
  actions: ended,
} as const;

const partsThere: Block<BindingScope<{}, {}, Steps>> = table(
  part(GetOrderableService, 'OwnedParts'),
  { ...known, besidesAccountId: step('info.BesidesAccountId') },
  ownedPartsRows,
);

/** In a review: what would be paid twice. */
export const ownedParts = {
  title: 'Already there: what does not end is paid twice',
  count: 'info.OwnedPartsCount',
  body: partsThere,
} as const;
