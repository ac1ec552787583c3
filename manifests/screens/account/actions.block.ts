/** What can be done with an account beside its values, each with its right and its state (SOLO-11, TERM-10, TERM-11). */

import { type Action, action, type BindingScope, go, link, row } from '#define';
import CancelScheduledTermination from '../../operations/Account/CancelScheduledTermination.ts';
import SendPasswordReset from '../../operations/Account/SendPasswordReset.ts';

interface Subject {
  AccountId: number;
  MayMove?: boolean;
  MayTerminate?: boolean;
  MayCancelTermination?: boolean;
  MayChangeSignIn?: boolean;
}
type AccountAction = Action<BindingScope<{}, Subject>>;

const move: AccountAction = link('Move account', go('/move?accountId?', { accountId: row('AccountId') }), {
  icon: 'sitemap',
  may: 'MayMove',
});

const sendPasswordLink: AccountAction = action(
  SendPasswordReset,
  { userAccountId: row('AccountId') },
  {
    label: 'Send password link',
    icon: 'mail',
    may: 'MayChangeSignIn',
    confirm: 'The user gets an e-mail with a link to choose a new password. The present one stays until then.',
    message: 'The link is on its way',
  },
);

/** Each type has a right of its own (TERM-17), so the server says of the account at hand whether it may be ended. */
const terminate: AccountAction = link(
  'Terminate account',
  go('/terminate?accountId?', { accountId: row('AccountId') }),
  { icon: 'trash', may: 'MayTerminate' },
);

const cancelTermination: AccountAction = action(
  CancelScheduledTermination,
  { accountId: row('AccountId') },
  {
    label: 'Cancel termination',
    icon: 'arrow-back-up',
    may: 'MayCancelTermination',
    reason: 'Your rights do not allow ending accounts of this type, or keeping them.',
    confirm: {
      text: 'The account stays. Prepaid subscriptions that would have renewed will do so again.',
      reject: 'Keep the termination',
    },
    message: 'The account does not end',
  },
);

export const accountActions: readonly AccountAction[] = [move, sendPasswordLink, cancelTermination, terminate];
