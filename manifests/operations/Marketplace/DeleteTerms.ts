/** Deletes a draft of terms. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { termsVersionId } from '../../entities/TermsVersion.ts';

export default operation('Marketplace/DeleteTerms', {
  summary: 'Deletes a draft of terms; what is published stays for ever.',
  kind: 'write',
  subject: { Account: 'accountId', TermsVersion: 'termsVersionId' },
  changes: ['Terms'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'noTermsVersion', 'termsOfSellers', 'termsPublished'],
  audit: { event: 'Draft of terms deleted' },
  input: Type.Object({ accountId, termsVersionId }),
  data: Type.Null(),
  example: { input: { accountId: 100002, termsVersionId: 12 }, data: null },
});
