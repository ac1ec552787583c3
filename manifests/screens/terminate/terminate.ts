/** Terminate account: which one, why, when, and what ends with it (ROUTE-48, ROUTE-72 to ROUTE-74, TERM rows). */

import {
  ask,
  type BindingScope,
  type Block,
  choose,
  constant,
  finish,
  go,
  inContext,
  link,
  load,
  options,
  param,
  review,
  screen,
  step,
  table,
  where,
  wizard,
} from '#define';
import GetEndingAccounts from '../../operations/Account/GetEndingAccounts.ts';
import GetEnumData from '../../operations/Account/GetEnumData.ts';
import GetTerminableAccounts from '../../operations/Account/GetTerminableAccounts.ts';
import GetTerminationInfo from '../../operations/Account/GetTerminationInfo.ts';
import TerminateAccount from '../../operations/Account/TerminateAccount.ts';

/** Those of one type, all of them. */
const ending = (
  accountType: 'Reseller' | 'Company' | 'Department' | 'User' | 'Product',
  title: string,
): Block<BindingScope<{}, {}, { account: { AccountId: number } }>> =>
  table(
    GetEndingAccounts,
    { accountId: step('account.AccountId'), accountType: constant(accountType) },
    {
      title,
      icon: 'AccountType',
      columns: [
        { field: 'DisplayName', title: 'Name', width: 320 },
        { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
        ...(accountType === 'Product'
          ? ([
              { field: 'IsPrepaid', title: 'Prepaid', width: 150 },
              { field: 'LockEndDate', as: 'Date', title: inContext('Locked until', 'of a term'), width: 150 },
            ] as const)
          : []),
      ],
    },
  );

export default screen('/terminate?accountId?', {
  title: 'Terminate account',
  body: wizard(
    choose(
      'account',
      GetTerminableAccounts,
      {},
      {
        title: 'Account',
        help: 'Everything below the account ends with it.',
        icon: 'AccountType',
        columns: [
          { field: 'DisplayName', title: 'Name', width: 300 },
          { field: 'AccountIdentificator', as: 'Identifier', title: 'Number', width: 110 },
          { field: 'LockEndDate', as: 'Date', title: inContext('Locked until', 'of a term'), width: 120 },
          { field: 'TerminatesUtc', as: 'DateTimeUtc', title: 'Ends at' },
          { field: 'Above', title: 'Stands below', hidden: true },
        ],
        remark: 'Above',
        filters: [{ field: 'options.filter', title: 'Find an account' }],
        when: where({ MayEnd: true }),
        whenNot: 'Accounts that are locked or whose end is planned cannot be picked.',
        given: { AccountId: param('accountId') },
        empty: 'There is no account that you could end.',
      },
    ),
    load('info', GetTerminationInfo, { accountId: step('account.AccountId') }),
    ask('why', TerminateAccount, {
      title: 'Reason',
      fields: [
        {
          field: 'terminationReason',
          title: 'Reason',
          options: options(
            GetEnumData,
            { enumName: constant('TerminationReason') },
            { value: 'Value', label: 'DisplayName' },
          ),
        },
        {
          field: 'remark',
          as: 'MultilineText',
          title: 'In your words',
          requiredWhen: where({ terminationReason: 'Other' }),
        },
      ],
    }),
    ask('schedule', TerminateAccount, {
      title: 'Schedule',
      help: 'Until it is due, a planned end can be cancelled. An end at once cannot.',
      fields: [
        {
          field: 'terminationDate',
          as: 'DateTimeUtc',
          with: { without: 'now' },
          title: 'Ends at (UTC)',
        },
        {
          field: 'sendToSdp',
          title: 'Tell the service delivery platform',
          help: 'The vendors end their services as well.',
        },
      ],
      start: { sendToSdp: constant(true) },
    }),
    review('review', {
      title: 'Review',
      help: 'Check what ends and when. Its people can no longer sign in from that moment.',
      show: [
        { field: 'info.DisplayName', title: 'Account' },
        { field: 'info.Total', title: 'Accounts that end' },
        { field: 'info.Renewals', title: 'Prepaid subscriptions that stop renewing' },
        { field: 'info.LockEndDate', as: 'Date', title: inContext('Locked until', 'of a term') },
        { field: 'why.terminationReason', title: 'Reason' },
        { field: 'why.remark', title: 'In your words' },
        { field: 'schedule.terminationDate', as: 'DateTimeUtc', with: { without: 'now' }, title: 'Ends at (UTC)' },
        { field: 'schedule.sendToSdp', title: 'Tell the service delivery platform' },
      ],
      lists: [
        { title: 'Resellers', count: 'info.Resellers', body: ending('Reseller', 'Resellers') },
        { title: 'Companies', count: 'info.Companies', body: ending('Company', 'Companies') },
        { title: 'Departments', count: 'info.Departments', body: ending('Department', 'Departments') },
        { title: 'Users', count: 'info.Users', body: ending('User', 'Users') },
        { title: 'Subscriptions', count: 'info.Subscriptions', body: ending('Product', 'Subscriptions') },
      ],
      checks: [
        'I understand that this cannot be undone',
        'I understand that all accounts below are terminated too',
        'I understand that data may be deleted',
      ],
    }),
    finish(
      TerminateAccount,
      {
        accountId: step('account.AccountId'),
        terminationReason: step('why.terminationReason'),
        remark: step('why.remark'),
        terminationDate: step('schedule.terminationDate'),
        sendToSdp: step('schedule.sendToSdp'),
      },
      {
        title: 'Done',
        tone: 'danger',
        submit: {
          text: '{when, select, none {Terminate {count, plural, one {# account} other {# accounts}} now} other {Terminate {count, plural, one {# account} other {# accounts}} on {when}}}',
          values: { count: 'info.Total', when: 'schedule.terminationDate' },
        },
        message: {
          text: '{when, select, none {{name} has ended} other {{name} ends on {when}}}',
          values: { name: 'info.DisplayName', when: 'schedule.terminationDate' },
        },
        links: [
          link('Open account', go('/account/$accountId', { accountId: step('account.AccountId') })),
          link('Terminate another account', go('/terminate?accountId?', {})),
        ],
      },
    ),
  ),
});
