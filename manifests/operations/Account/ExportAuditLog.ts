/** The audit log as a file (CALL-059, CALL-156). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { auditLogInput } from '../../entities/auditLogInput.ts';
import { FileResult } from '../../entities/FileResult.ts';
import { listInput } from '../../entities/list.ts';

export default operation('Account/ExportAuditLog', {
  summary: 'Answers the audit log as a CSV or XLSX file.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['AuditEntry'],
  needs: can('AUDIT_LOG', 'Read'),
  errors: ['notFound', 'unknownOrder'],
  input: Type.Object({
    ...auditLogInput,
    options: listInput.options,
    orderBy: listInput.orderBy,
    format: Type.Enum(['xlsx', 'csv'], { type: 'string' }),
  }),
  data: FileResult,
  example: {
    input: { accountId: 100734, mode: 'audit', format: 'csv' },
    data: { FileName: 'audit-log.csv', ContentType: 'text/csv', Content: 'RXZlbnQ7VGFyZ2V0Cg==' },
  },
});
