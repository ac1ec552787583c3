/** The way into the name of a user below, from his account (AUTH-33, AUTH-40, ROLE-24); the page starts anew by itself. */

import { type Action, action, type BindingScope, row } from '#define';
import Impersonate from '../../operations/Authorization/Impersonate.ts';

export const impersonate: Action<BindingScope<{}, { AccountId: number; MayImpersonate?: boolean }>> = action(
  Impersonate,
  { userAccountId: row('AccountId') },
  {
    label: 'Work as this user',
    icon: 'users',
    may: 'MayImpersonate',
    confirm: 'You see and do what this user may, under both names in the audit log, for an hour at most.',
  },
);
