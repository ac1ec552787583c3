/** All that the caller's company has ever accepted (CALL-026). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Terms, termsExample } from '../../entities/Terms.ts';

export default operation('Account/GetMyConfirmedTerms', {
  summary: 'Answers every version of terms that the company of the caller has accepted, the newest first.',
  kind: 'read',
  subject: 'session',
  reads: ['Terms'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Array(Terms),
  example: { input: {}, data: [{ ...termsExample, AcceptedUtc: '2026-10-02T07:30:00Z' }] },
});
