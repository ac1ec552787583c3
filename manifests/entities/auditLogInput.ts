/** What the audit log and its export are asked with (CALL-058, CALL-059, A-27). */
import { Type } from 'typebox';
import { accountId } from './list.ts';

const part = Type.String({ maxLength: 200 });

export const auditLogInput = {
  accountId,
  /** audit: events at or below the account; user: events done by that user. */
  mode: Type.Enum(['audit', 'user'], { type: 'string' }),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
  /** Parts of the event as the caller reads it, of the name of who acted, and of what it was done to. */
  event: Type.Optional(part),
  user: Type.Optional(part),
  target: Type.Optional(part),
};

/** What it may be ordered by. */
export const auditLogKeys = ['TimeUtc', 'Event', 'Target.DisplayName', 'User.DisplayName'] as const;
