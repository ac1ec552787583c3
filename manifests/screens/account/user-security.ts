/** The safety of a user's sign-in, for himself and for who looks after him (ROUTE-45, ROLE-21, ROLE-22, ROLE-73, A-26). */

import { action, constant, go, link, param, row, screen, table, tabs, undo, view, where } from '#define';
import DisableTwoFactorForUser from '../../operations/Account/DisableTwoFactorForUser.ts';
import EndUserSessions from '../../operations/Account/EndUserSessions.ts';
import GetSignOnLinks from '../../operations/Account/GetSignOnLinks.ts';
import GetUserSecurity from '../../operations/Account/GetUserSecurity.ts';
import GetUserSessions from '../../operations/Account/GetUserSessions.ts';
import RemoveSignOnLink from '../../operations/Account/RemoveSignOnLink.ts';
import RemoveSignOnLinkForUser from '../../operations/Account/RemoveSignOnLinkForUser.ts';
import SendPasswordReset from '../../operations/Account/SendPasswordReset.ts';
import SetMFAExemption from '../../operations/Account/SetMFAExemption.ts';
import UnlockSignIn from '../../operations/Account/UnlockSignIn.ts';
import { sessionColumns } from '../profile/session-columns.block.ts';
import { accountHeader } from './header.block.ts';
import { secondFactors } from './second-factors.block.ts';

const user = { userAccountId: param('accountId') };
const isOwn = where({ IsOwn: true });
const isOther = where({ IsOther: true });

export default screen('/account/$accountId/user-security', {
  title: 'Sign-in security',
  header: accountHeader,
  tab: { title: 'Security', order: 42, when: where({ AccountType: 'User' }) },
  menu: { group: 'Profile', order: 10, title: 'Security', icon: 'shield-lock' },
  body: tabs(
    {
      title: 'Sign-in',
      body: view(GetUserSecurity, user, {
        fields: [
          { field: 'Username', as: 'Identifier', title: 'Username' },
          { field: 'PasswordChangedUtc', as: 'TimeAgo', title: 'Password changed' },
          { field: 'Sessions', title: 'Sessions' },
          { field: 'HasSecondFactor', title: 'Second factor' },
          { field: 'IsNeeded', title: 'Required by a policy' },
          { field: 'RecoveryCodes', title: 'Recovery codes left' },
          { field: 'IsExempt', title: 'Exempt from policy' },
          { field: 'LockedUntilUtc', as: 'DateTimeUtc', title: 'Locked until' },
        ],
        actions: [
          link('Add authenticator app', go('/add-authenticator-app', {}), { icon: 'plus', when: isOwn }),
          link('Add codes by e-mail', go('/add-email-codes', {}), { icon: 'mail', when: isOwn }),
          link('New recovery codes', go('/recovery-codes', {}), {
            icon: 'key',
            when: where({ IsOwn: true, HasSecondFactor: true }),
          }),
          link('Your sessions', go('/your-sessions', {}), { icon: 'device-desktop', when: isOwn }),
          link('Change password', go('/change-password', {}), { icon: 'key', when: isOwn }),
          action(UnlockSignIn, user, {
            label: 'Unlock sign-in',
            icon: 'lock',
            when: where({ IsOther: true, IsLocked: true }),
            message: 'Sign-in unlocked',
          }),
          action(SendPasswordReset, user, {
            label: 'Send password link',
            icon: 'mail',
            when: isOther,
            confirm: 'The user gets an e-mail with a link to choose a new password. The present one stays until then.',
            message: 'The link is on its way',
          }),
          action(
            SetMFAExemption,
            { ...user, exempt: constant(true) },
            {
              label: 'Exempt from policies',
              icon: 'shield',
              when: where({ IsOther: true, IsExempt: false }),
              confirm: 'The user may then sign in with the password alone.',
              message: 'The user is exempt',
            },
          ),
          action(
            SetMFAExemption,
            { ...user, exempt: constant(false) },
            {
              label: 'End exemption',
              icon: 'shield-lock',
              when: where({ IsOther: true, IsExempt: true }),
              message: 'Policies hold for the user again',
              undo: undo(SetMFAExemption, { ...user, exempt: constant(true) }, { message: 'The user is exempt' }),
            },
          ),
          action(EndUserSessions, user, {
            label: 'Sign out everywhere',
            icon: 'logout',
            tone: 'danger',
            when: isOther,
            confirm: 'The user has to sign in again on every device. What is typed there and not saved is lost.',
            message: 'Signed out everywhere',
          }),
          action(DisableTwoFactorForUser, user, {
            label: 'Remove second factors',
            icon: 'trash',
            tone: 'danger',
            when: where({ IsOther: true, HasSecondFactor: true }),
            confirm: 'All methods and recovery codes go, and the user is signed out everywhere and told by e-mail.',
            message: 'Second factors removed',
          }),
        ],
        below: secondFactors,
      }),
    },
    {
      title: 'Sessions',
      body: table(GetUserSessions, user, {
        columns: sessionColumns,
        empty: 'The user is not signed in anywhere.',
      }),
    },
    {
      title: 'Single sign-on',
      body: table(GetSignOnLinks, user, {
        columns: [
          { field: 'ProviderName', title: 'Provider', width: 240 },
          { field: 'Subject', as: 'Identifier', title: 'Known there as' },
          { field: 'LinkedUtc', as: 'DateTimeUtc', title: 'Linked' },
        ],
        actions: [
          action(
            RemoveSignOnLink,
            { provider: row('Provider'), subject: row('Subject') },
            {
              label: 'Unlink',
              icon: 'trash',
              tone: 'danger',
              when: isOwn,
              confirm: 'Signing in this way then asks for your password once, to link it again.',
              message: 'Unlinked',
            },
          ),
          action(
            RemoveSignOnLinkForUser,
            { ...user, provider: row('Provider'), subject: row('Subject') },
            {
              label: 'Unlink',
              icon: 'trash',
              tone: 'danger',
              when: isOther,
              confirm: 'The user is signed out everywhere and told by e-mail.',
              message: 'Unlinked',
            },
          ),
        ],
        empty: 'No single sign-on is linked to this user.',
      }),
    },
  ),
});
