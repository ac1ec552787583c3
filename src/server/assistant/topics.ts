/** What the portal's own chat bot knows to explain: its help, in every language of the portal. */
import type { Needs } from '../../define/contract/capability.ts';
import { can } from '../../define/contract/capability.ts';

/** A text in the caller's language. */
export type Text = (text: string) => string;

/** One thing that it explains. */
export interface Topic {
  readonly title: string;
  readonly text: string;
  /** Further words by which people ask for it, apart by spaces. */
  readonly words: string;
  /** Where it is done. */
  readonly address: string;
  /** Whoever may not do it is not told how. */
  readonly needs?: Needs;
}

/** @param own the account of the caller: some of what he asks for is done there */
export const topicsOf = (t: Text, own: number): readonly Topic[] => [
  {
    title: t('Change password'),
    text: t(
      'Open the profile menu at the upper right and choose “Change password”. The new one needs 12 characters at least.',
    ),
    words: t('password forgotten new secret'),
    address: '/change-password',
  },
  {
    title: t('Security'),
    text: t(
      'Under “Security” in the profile menu you set up the second factor: an authenticator app or codes by e-mail, and recovery codes for the day on which you have neither.',
    ),
    words: t('second factor two-factor authentication authenticator app code codes recovery phone lost'),
    address: `/account/${own}/user-security`,
  },
  {
    title: t('Your sessions'),
    text: t('Under “Your sessions” you see where you are signed in, and end what is not yours.'),
    words: t('session sessions devices signed in stranger logout end'),
    address: '/your-sessions',
  },
  {
    title: t('Notifications'),
    text: t(
      'Under “Notifications” you choose before the end of which commitments you are told, and how many days before.',
    ),
    words: t('notification reminder commitment e-mail mails end renew'),
    address: `/account/${own}/notifications`,
    needs: can('NOTIFICATIONS', 'Read'),
  },
  {
    title: t('Create user'),
    text: t('Choose “New” at the foot of the page, then “Create user”. The new user gets an invitation by e-mail.'),
    words: t('add new user colleague invite invitation employee'),
    address: '/account/create/user',
    needs: can('USER_ACCOUNT', 'Create'),
  },
  {
    title: t('Create company'),
    text: t('Choose “New” at the foot of the page, then “Create company”.'),
    words: t('add new company customer'),
    address: '/account/create/company',
    needs: can('COMPANY_ACCOUNT', 'Create'),
  },
  {
    title: t('Accounts'),
    text: t(
      'The tree under “Accounts” holds everything that you may see. With Ctrl and K you find an account from every page; its button “Export” saves a list as a file.',
    ),
    words: t('account accounts tree list search export file table excel csv'),
    address: '/accounts',
  },
  {
    title: t('My jobs'),
    text: t(
      'Exports and other long work go on while you do something else. Under “My jobs” you see how far they are, and fetch their files.',
    ),
    words: t('job jobs export download file progress running work'),
    address: '/jobs',
  },
  {
    title: t('Privacy choices'),
    text: t(
      'Under “Privacy choices” in the profile menu you say which services the portal may load, this chat among them.',
    ),
    words: t('privacy consent cookies tracking data protection services'),
    address: '/privacy-choices',
  },
  {
    title: t('Language and appearance'),
    text: t('The globe at the upper right changes the language; light or dark is chosen in the profile menu.'),
    words: t('language translate german english dark light colour appearance'),
    address: '/dashboard',
  },
];
