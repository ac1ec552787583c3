/** What is under maintenance, or will be, with the way to plan one (MAINT rows). */
import { action, type BindingScope, type Block, row, session, table } from '#define';
import EndMaintenance from '../../operations/Administration/EndMaintenance.ts';
import GetMaintenance from '../../operations/Administration/GetMaintenance.ts';
import PlanMaintenance from '../../operations/Administration/PlanMaintenance.ts';

export const maintenance: Block<BindingScope> = table(
  GetMaintenance,
  {},
  {
    columns: [
      { field: 'DisplayName', title: 'Who is told' },
      { field: 'StartUtc', as: 'DateTimeUtc', title: 'Begins' },
      { field: 'EndUtc', as: 'DateTimeUtc', title: 'Ends' },
      { field: 'IsOngoing', title: 'Under way' },
      { field: 'Text', width: 320 },
    ],
    toolbar: [
      action(
        PlanMaintenance,
        {},
        {
          label: 'Plan maintenance',
          icon: 'tool',
          ask: [
            { field: 'accountId', title: 'Number of the account', help: 'It and everybody below are told.' },
            { field: 'startUtc', as: 'DateTimeUtc', title: 'Begins', help: 'Left empty: at once.' },
            { field: 'minutes', title: 'Minutes' },
            { field: 'text', title: 'What people read', as: 'MultilineText' },
          ],
          start: { accountId: session('CompanyAccount.AccountId') },
          message: 'Maintenance planned',
        },
      ),
    ],
    actions: [
      action(
        EndMaintenance,
        { accountId: row('AccountId') },
        {
          label: 'End or take back',
          icon: 'x',
          confirm: 'Its users may write again at once.',
          message: 'Maintenance ended',
        },
      ),
    ],
    empty: 'No maintenance is planned.',
  },
);
