/** Changes what a draft of terms says. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import {
  TermsVersion,
  termsVersionExample,
  termsVersionId,
  writtenExample,
  writtenTerms,
} from '../../entities/TermsVersion.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Marketplace/ChangeTerms', {
  summary: 'Changes titles and texts of a draft; what is published stays as it is.',
  kind: 'write',
  subject: { Account: 'accountId', TermsVersion: 'termsVersionId' },
  changes: ['Terms'],
  edits: { record: 'TermsVersion', id: 'termsVersionId', version: 'version' },
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'noTermsVersion', 'termsOfSellers', 'terminated', 'termsPublished'],
  audit: { event: 'Terms changed' },
  input: Type.Object({ accountId, termsVersionId, ...writtenTerms, version: readVersion }),
  data: TermsVersion,
  example: { input: { accountId: 100002, termsVersionId: 12, ...writtenExample }, data: termsVersionExample },
});
