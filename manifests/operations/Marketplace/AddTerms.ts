/** Begins terms that a marketplace has not had yet, as a draft. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { TermsVersion, termsVersionExample, writtenExample, writtenTerms } from '../../entities/TermsVersion.ts';

export default operation('Marketplace/AddTerms', {
  summary:
    'Writes the first version of terms or of a privacy policy as a draft, which nobody reads before it is published.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Terms'],
  needs: can('MARKETPLACE', 'Update'),
  errors: ['notFound', 'noTermsVersion', 'noServiceNamed', 'termsOfSellers', 'terminated', 'termsNameTaken'],
  audit: { event: 'Terms drafted' },
  input: Type.Object({
    accountId,
    /** Versions of one name follow each other. */
    name: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 2, maxLength: 40 }),
    isPrivacyPolicy: Type.Boolean(),
    /** The key of a service of the account's vendors; absent: of the marketplace as a whole. */
    productName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    ...writtenTerms,
  }),
  data: TermsVersion,
  example: {
    input: { accountId: 100002, name: 'terms-of-use', isPrivacyPolicy: false, ...writtenExample },
    data: termsVersionExample,
  },
});
