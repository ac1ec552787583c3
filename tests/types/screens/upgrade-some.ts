/** Example: a wizard with a subject that the address may name, a record read on the way, a condition, and several rows picked. */

import {
  ask,
  choose,
  chooseMany,
  constant,
  finish,
  go,
  link,
  load,
  onlyIf,
  param,
  present,
  review,
  row,
  screen,
  session,
  step,
  view,
  where,
  wizard,
} from '#define';
import { GetAccountTree, LoadAccountById } from '../operations/account.ts';
import { GetUpgradeOptions, UpgradeSubscription } from '../operations/subscription.ts';

export const upgradeSome = screen('/upgrade-some?accountId?', {
  title: 'Upgrade',
  body: wizard(
    choose(
      'account',
      GetAccountTree,
      { accountId: session('CompanyAccount.AccountId'), showTerminatedAccounts: constant(false) },
      {
        title: 'Account',
        columns: ['DisplayName'],
        given: { AccountId: param('accountId') },
      },
    ),
    load('subject', LoadAccountById, { accountId: step('account.AccountId') }),
    chooseMany(
      'targets',
      GetUpgradeOptions,
      { accountId: step('subject.AccountId') },
      { title: 'Targets', columns: ['DisplayName'], when: where({ Kind: 'full' }), atMost: 10 },
    ),
    ask('more', UpgradeSubscription, {
      title: 'More',
      sections: [{ title: 'How', fields: ['quantity', 'kind'] }],
      start: { quantity: step('targets.Count') },
    }),
    onlyIf(
      where({ 'more.kind': 'partial' }),
      ask('target', UpgradeSubscription, { title: 'Target', fields: ['targetAccountId'] }),
    ),
    present('look', {
      title: 'Look',
      body: view(LoadAccountById, { accountId: step('subject.AccountId') }, { fields: ['DisplayName'] }),
    }),
    review('review', {
      title: 'Review',
      show: [{ field: 'subject.DisplayName', title: 'For' }, 'targets.DisplayName', 'target.targetAccountId'],
    }),
    finish(
      UpgradeSubscription,
      {
        accountId: step('subject.AccountId'),
        productName: step('subject.DisplayName'),
        kind: step('more.kind'),
        targetAccountId: step('target.targetAccountId'),
        quantity: step('more.quantity'),
      },
      {
        title: 'Result',
        submit: { text: 'Upgrade {count} of {name}', values: { count: 'targets.Count', name: 'subject.DisplayName' } },
        links: [link('Open', go('/account/$accountId', { accountId: row('accountId') }))],
      },
    ),
  ),
});
