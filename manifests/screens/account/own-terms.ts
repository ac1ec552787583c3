/** The terms that a marketplace or reseller gives to those below it: drafts, those in force, and those that were replaced. */
import { go, link, param, row, screen, table, where } from '#define';
import GetTermsVersions from '../../operations/Marketplace/GetTermsVersions.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/own-terms', {
  title: 'Terms for customers',
  header: accountHeader,
  tab: { title: 'Terms for customers', order: 57, when: where({ AccountType: 'Reseller' }) },
  body: table(
    GetTermsVersions,
    { accountId: param('accountId') },
    {
      columns: [
        { field: 'Title', width: 240 },
        { field: 'Version', title: 'Version', width: 100 },
        { field: 'State', as: 'Status', width: 130 },
        { field: 'Titles', title: 'Languages', languages: { fallback: 'en' }, width: 220 },
        { field: 'ProductName', title: 'Product', width: 120 },
        { field: 'Acceptances', title: 'Accepted by companies', width: 212 },
        { field: 'PublishedUtc', as: 'DateTimeUtc', title: 'Published' },
        { field: 'ChangedUtc', as: 'TimeAgo', title: 'Changed', hidden: true },
      ],
      sortable: ['Title', 'ProductName', 'Version', 'State', 'Acceptances', 'PublishedUtc', 'ChangedUtc'],
      filters: [{ field: 'options.filter', title: 'Find terms' }],
      open: go('/account/$accountId/own-terms/$termsId', { accountId: param('accountId'), termsId: row('TermsId') }),
      toolbar: [
        link('Write terms', go('/account/$accountId/write-terms', { accountId: param('accountId') }), {
          icon: 'plus',
          tone: 'main',
        }),
      ],
      empty: 'There are no terms of its own: those of the marketplace above hold here.',
    },
  ),
});
