/** Declines a quote by the link of its letter, signed with a name (SOLO-24). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import {
  LinkedQuote,
  linkedQuoteExample,
  quoteToken,
  quoteTokenExample,
  signerName,
} from '../../entities/linkedQuote.ts';

export default operation('SalesQuote/DeclineLinkedQuote', {
  summary: 'Declines the one version of a quote that a link is for, once; the name is kept beside whose link it was.',
  kind: 'write',
  subject: 'none',
  changes: [both('Quote'), 'Mail'],
  needs: 'anyone',
  limit: { calls: 20, minutes: 15, by: 'address' },
  errors: ['quoteAccepted', 'quoteLinkOver'],
  audit: { event: 'Quote declined' },
  input: Type.Object({
    token: quoteToken,
    name: signerName,
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  data: LinkedQuote,
  example: {
    input: { token: quoteTokenExample, name: 'Ágnes Szőke-Müllner' },
    data: { ...linkedQuoteExample, Status: 'Rejected', DecidedBy: 'Ágnes Szőke-Müllner', MayAnswer: false },
  },
});
