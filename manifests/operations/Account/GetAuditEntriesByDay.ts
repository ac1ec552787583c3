/** How much has happened on each of the last days, counted over the whole audit log. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { auditLogInput } from '../../entities/auditLogInput.ts';

const { accountId, mode } = auditLogInput;

export default operation('Account/GetAuditEntriesByDay', {
  summary:
    'Counts the entries of the audit log on each of the last days, today the last of them; days are those of UTC.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['AuditEntry'],
  needs: can('AUDIT_LOG', 'Read'),
  errors: ['notFound'],
  input: Type.Object({
    accountId,
    mode,
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366, default: 30 })),
  }),
  data: Type.Array(
    Type.Object({
      /** 2026-11-21. */
      Day: Type.String(),
      Entries: Type.Integer(),
    }),
  ),
  example: {
    input: { accountId: 100734, mode: 'audit', days: 7 },
    data: [
      { Day: '2026-11-15', Entries: 0 },
      { Day: '2026-11-16', Entries: 4 },
      { Day: '2026-11-17', Entries: 11 },
      { Day: '2026-11-18', Entries: 7 },
      { Day: '2026-11-19', Entries: 0 },
      { Day: '2026-11-20', Entries: 16 },
      { Day: '2026-11-21', Entries: 9 },
    ],
  },
});
