/** Saves the preferences; keywords take a right of their own. */
import SavePreferences from '../../../../manifests/operations/NotificationPreferences/SavePreferences.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { mayHaveKeywords, preferencesOf } from '../../messages/notification-preferences.ts';

export default handler(SavePreferences, async ({ accountId, preferences }, context) => {
  const { CommitmentPeriods, DaysBeforeOneMonth, DaysBeforeThreeYear, DaysBeforeOther, Keywords } = preferences;
  const account = await findAccount(context, accountId, { alive: 'terminated', hold: 'share' });
  if (Keywords && !mayHaveKeywords(context, 'Update')) throw new Failure(403, 'readOnlyField', { field: 'Keywords' });
  const saved = {
    commitment_periods: CommitmentPeriods,
    days_before_one_month: DaysBeforeOneMonth,
    days_before_three_year: DaysBeforeThreeYear,
    days_before_other: DaysBeforeOther,
    ...(Keywords ? { keywords: Keywords } : {}),
    updated_utc: new Date(),
  };
  await context.db
    .insertInto('notification_preference')
    .values({ account_id: accountId, ...saved })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(saved))
    .execute();
  return preferencesOf(context, account);
});
