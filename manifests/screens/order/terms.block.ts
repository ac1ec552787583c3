/** Terms before an order: to be read, and accepted for the own company. */
import {
  type Action,
  action,
  type BindingScope,
  type Block,
  type DataOf,
  facts,
  part,
  row,
  session,
  show,
  step,
  table,
  where,
} from '#define';
import GetOrderableService from '../../operations/Account/GetOrderableService.ts';
import AcceptTerms from '../../operations/Marketplace/AcceptTerms.ts';

type Terms = DataOf<typeof GetOrderableService>['Terms'][number];
type Scope = BindingScope<{}, {}, { account: { AccountId: number }; service: { ServiceId: number } }>;

const actions: readonly Action<BindingScope<{}, Terms>>[] = [
  show(
    { label: 'Read', icon: 'eye', display: 'icon', width: 'wide' },
    facts({ fields: [{ field: 'TermsText', as: 'Html', title: 'Text' }] }),
  ),
  action(
    AcceptTerms,
    {
      accountId: session('CompanyAccount.AccountId'),
      productName: row('ProductName'),
      termsId: row('Id'),
    },
    {
      label: 'Accept',
      icon: 'check',
      display: 'icon',
      when: where({ IsAccepted: false }),
      confirm: 'You accept these terms for your company.',
      message: 'Terms accepted',
    },
  ),
];

/** What is seen of them wherever they stand. */
export const termsRows = {
  columns: [
    { field: 'Name', width: 240 },
    { field: 'Version', title: 'Version', width: 90 },
    { field: 'IsAccepted', title: 'Accepted', width: 140 },
    { field: 'AcceptedUtc', as: 'Date', title: 'Accepted on', width: 160 },
  ],
  actions,
  empty: 'There are no terms to accept.',
} as const;

export const termsToAccept: Block<Scope> = table(
  part(GetOrderableService, 'Terms'),
  { parentAccountId: step('account.AccountId'), serviceId: step('service.ServiceId') },
  termsRows,
);
