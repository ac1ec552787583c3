/** The way into the name of a user below, from his account (AUTH-33, AUTH-40, ROLE-24); the page starts anew by itself. */

import { row } from '../../../src/define/binding/binding.ts';
import type { BindingScope } from '../../../src/define/binding/binding-scope.ts';
import { type Action, action } from '../../../src/define/blocks/action.ts';
import Impersonate from '../../operations/Authorization/Impersonate.ts';

export const impersonate: Action<BindingScope<{}, { AccountId: number; MayImpersonate?: boolean }>> = action(
  Impersonate,
  { userAccountId: row('AccountId') },
  {
    label: 'Work as this user',
    icon: 'users',
    when: { properties: { MayImpersonate: { const: true } }, required: ['MayImpersonate'] },
    confirm: 'You see and do what this user may, under both names in the audit log, for an hour at most.',
  },
);
