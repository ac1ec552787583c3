/** Terms: what a company has accepted, and all companies below it; of the marketplace, everybody (TERMS-04). */
import { inContext, param, screen, table, where } from '#define';
import GetTermsAcceptances from '../../operations/Account/GetTermsAcceptances.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/terms', {
  title: 'Accepted terms',
  header: accountHeader,
  tab: { title: 'Terms', order: 58, when: where({ AccountType: ['Company', 'Reseller'] }) },
  body: table(
    GetTermsAcceptances,
    { accountId: param('accountId') },
    {
      columns: [
        { field: 'Company', as: 'AccountLink', width: 240 },
        { field: 'Name', title: 'Terms', width: 170 },
        { field: 'Version', title: 'Version', width: 90 },
        { field: 'ProductName', title: 'Product', width: 130 },
        { field: 'User', as: 'AccountLink', title: 'Accepted by', width: 190 },
        { field: 'AcceptedUtc', as: 'DateTimeUtc', title: 'Accepted' },
        { field: 'Language', title: 'Read in', width: 110 },
      ],
      sort: { field: 'AcceptedUtc', direction: 'DESC' },
      sortable: ['Name', 'ProductName', 'Version', 'AcceptedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find by company, terms or person' },
        { field: 'from', as: 'DateTimeUtc', title: 'From' },
        { field: 'to', as: 'DateTimeUtc', title: inContext('To', 'end of a period') },
      ],
      empty: 'No terms have been accepted here yet. Each acceptance is kept for ever.',
    },
  ),
});
