/** Notification preferences as they stand in the database, or as everybody begins. */
import { type Selectable, sql } from 'kysely';
import type { NotificationPreferences } from '../../../manifests/entities/NotificationPreferences.ts';
import { can } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { commitmentPeriods, startReminders } from '../../rules/limits.ts';
import type { FoundAccount } from '../accounts/find.ts';
import { utc } from '../accounts/row.ts';
import { versionOf } from '../db/record-version.ts';
import type { NotificationPreferenceTable } from '../db/tables/notification_preference.ts';

type Preferences = Static<typeof NotificationPreferences>;

export const mayHaveKeywords = ({ session }: CallContext, flag: 'Read' | 'Update'): boolean =>
  meets(session.user.Capability, can('NOTIFICATIONS_USER_WITH_KEYWORDS', flag));

/** Keywords leave only for who may read them. The account must have been found visible before. */
export async function preferencesOf(context: CallContext, account: FoundAccount): Promise<Preferences> {
  const Version = await versionOf(context, 'NotificationPreferences', account.account_id);
  const { rows } = await sql<Selectable<NotificationPreferenceTable>>`
    select * from preferences_for(${account.account_id})`.execute(context.db);
  // Those of a company hold for its people too, as long as these have said nothing themselves; keywords are everybody's own.
  const [row] = rows;
  const own = row?.account_id === account.account_id ? row : undefined;
  return {
    AccountId: account.account_id,
    AccountState: account.account_state,
    CommitmentPeriods: (row?.commitment_periods as Preferences['CommitmentPeriods']) ?? [...commitmentPeriods],
    DaysBeforeOneMonth: row?.days_before_one_month ?? startReminders['1-month'],
    DaysBeforeThreeYear: row?.days_before_three_year ?? startReminders['3-year'],
    DaysBeforeOther: row?.days_before_other ?? startReminders.other,
    ...(mayHaveKeywords(context, 'Read') ? { Keywords: own?.keywords ?? [] } : {}),
    Version,
    ...(own ? { UpdatedUtc: utc(own.updated_utc) } : {}),
  };
}
