/** What an account has been billed for a month, as one file (CALL-076). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { intervalId } from '../../entities/interval.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetInvoicePdf', {
  summary: 'Answers all invoices and credit notes that an account has received for a month, in one PDF.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Invoice'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['documentNotYet', 'noInvoiceOfInterval', 'notFound'],
  input: Type.Object({ accountId, intervalId }),
  data: FileResult,
  example: {
    input: { accountId: 100734, intervalId: 202610 },
    data: { FileName: 'I-2026-000042.pdf', ContentType: 'application/pdf', Content: 'JVBERi0xLjc=' },
  },
});
