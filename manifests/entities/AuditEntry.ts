/** One entry of the audit log: event, target, user and time in UTC (ROUTE-64 to ROUTE-67). */
import { Type } from 'typebox';
import { entity } from '#define';

const AuditAccount = Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountType: Type.String() });

export const AuditEntry = entity(
  'AuditEntry',
  Type.Object({
    AuditEntryId: Type.Integer(),
    Event: Type.String(),
    Target: AuditAccount,
    User: AuditAccount,
    /** Present when somebody acted in the user's name. */
    Impersonator: Type.Optional(AuditAccount),
    TimeUtc: Type.String(),
    /** What changed, in the words of the layout: "City: Wien → Linz". */
    Details: Type.Optional(Type.String()),
  }),
);

export const auditEntryExample = {
  AuditEntryId: 9041,
  Event: 'Account saved',
  Target: { AccountId: 100734, DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH', AccountType: 'Company' },
  User: { AccountId: 100412, DisplayName: 'Magdalena Brückner', AccountType: 'User' },
  TimeUtc: '2026-11-18T09:12:44Z',
  Details: 'City: Linz → Wien',
};
