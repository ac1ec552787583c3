/** Changes what an account is told of, and when (CALL-127, VAL-20, ROLE-82). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import {
  NotificationPreferences,
  notificationChoice,
  notificationChoiceExample,
  notificationPreferencesExample,
} from '../../entities/NotificationPreferences.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('NotificationPreferences/SavePreferences', {
  summary: 'Saves the notification preferences of an account; keywords that are not given stay as they are.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['NotificationPreferences'],
  edits: { record: 'NotificationPreferences', id: 'accountId', version: 'version' },
  needs: can('NOTIFICATIONS', 'Update'),
  errors: ['notFound', 'readOnlyField', 'terminated'],
  audit: { event: 'Notification preferences saved' },
  input: Type.Object({ accountId, preferences: Type.Object(notificationChoice), version: readVersion }),
  data: NotificationPreferences,
  example: {
    input: { accountId: 100412, preferences: notificationChoiceExample },
    data: { ...notificationPreferencesExample, UpdatedUtc: '2026-11-18T09:12:44Z' },
  },
});
