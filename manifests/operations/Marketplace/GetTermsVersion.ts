/** One version of terms, as it is written and as its readers get it. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { TermsVersion, termsVersionExample, termsVersionId } from '../../entities/TermsVersion.ts';

export default operation('Marketplace/GetTermsVersion', {
  summary:
    'Answers a version of the terms of a marketplace or reseller: what is written, the HTML that its readers get, and what it changes of the version before.',
  kind: 'read',
  subject: { Account: 'accountId', TermsVersion: 'termsVersionId' },
  reads: ['Terms'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'noTermsVersion', 'termsOfSellers'],
  input: Type.Object({ accountId, termsVersionId }),
  data: TermsVersion,
  example: { input: { accountId: 100002, termsVersionId: 12 }, data: termsVersionExample },
});
