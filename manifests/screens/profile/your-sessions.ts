/** Where one is signed in, and the way to end each or all others. */

import { action, row, screen, table, where } from '#define';
import EndOtherSessions from '../../operations/Authorization/EndOtherSessions.ts';
import EndSession from '../../operations/Authorization/EndSession.ts';
import GetMySessions from '../../operations/Authorization/GetMySessions.ts';
import { sessionColumns } from './session-columns.block.ts';

export default screen('/your-sessions', {
  title: 'Your sessions',
  menu: { group: 'Profile', order: 12, icon: 'device-desktop' },
  personal: true,
  body: table(
    GetMySessions,
    {},
    {
      columns: sessionColumns,
      toolbar: [
        action(
          EndOtherSessions,
          {},
          {
            label: 'Sign out everywhere else',
            icon: 'logout',
            confirm: 'Every other device has to sign in again. What is typed there and not saved is lost.',
            message: 'Signed out everywhere else',
          },
        ),
      ],
      actions: [
        action(
          EndSession,
          { sessionId: row('SessionId') },
          {
            label: 'Sign out there',
            icon: 'logout',
            when: where({ IsCurrent: false }),
            confirm: 'This device has to sign in again. What is typed there and not saved is lost.',
            message: 'Signed out there',
          },
        ),
      ],
      bulk: [
        action(
          EndSession,
          { sessionId: row('SessionId') },
          {
            label: 'Sign out there',
            icon: 'logout',
            locks: [{ while: where({ IsCurrent: true }), reason: 'You are working in this one.' }],
            confirm: 'These devices have to sign in again. What is typed there and not saved is lost.',
            message: 'Signed out there',
          },
        ),
      ],
    },
  ),
});
