/** What an account is told of, and when (CALL-126, ROUTE-35). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { NotificationPreferences, notificationPreferencesExample } from '../../entities/NotificationPreferences.ts';

export default operation('NotificationPreferences/GetPreferences', {
  summary: 'Answers the notification preferences of an account; the ones it begins with while nobody saved others.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['NotificationPreferences'],
  needs: can('NOTIFICATIONS', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ accountId }),
  data: NotificationPreferences,
  example: { input: { accountId: 100412 }, data: notificationPreferencesExample },
});
