/** The terms that the caller has to accept before anything else (CALL-150). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Terms, termsExample } from '../../entities/Terms.ts';

export default operation('Account/GetTermsToAccept', {
  summary:
    'Answers the terms that are asked again at sign-in, and that the caller has to accept for his company; none once they are.',
  kind: 'read',
  subject: 'session',
  reads: ['Terms'],
  needs: 'signedIn',
  midSignIn: 'terms',
  input: Type.Object({}),
  data: Type.Array(Terms),
  example: { input: {}, data: [termsExample] },
});
