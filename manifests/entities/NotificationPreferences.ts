/** When a person is reminded that a commitment ends, and the words he wants to hear of (CALL-126, VAL-20, CONST-04 to CONST-07). */
import { Type } from 'typebox';
import { entity } from '#define';
import { commitmentPeriods, limits } from '../../src/rules/limits.ts';
import { AccountState } from './AccountType.ts';
import { version, versionExample } from './version.ts';

const Period = Type.Enum([...commitmentPeriods], { type: 'string' });
const daysBefore = Type.Integer({ minimum: 0, maximum: limits.reminderDays });

/** What a person decides. */
export const notificationChoice = {
  /** The commitments whose end is announced; at least one. */
  CommitmentPeriods: Type.Array(Period, { minItems: 1, uniqueItems: true }),
  DaysBeforeOneMonth: daysBefore,
  DaysBeforeThreeYear: daysBefore,
  DaysBeforeOther: daysBefore,
  /** Only for who holds NOTIFICATIONS_USER_WITH_KEYWORDS; without the right it is absent and refused. */
  Keywords: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 50, uniqueItems: true }),
  ),
};

export const NotificationPreferences = entity(
  'NotificationPreferences',
  Type.Object({
    AccountId: Type.Integer(),
    /** Of the account; those of an ended one are not changed. */
    AccountState,
    ...notificationChoice,
    CommitmentPeriods: Type.Array(Period),
    Version: version,
    /** Absent while nobody has changed what the product begins with. */
    UpdatedUtc: Type.Optional(Type.String()),
  }),
);

export const notificationChoiceExample = {
  CommitmentPeriods: ['1-month' as const, '3-year' as const],
  DaysBeforeOneMonth: 7,
  DaysBeforeThreeYear: 90,
  DaysBeforeOther: 30,
};

export const notificationPreferencesExample = {
  AccountId: 100412,
  AccountState: 'Active' as const,
  Version: versionExample,
  ...notificationChoiceExample,
};
