/** An invoice or credit note as it was printed (CALL-076). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { invoiceId } from '../../entities/invoice.ts';

export default operation('Account/GetInvoiceDocument', {
  summary: 'Answers the file of one invoice or credit note: a PDF that can be kept for ever, with the e-invoice in it.',
  kind: 'read',
  subject: { Invoice: 'invoiceId' },
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['documentNotYet', 'documentOnRequest', 'noInvoice'],
  input: Type.Object({ invoiceId }),
  data: FileResult,
  example: {
    input: { invoiceId: 900_003 },
    data: { FileName: 'I-2026-000042.pdf', ContentType: 'application/pdf', Content: 'JVBERi0xLjc=' },
  },
});
