/** What happened to an account and below it, or what one user did (CALL-058, ROUTE-36, ROUTE-37, ROLE-68). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { AuditEntry, auditEntryExample } from '../../entities/AuditEntry.ts';
import { auditLogInput, auditLogKeys } from '../../entities/auditLogInput.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetAuditLog', {
  summary: 'Answers one page of the audit log.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['AuditEntry'],
  needs: can('AUDIT_LOG', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ ...auditLogInput, ...listInput(auditLogKeys) }),
  data: Paged(AuditEntry),
  example: {
    input: { accountId: 100734, mode: 'audit' },
    data: { Items: [auditEntryExample], TotalCount: 1 },
  },
});
