/** The audit log as a file (CALL-059, CALL-156). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { auditLogInput, auditLogKeys } from '../../entities/auditLogInput.ts';
import { FileResult } from '../../entities/FileResult.ts';
import { listOptions, orderBy } from '../../entities/list.ts';

export default operation('Account/ExportAuditLog', {
  summary: 'Answers the audit log as a CSV or XLSX file.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['AuditEntry'],
  needs: can('AUDIT_LOG', 'Read'),
  errors: ['notFound'],
  input: Type.Object({
    ...auditLogInput,
    options: listOptions,
    orderBy: orderBy(auditLogKeys),
    format: Type.Enum(['xlsx', 'csv'], { type: 'string' }),
  }),
  data: FileResult,
  example: {
    input: { accountId: 100734, mode: 'audit', format: 'csv' },
    data: { FileName: 'audit-log.csv', ContentType: 'text/csv', Content: 'RXZlbnQ7VGFyZ2V0Cg==' },
  },
});
