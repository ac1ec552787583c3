/** The document of a quote, by the link of its letter (SOLO-24). */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { quoteToken, quoteTokenExample } from '../../entities/linkedQuote.ts';
import { quoteFormat } from '../../entities/quote.ts';

export default operation('SalesQuote/ExportLinkedQuote', {
  summary: 'Answers the one version of a quote that a link is for as PDF, or for word processors.',
  kind: 'read',
  subject: 'none',
  reads: ['Quote'],
  needs: 'anyone',
  limit: { calls: 30, minutes: 15, by: 'address' },
  errors: ['quoteLinkOver'],
  input: Type.Object({ token: quoteToken, format: quoteFormat }),
  data: FileResult,
  example: {
    input: { token: quoteTokenExample },
    data: { FileName: 'Q-10021-3.pdf', ContentType: 'application/pdf', Content: 'JVBERi0xLjc=' },
  },
});
