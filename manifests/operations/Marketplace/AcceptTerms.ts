/** Accepts the terms in force for the caller's own company (CALL-082, TERMS-03). */
import { Type } from 'typebox';
import { both, can, operation, own } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Marketplace/AcceptTerms', {
  summary:
    'Accepts for the own company the terms of a product, or of the marketplace, that are in force; kept for ever.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Terms'), own('CurrentUser')],
  midSignIn: 'terms',
  needs: can('MARKETPLACE_TC_ACCEPT', 'Execute'),
  errors: ['notFound', 'terminated', 'notImpersonated', 'termsOfOwnCompany', 'termsChanged', 'noTerms'],
  audit: { event: 'Terms accepted' },
  input: Type.Object({
    /** The caller's company. */
    accountId,
    /** Absent: of the marketplace as a whole. */
    productName: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    /** What the person has read; where a newer version is in force by now, nothing is accepted. */
    termsId: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  data: Type.Null(),
  example: { input: { accountId: 100734 }, data: null },
});
