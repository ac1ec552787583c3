/** What can be done with an account beside its values, each with its right and its state (SOLO-11, TERM-10, TERM-11). */

import { type Action, action, type BindingScope, type Condition, can, go, open, row } from '#define';
import { accountObjectType } from '../../../src/rules/accounts/rights.ts';
import CancelScheduledTermination from '../../operations/Account/CancelScheduledTermination.ts';
import SendPasswordReset from '../../operations/Account/SendPasswordReset.ts';

interface Subject {
  AccountId: number;
  AccountType: keyof typeof accountObjectType;
  AccountState: 'Active' | 'Terminated';
  ParentAccountId: number | null;
  TerminatesUtc?: string;
  MayCancelTermination?: boolean;
  MayChangeSignIn?: boolean;
}
type AccountAction = Action<BindingScope<{}, Subject>>;

const isAlive = { AccountState: { const: 'Active' } } as const;
const types = Object.keys(accountObjectType) as (keyof typeof accountObjectType)[];
const planned: Condition<Subject> = { required: ['TerminatesUtc'] };

const move: AccountAction = open(go('/move?accountId?', { accountId: row('AccountId') }), {
  label: 'Move account',
  icon: 'sitemap',
  when: { properties: { ...isAlive, ParentAccountId: { not: { const: null } } } },
  needs: can('ACCOUNT_MOVE', 'Execute'),
});

const sendPasswordLink: AccountAction = action(
  SendPasswordReset,
  { userAccountId: row('AccountId') },
  {
    label: 'Send password link',
    icon: 'mail',
    when: { properties: { ...isAlive, MayChangeSignIn: { const: true } }, required: ['MayChangeSignIn'] },
    confirm: 'The user gets an e-mail with a link to choose a new password. The present one stays until then.',
    message: 'The link is on its way',
  },
);

/** One for each type, because each has a right of its own (TERM-17). */
const terminate = types.map(
  (type): AccountAction =>
    open(go('/terminate?accountId?', { accountId: row('AccountId') }), {
      label: 'Terminate account',
      icon: 'trash',
      when: { properties: { ...isAlive, AccountType: { const: type } }, not: planned },
      needs: can(accountObjectType[type], 'Read', 'Delete'),
    }),
);

const cancelTermination: AccountAction = action(
  CancelScheduledTermination,
  { accountId: row('AccountId') },
  {
    label: 'Cancel termination',
    icon: 'arrow-back-up',
    when: { properties: isAlive, ...planned },
    locks: [
      {
        while: { properties: { MayCancelTermination: { const: false } } },
        reason: 'Your rights do not allow ending accounts of this type, or keeping them.',
      },
    ],
    confirm: 'The account stays. Prepaid subscriptions that would have renewed will do so again.',
    message: 'The account does not end',
  },
);

export const accountActions: readonly AccountAction[] = [move, sendPasswordLink, cancelTermination, ...terminate];
