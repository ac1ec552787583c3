/** Begins the next version of terms from one that there is. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { TermsVersion, termsVersionExample, termsVersionId } from '../../entities/TermsVersion.ts';

export default operation('Marketplace/CopyTerms', {
  summary: 'Makes a draft of the next version of terms that says what another version says.',
  kind: 'write',
  subject: { Account: 'accountId', TermsVersion: 'termsVersionId' },
  changes: ['Terms'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'noTermsVersion', 'noServiceNamed', 'termsOfSellers', 'terminated', 'termsBeingWritten'],
  audit: { event: 'Terms drafted' },
  input: Type.Object({ accountId, termsVersionId }),
  data: TermsVersion,
  example: { input: { accountId: 100002, termsVersionId: 11 }, data: termsVersionExample },
});
