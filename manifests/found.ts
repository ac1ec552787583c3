/** Old addresses with one parameter that is no id; apart from shell.ts, because the sign-in page does without them. */
import { type LegacyLookup, lookedUp } from '#define';
import SearchAccounts from './operations/Account/SearchAccounts.ts';

export const found: Readonly<Record<`/${string}`, LegacyLookup>> = {
  '/Account/View/$accountIdentificator/Notifications': lookedUp(
    '/account/$accountId/notifications',
    SearchAccounts,
    { includeDepartment: true, showTerminatedAccounts: true },
    { text: 'searchString', equals: 'AccountIdentificator', id: 'AccountId' },
  ),
};
