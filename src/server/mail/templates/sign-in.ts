/** What the mails of sign-in say. */
import { deviceName } from '../../../rules/identity/device-name.ts';
import type { Brand, MailTemplate } from '../layout.ts';

/** Where a password is chosen; the name and the token stand behind the '#', so that no server on the way sees them. */
export const passwordAddress = ({ publicUrl }: Pick<Brand, 'publicUrl'>, username: string, token: string): string =>
  `${publicUrl}/v/#/reset-password/${encodeURIComponent(username)}/${token}`;

const signInAddress = ({ publicUrl }: Brand): string => `${publicUrl}/v/#/login`;

export const resetMail =
  (username: string, token: string): MailTemplate =>
  (t, brand) => ({
    subject: t('Choose a new password'),
    paragraphs: [
      t('Somebody asked for a new password for your username {username}.', { username }),
      t('The link works once, within one hour.'),
    ],
    link: { label: t('Choose a new password'), address: passwordAddress(brand, username, token) },
    warning: t('It was not you? Then ignore this message: your password stays as it is.'),
  });

export const invitationMail =
  (username: string, token: string, company: string): MailTemplate =>
  (t, brand) => ({
    subject: t('Welcome to {title}', { title: brand.title }),
    paragraphs: [
      t('{company} has invited you to {title}. Your username is {username}.', {
        company,
        title: brand.title,
        username,
      }),
      t('Choose your password to sign in. The link works once, within seven days.'),
    ],
    link: { label: t('Choose a password'), address: passwordAddress(brand, username, token) },
    warning: t('You do not expect an invitation? Then ignore this message.'),
  });

/** Goes to the new address alone: who opens the link proves that it is his. */
export const confirmEmailMail =
  (token: string): MailTemplate =>
  (t, brand) => ({
    subject: t('Confirm your e-mail address'),
    paragraphs: [
      t('This address shall receive the messages of {title} from now on.', { title: brand.title }),
      t('It counts once you have confirmed it. The link works once, within 24 hours.'),
    ],
    link: { label: t('Confirm the address'), address: `${brand.publicUrl}/v/#/confirm-email/${token}` },
    warning: t('You do not know why? Then ignore this message: the address is not used.'),
  });

export const codeMail =
  (code: string): MailTemplate =>
  (t) => ({
    subject: t('Your security code'),
    paragraphs: [t('Type this code where you are signing in. It works once, within ten minutes.')],
    code,
    warning: t('You are not signing in? Then somebody knows your password: change it. Never tell anybody this code.'),
  });

/** When and from where somebody signed in, and what his browser said of itself. */
export interface SignInPlace {
  readonly time: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

export const newSignInMail =
  ({ time, address, userAgent }: SignInPlace): MailTemplate =>
  (t, brand) => {
    const device = deviceName(userAgent, t);
    return {
      subject: t('New sign-in to {title}', { title: brand.title }),
      paragraphs: [t('Somebody signed in with your username on a device that we have not seen before.')],
      facts: [[t('Time'), time], [t('Address'), address], ...(device ? [[t('Device'), device] as const] : [])],
      link: { label: t('Open {title}', { title: brand.title }), address: signInAddress(brand) },
      warning: t('It was not you? Then change your password and end the other sessions.'),
    };
  };

const notice =
  (text: (t: Parameters<MailTemplate>[0]) => { subject: string; said: string }): MailTemplate =>
  (t, brand) => {
    const { subject, said } = text(t);
    return {
      subject,
      paragraphs: [said],
      link: { label: t('Open {title}', { title: brand.title }), address: signInAddress(brand) },
      warning: t('It was not you? Then ask your administrator for help at once.'),
    };
  };

export const passwordChangedMail: MailTemplate = notice((t) => ({
  subject: t('Your password was changed'),
  said: t('The password of your user was changed, and all other sessions were ended.'),
}));

/** Goes to the address that was. */
export const emailChangesMail = (address: string): MailTemplate =>
  notice((t) => ({
    subject: t('Your e-mail address is about to change'),
    said: t('Messages will go to {address} as soon as that address has been confirmed.', { address }),
  }));

export const signOnLinkedMail: MailTemplate = notice((t) => ({
  subject: t('A single sign-on was linked'),
  said: t('A single sign-on was linked to your user and can be used instead of your password.'),
}));

export const signOnUnlinkedMail = (provider: string): MailTemplate =>
  notice((t) => ({
    subject: t('A single sign-on was unlinked'),
    said: t('The single sign-on “{provider}” no longer leads to your user.', { provider }),
  }));

export const factorAddedMail = (name: string): MailTemplate =>
  notice((t) => ({
    subject: t('A second factor was added'),
    said: t('Signing in now also asks for the second factor “{name}”.', { name }),
  }));

export const factorRemovedMail = (name: string): MailTemplate =>
  notice((t) => ({
    subject: t('A second factor was removed'),
    said: t('The second factor “{name}” is no longer good for signing in.', { name }),
  }));

export const factorsRemovedMail: MailTemplate = notice((t) => ({
  subject: t('Your second factors were removed'),
  said: t('An administrator removed all second factors of your user. Your password alone is now enough to sign in.'),
}));

export const factorRenamedMail = (before: string, after: string): MailTemplate =>
  notice((t) => ({
    subject: t('A second factor was renamed'),
    said: t('The second factor “{before}” is now called “{after}”.', { before, after }),
  }));

export const recoveryCodesMadeMail: MailTemplate = notice((t) => ({
  subject: t('New recovery codes'),
  said: t('New recovery codes were made for your user. Former ones are no longer good for signing in.'),
}));

export const recoveryCodeUsedMail = (left: number): MailTemplate =>
  notice((t) => ({
    subject: t('A recovery code was used'),
    said: t('A recovery code was used to sign in. Codes that are left: {left}.', { left }),
  }));
