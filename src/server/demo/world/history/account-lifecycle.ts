/** Accounts that came and went since the log began. */
import { sentence } from '../../../calls/sentence.ts';
import { enumerations } from '../../../layouts/reference/catalogue.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { type Actors, chanceOf } from './actors.ts';
import { begin, type Entry } from './entry.ts';

const reasons = enumerations.find(({ name }) => name === 'TerminationReason')?.members ?? [];

export const creations = (accounts: readonly DemoAccount[], actors: Actors): Entry[] =>
  accounts.flatMap((target) => {
    if (target.created < begin) return [];
    const user = actors.near(target.parent, target.created, chanceOf('created', target));
    return user
      ? [{ at: target.created, event: 'Account created', operation: 'Account/CreateAccount', target, user }]
      : [];
  });

/** What ends with the account above it is part of that one event. */
export const terminations = (accounts: readonly DemoAccount[], actors: Actors): Entry[] =>
  accounts.flatMap((target) => {
    const at = target.terminated;
    if (!at || at < begin || target.parent?.terminated?.getTime() === at.getTime()) return [];
    const user = actors.near(target.parent, at, chanceOf('terminated', target));
    const why = reasons.find(({ value }) => value === target.values['TerminationReason']);
    const details = why && [
      sentence('Reason: {reason}', {
        reason: { is: 'member', name: why.display_name['en'] ?? why.value, member: why.value, of: 'TerminationReason' },
      }),
    ];
    return user
      ? [{ at, event: 'Account terminated', operation: 'Account/TerminateAccount', target, user, details }]
      : [];
  });
