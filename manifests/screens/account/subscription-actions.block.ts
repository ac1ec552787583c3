/** What can be done with what runs, each with its right and the server's word whether it is the moment for it. */
import { type Action, action, type BindingScope, type DataOf, go, link, row } from '#define';
import type GetSubscription from '../../operations/Account/GetSubscription.ts';
import ResetPriceProtection from '../../operations/Account/ResetPriceProtection.ts';
import ResumeSubscription from '../../operations/Account/ResumeSubscription.ts';
import SuspendSubscription from '../../operations/Account/SuspendSubscription.ts';

type Actions = readonly Action<BindingScope<{}, DataOf<typeof GetSubscription>>>[];
const accountId = { accountId: row('AccountId') } as const;
const notNow = 'It does not run, or is being changed: wait until that is done.';

export const subscriptionActions: Actions = [
  link('Change quantity', go('/change-subscription/$accountId', accountId), {
    icon: 'pencil',
    tone: 'main',
    may: 'MayChange',
    reason: notNow,
  }),
  link('Upgrade subscription', go('/upgrade-subscription/$accountId', accountId), {
    icon: 'arrow-up',
    may: 'MayUpgrade',
  }),
  action(SuspendSubscription, accountId, {
    label: 'Suspend',
    icon: 'ban',
    may: 'MaySuspend',
    confirm: {
      text: 'The vendor stops the service until it is resumed. It is billed on.',
      reject: 'Let it run',
    },
    message: 'The vendor is asked to suspend it',
  }),
  action(ResumeSubscription, accountId, {
    label: 'Resume',
    icon: 'refresh',
    may: 'MayResume',
    message: 'The vendor is asked to let it run again',
  }),
  action(ResetPriceProtection, accountId, {
    label: 'End price protection',
    icon: 'lock',
    tone: 'danger',
    may: 'MayEndProtection',
    confirm: 'From its next period on the pricelist holds. The protection does not come back before the next term.',
    message: 'The prices are no longer protected',
  }),
];
