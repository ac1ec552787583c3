/** Asks for the file of a month that is being printed (CALL-151, CONST-01). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { intervalId } from '../../entities/interval.ts';
import { Job, jobExample } from '../../entities/Job.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/RequestInvoice', {
  summary:
    'Queues the making of one PDF of all that an account has been billed for a month; it is ready within 30 minutes and stands at the job.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [own('Job')],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['noInvoiceOfInterval', 'notFound', 'repeatedDifferently', 'tooManyJobs'],
  audit: { event: 'Invoices requested' },
  input: Type.Object({ accountId, intervalId }),
  data: Job,
  example: {
    input: { accountId: 100734, intervalId: 202610 },
    data: { ...jobExample, Kind: 'invoice-pdf', Title: '202610', State: 'Queued', Done: 0, HasFile: false },
  },
});
