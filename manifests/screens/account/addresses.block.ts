/** From which addresses the users of a company may work (ROUTE-42, VAL-21 to VAL-23). */
import { type BindingScope, type Block, editRecord, param, row, view } from '#define';
import GetIpRestrictions from '../../operations/Account/GetIpRestrictions.ts';
import GetUsersShutOut from '../../operations/Account/GetUsersShutOut.ts';
import SaveIpRestrictions from '../../operations/Account/SaveIpRestrictions.ts';

const account = { accountId: param('accountId') };

export const addresses: Block<BindingScope<{ accountId: string }>> = view(GetIpRestrictions, account, {
  sections: [
    {
      title: 'Allowed and denied IP addresses',
      fields: [
        { field: 'AllowList', title: 'Allowed (empty: all)', items: { as: 'IpRange' } },
        { field: 'DenyList', title: 'Denied (even if allowed)', items: { as: 'IpRange' } },
      ],
    },
  ],
  save: editRecord(
    SaveIpRestrictions,
    { ...account, version: row('Version') },
    {
      fields: { AllowList: 'restrictions.AllowList', DenyList: 'restrictions.DenyList' },
      message: 'IP addresses saved. They hold at once.',
      preview: {
        source: GetUsersShutOut,
        text: '{count, plural, one {One person who is signed in now would be shut out at once.} other {# people who are signed in now would be shut out at once.}}',
      },
    },
  ),
});
