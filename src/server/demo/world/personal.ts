/** What people of the demo world keep for themselves: saved views of lists, and what they want to be told. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { knownIds } from './accounts/account.ts';
import { daysAfter, now } from './dates.ts';
import { insertAll } from './insert-all.ts';
import { putLandingPages } from './landing-pages.ts';

const accounts = '/accounts#0';
const auditLog = '/account/$accountId/audit-log#0';

/** State as the list writes it into the address. */
const views = [
  {
    user: knownIds.owner,
    list: accounts,
    name: 'Resellers, last sign-in first',
    state: 'filter=Reseller&sort=-LastLogonUtc',
  },
  { user: knownIds.owner, list: accounts, name: 'Ended accounts as well', state: 'showTerminatedAccounts=true' },
  { user: knownIds.reseller, list: accounts, name: 'Companies', state: 'filter=Company' },
  { user: knownIds.admin, list: accounts, name: 'Benutzer', state: 'filter=User&sort=DisplayName' },
  { user: knownIds.admin, list: auditLog, name: 'Anmeldungen', state: 'options.filter=Signed+in' },
];

const preferences = [
  { account: knownIds.admin, periods: ['1-month', '3-year'], days: [7, 120, 30], keywords: ['backup', 'mailbox'] },
  { account: knownIds.user, periods: ['3-year'], days: [7, 60, 30], keywords: [] },
];

export async function putPersonal(owner: Kysely<Tables>): Promise<void> {
  await putLandingPages(owner);
  await insertAll(
    owner,
    'list_view',
    views.map(({ user, list, name, state }, index) => ({
      user_account_id: user,
      list_key: list,
      name,
      state,
      updated_utc: daysAfter(now, -10 * (index + 1)),
    })),
  );
  await insertAll(
    owner,
    'notification_preference',
    preferences.map(({ account, periods, days: [oneMonth = 0, threeYear = 0, other = 0], keywords }) => ({
      account_id: account,
      commitment_periods: periods,
      days_before_one_month: oneMonth,
      days_before_three_year: threeYear,
      days_before_other: other,
      keywords,
      updated_utc: daysAfter(now, -33),
    })),
  );
}
