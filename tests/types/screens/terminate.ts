/** Example: the terminate wizard (ROUTE-48, ROUTE-61): reasons, schedule, review, on an answer with two lists. */
import { allOf, ask, can, choose, finish, param, part, review, screen, stack, step, table, wizard } from '#define';
import { GetTerminationInfo, TerminateAccount } from '../operations/subscription.ts';

export const terminate = screen('/terminate?accountId', {
  title: 'Terminate account',
  needs: allOf(can('SUBSCRIPTION', 'Read'), can('SUBSCRIPTION', 'Delete')),
  body: stack(
    table(
      part(GetTerminationInfo, 'Accounts'),
      { accountId: param('accountId') },
      { columns: ['DisplayName', { field: 'LockEndUtc', as: 'DateTimeUtc' }] },
    ),
    wizard(
      choose(
        'reason',
        part(GetTerminationInfo, 'Reasons'),
        { accountId: param('accountId') },
        { title: 'Reasons', columns: ['DisplayName'] },
      ),
      ask('schedule', TerminateAccount, {
        title: 'Schedule',
        fields: [{ field: 'terminationDate', as: 'DateTimeUtc' }, 'sendToSdp'],
      }),
      review('review', {
        title: 'Review',
        show: ['reason.DisplayName', 'schedule.terminationDate'],
        checks: ['I understand that this cannot be undone'],
      }),
      finish(
        TerminateAccount,
        {
          accountId: param('accountId'),
          terminationReason: step('reason.Value'),
          terminationDate: step('schedule.terminationDate'),
          sendToSdp: step('schedule.sendToSdp'),
        },
        { title: 'Finish' },
      ),
    ),
  ),
});
