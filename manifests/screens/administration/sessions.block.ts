/** Where the users of the branch are signed in. */
import { action, type BindingScope, type Block, row, table, where } from '#define';
import EndSessionOf from '../../operations/Administration/EndSessionOf.ts';
import GetSessions from '../../operations/Administration/GetSessions.ts';

export const sessions: Block<BindingScope> = table(
  GetSessions,
  {},
  {
    columns: [
      { field: 'UserName', title: 'User', width: 240 },
      { field: 'Device', width: 200 },
      'Address',
      { field: 'LastSeenUtc', as: 'TimeAgo', title: 'Used last' },
      { field: 'CreatedUtc', as: 'DateTimeUtc', title: 'Signed in' },
      { field: 'ImpersonatorName', title: 'In his name', hidden: true },
      { field: 'ExpiresUtc', as: 'DateTimeUtc', title: 'Ends', hidden: true },
    ],
    sort: { field: 'LastSeenUtc', direction: 'DESC' },
    sortable: ['UserName', 'LastSeenUtc', 'CreatedUtc', 'Address'],
    filters: [{ field: 'options.filter', title: 'Find by user or address' }],
    actions: [
      action(
        EndSessionOf,
        { userAccountId: row('UserAccountId'), session: row('SessionId') },
        {
          label: 'End session',
          icon: 'logout',
          tone: 'danger',
          when: where({ IsCurrent: false }),
          confirm: 'Whoever uses it has to sign in again.',
          message: 'Session ended',
        },
      ),
    ],
    refresh: { every: 30 },
    empty: 'Nobody is signed in.',
  },
);
