/** Move account: which one, and below which other one it shall stand (ROUTE-49, ROUTE-61, CALL-049). */

import { choose, finish, go, link, load, param, review, screen, step, wizard } from '#define';
import GetMovableAccounts from '../../operations/Account/GetMovableAccounts.ts';
import GetMoveInfo from '../../operations/Account/GetMoveInfo.ts';
import GetMoveTargets from '../../operations/Account/GetMoveTargets.ts';
import MoveAccount from '../../operations/Account/MoveAccount.ts';
import { accountRows } from '../accounts/account-choice.block.ts';

export default screen('/move?accountId?', {
  title: 'Move account',
  body: wizard(
    choose(
      'account',
      GetMovableAccounts,
      {},
      {
        title: 'Account',
        help: 'Everything below the account moves along.',
        ...accountRows,
        given: { AccountId: param('accountId') },
        empty: 'There is no account that you could move.',
      },
    ),
    load('subject', GetMoveInfo, { accountId: step('account.AccountId') }),
    choose(
      'parent',
      GetMoveTargets,
      { accountId: step('account.AccountId') },
      {
        title: 'New place',
        help: 'Accounts below which it may stand.',
        ...accountRows,
        empty: 'There is no other account below which it may stand.',
      },
    ),
    review('review', {
      title: 'Review',
      help: 'Whoever works in these accounts sees them in their new place at once. In another company, users keep only the roles that are offered there. An end that was planned by somebody who could not see it there must be cancelled first.',
      show: [
        { field: 'subject.DisplayName', title: 'Account' },
        { field: 'subject.Above', title: 'Stands below' },
        { field: 'subject.Below', title: 'Accounts that move along' },
        { field: 'subject.PlannedEnds', title: 'Planned ends among them' },
        { field: 'parent.DisplayName', title: 'New place' },
        { field: 'parent.Above', title: 'Which stands below' },
      ],
    }),
    finish(
      MoveAccount,
      { accountId: step('account.AccountId'), newParentAccountId: step('parent.AccountId') },
      {
        title: 'Moved',
        submit: {
          text: 'Move {name} to {place}',
          values: { name: 'subject.DisplayName', place: 'parent.DisplayName' },
        },
        message: {
          text: '{name} stands below {place} now',
          values: { name: 'subject.DisplayName', place: 'parent.DisplayName' },
        },
        links: [
          link('Open account', go('/account/$accountId', { accountId: step('account.AccountId') })),
          link('Move another account', go('/move?accountId?', {})),
        ],
      },
    ),
  ),
});
