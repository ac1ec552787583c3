/** The terms that are in force for the caller's company, accepted or not (CALL-150). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Terms, termsExample } from '../../entities/Terms.ts';

export default operation('Account/GetTerms', {
  summary:
    'Answers the terms and privacy policies of the nearest marketplace above that are in force, and when the company of the caller accepted each.',
  kind: 'read',
  subject: 'session',
  reads: ['Terms'],
  needs: 'signedIn',
  input: Type.Object({
    /** Only of this product; absent: of the marketplace and of all its products. */
    productName: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  data: Type.Array(Terms),
  example: { input: {}, data: [termsExample] },
});
