/** Notification preferences: before the end of which commitments, and how many days before (ROUTE-35, LAY-19, VAL-20, CONST-04 to CONST-07). */
import { editRecord, param, row, screen, view, where } from '#define';
import GetPreferences from '../../operations/NotificationPreferences/GetPreferences.ts';
import SavePreferences from '../../operations/NotificationPreferences/SavePreferences.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/notifications', {
  title: 'Notifications',
  header: accountHeader,
  tab: { title: 'Notifications', order: 50 },
  menu: { group: 'Profile', order: 15, icon: 'bell' },
  body: view(
    GetPreferences,
    { accountId: param('accountId') },
    {
      sections: [
        {
          title: 'Commitments that end',
          fields: [
            { field: 'CommitmentPeriods', title: 'Tell about commitments of' },
            { field: 'DaysBeforeOneMonth', title: 'Days before a 1-month commitment ends' },
            { field: 'DaysBeforeThreeYear', title: 'Days before a 3-year commitment ends' },
            { field: 'DaysBeforeOther', title: 'Days before any other commitment ends' },
          ],
        },
        { title: 'Words to listen for', fields: [{ field: 'Keywords', as: 'Tags', title: 'Keywords' }] },
      ],
      locks: [
        {
          while: where({ AccountState: 'Terminated' }),
          reason: 'The account has ended and is told of nothing any more.',
        },
      ],
      save: editRecord(
        SavePreferences,
        { accountId: param('accountId'), version: row('Version') },
        {
          fields: {
            CommitmentPeriods: 'preferences.CommitmentPeriods',
            DaysBeforeOneMonth: 'preferences.DaysBeforeOneMonth',
            DaysBeforeThreeYear: 'preferences.DaysBeforeThreeYear',
            DaysBeforeOther: 'preferences.DaysBeforeOther',
            Keywords: 'preferences.Keywords',
          },
          message: 'Preferences saved',
        },
      ),
    },
  ),
});
