/** The way into the name of a user below, from his account (AUTH-33, AUTH-40, ROLE-24); the page starts anew by itself. */

import { type Action, action, type BindingScope, constant, row } from '#define';
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

/** The same to look only: his screens, his rights and his accounts as the server gives them to him, and no write. */
export const viewAs: typeof impersonate = action(
  Impersonate,
  { userAccountId: row('AccountId'), readOnly: constant(true) },
  {
    label: 'View as this user',
    icon: 'eye',
    may: 'MayImpersonate',
    confirm: 'You see what this user sees and change nothing, for an hour at most. The audit log tells it.',
  },
);
