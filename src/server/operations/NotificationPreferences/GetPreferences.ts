/** What is saved, or what everybody begins with. */
import GetPreferences from '../../../../manifests/operations/NotificationPreferences/GetPreferences.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { preferencesOf } from '../../messages/notification-preferences.ts';

export default handler(GetPreferences, async ({ accountId }, context) => {
  return preferencesOf(context, await findAccount(context, accountId));
});
