/** A quote as the link of its letter opens it, without a sign-in (SOLO-24). */
import { Type } from 'typebox';
import { operation } from '#define';
import { LinkedQuote, linkedQuoteExample, quoteToken, quoteTokenExample } from '../../entities/linkedQuote.ts';

export default operation('SalesQuote/LoadLinkedQuote', {
  summary: 'Answers the one version of a quote that a link is for, as long as it may be answered or ordered.',
  kind: 'read',
  subject: 'none',
  reads: ['Quote'],
  needs: 'anyone',
  limit: { calls: 60, minutes: 15, by: 'address' },
  errors: ['quoteLinkOver'],
  input: Type.Object({ token: quoteToken }),
  data: LinkedQuote,
  example: { input: { token: quoteTokenExample }, data: linkedQuoteExample },
});
