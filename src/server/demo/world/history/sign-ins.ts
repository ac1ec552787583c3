/** Sign-ins, sign-outs and changes of language; the latest sign-in of a user is the one that his account remembers. */

import { supportedLanguages } from '../../../../rules/limits.ts';
import { sentence } from '../../../calls/sentence.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { daysAfter, later, now } from '../dates.ts';
import type { Random } from '../random.ts';
import { chanceOf } from './actors.ts';
import { begin, type Entry } from './entry.ts';

const minute = 60_000;

export const signIns = (accounts: readonly DemoAccount[]): Entry[] =>
  accounts.flatMap((user) => {
    const last = user.lastLogon;
    if (user.type !== 'User' || !last || last < begin) return [];
    const chance = chanceOf('signed in', user);
    const often = user.values['IsAdministrator'] ? 2 : chance.chance(0.4) ? 1 : 0;
    const from = later(begin, daysAfter(user.created, 0.05));
    const before = Array.from({ length: chance.whole(0, often) }, () => chance.moment(from, last));
    return [...before, last].flatMap((at) => visit(chance, user, at));
  });

function visit(chance: Random, user: DemoAccount, at: Date): Entry[] {
  const own = { target: user, user };
  const during = new Date(at.getTime() + chance.whole(1, 4) * minute);
  const left = new Date(at.getTime() + chance.whole(5, 240) * minute);
  const entries: Entry[] = [{ ...own, at, event: 'Signed in', operation: 'Authorization/Authenticate' }];
  const after = chance.chance(0.6) ? String(user.values['PreferredLanguage']) : chance.pick(supportedLanguages);
  if (after !== 'en' && chance.chance(0.06)) {
    const languageChange = [
      sentence('{before} → {after}', {
        before: { is: 'language', name: 'en' },
        after: { is: 'language', name: after },
      }),
    ];
    entries.push({
      ...own,
      at: during,
      event: 'Language changed',
      operation: 'Authorization/SetLanguage',
      details: languageChange,
    });
  }
  // Most close the browser; the session ends by itself.
  if (chance.chance(0.2)) entries.push({ ...own, at: left, event: 'Signed out', operation: 'Authorization/Logout' });
  return entries.filter((entry) => entry.at < (user.terminated ?? now));
}
