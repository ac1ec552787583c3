/** Looks whether the audit log is as it was written. */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { Job, jobExample } from '../../entities/Job.ts';

export default operation('Administration/CheckAuditChain', {
  summary:
    'Begins a job that walks the chain of the audit log; it fails, and says where, if an entry was changed or is missing. For the account at the root alone.',
  kind: 'write',
  subject: 'none',
  changes: [own('Job')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['ofInstallation', 'tooManyJobs'],
  audit: { event: 'Audit log checked' },
  input: Type.Object({}),
  data: Job,
  example: { input: {}, data: jobExample },
});
