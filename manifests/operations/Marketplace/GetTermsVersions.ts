/** The terms that a marketplace gives to those below it, in all their versions, for those who write them. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { TermsVersionRow, termsRowExample } from '../../entities/TermsVersion.ts';

export default operation('Marketplace/GetTermsVersions', {
  summary:
    'Answers the versions of the terms and privacy policies of a marketplace or reseller: drafts, those in force, and those that were replaced.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Terms'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'termsOfSellers'],
  input: Type.Object({
    accountId,
    ...listInput(['Title', 'ProductName', 'Version', 'State', 'Acceptances', 'ChangedUtc', 'PublishedUtc']),
  }),
  data: Paged(TermsVersionRow),
  example: { input: { accountId: 100002, limit: 20 }, data: { Items: [termsRowExample], TotalCount: 1 } },
});
