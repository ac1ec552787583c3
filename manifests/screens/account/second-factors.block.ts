/** The second factors of a user: he renames, prefers and removes them himself. */

import { action, type BindingScope, type Block, param, row, table, undo, where } from '#define';
import DisableTwoFactorMethod from '../../operations/Account/DisableTwoFactorMethod.ts';
import GetTwoFactorMethods from '../../operations/Account/GetTwoFactorMethods.ts';
import RenameTwoFactorMethod from '../../operations/Account/RenameTwoFactorMethod.ts';
import SetPrimaryTwoFactorMethod from '../../operations/Account/SetPrimaryTwoFactorMethod.ts';

const method = { authenticationMethodId: row('Id') };
const isOwn = where({ IsOwn: true });

export const secondFactors: Block<BindingScope<{ accountId: string }, unknown>> = table(
  GetTwoFactorMethods,
  { userAccountId: param('accountId') },
  {
    title: 'Second factors',
    columns: [
      { field: 'Name', width: 220 },
      { field: 'Kind', title: 'Method' },
      { field: 'IsPrimary', title: 'Asked for first', width: 132 },
      { field: 'Address', title: 'Codes go to' },
      { field: 'LastUsedUtc', as: 'TimeAgo', title: 'Last used', width: 136 },
      { field: 'CreatedUtc', as: 'Date', title: 'Added' },
    ],
    actions: [
      action(
        RenameTwoFactorMethod,
        { ...method, version: row('Version') },
        {
          label: 'Rename',
          icon: 'pencil',
          when: isOwn,
          ask: [{ field: 'newName', title: 'New name' }],
          start: { newName: row('Name') },
          message: 'Renamed',
          undo: undo(
            RenameTwoFactorMethod,
            { ...method, newName: row('Name') },
            { message: 'It has its old name again' },
          ),
        },
      ),
      action(SetPrimaryTwoFactorMethod, method, {
        label: 'Ask for this first',
        icon: 'check',
        when: where({ IsOwn: true, IsPrimary: false }),
        message: 'Sign-in asks for this method first',
      }),
      action(DisableTwoFactorMethod, method, {
        label: 'Remove',
        icon: 'trash',
        tone: 'danger',
        when: isOwn,
        confirm:
          'Its codes are then no longer good for signing in. With the last method the recovery codes go as well.',
        message: 'Second factor removed',
      }),
    ],
    empty: 'There is no second factor: the password alone is enough to sign in.',
  },
);
