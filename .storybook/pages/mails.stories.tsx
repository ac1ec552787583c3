/** Every mail of the product, as a mail program shows it, in the language and the brand of the toolbar. */
import type { Language } from '../../src/rules/limits.ts';
import { type MailTemplate, writeMail } from '../../src/server/mail/layout.ts';
import * as signIn from '../../src/server/mail/templates/sign-in.ts';
import { supportMail } from '../../src/server/mail/templates/support-message.ts';
import styles from './mails.module.css';

export default { title: 'Mails', tags: ['sweep'], parameters: { controls: { disable: true } } };

interface Given {
  readonly globals: { readonly locale?: Language; readonly brand?: string };
}

const mail = (write: MailTemplate) => ({
  render: (_arguments: unknown, { globals }: Given) => {
    const brand = {
      title: 'Nordlicht Cloud',
      color: `#${globals.brand ?? '1867c0'}`,
      publicUrl: 'https://portal.example',
    };
    const { subject, html } = writeMail(write, brand, globals.locale ?? 'en', 'Margarethe Brückner');
    return (
      <article className={styles['mail']}>
        <h1>{subject}</h1>
        <iframe title={subject} srcDoc={html} />
      </article>
    );
  },
});

const token = 'qZ8t3nVw5mYk2PzR7xLb9JdG';

export const ChooseANewPassword = mail(signIn.resetMail('mbrueckner', token));
export const Invitation = mail(signIn.invitationMail('mbrueckner', token, 'Donau-Dampfschifffahrtsgesellschaft mbH'));
export const ConfirmAnAddress = mail(signIn.confirmEmailMail(token));
export const Code = mail(signIn.codeMail('482913'));
export const NewSignIn = mail(
  signIn.newSignInMail({ time: '23 November 2026, 08:12 UTC', address: '203.0.113.7', device: 'Firefox on Linux' }),
);
export const PasswordChanged = mail(signIn.passwordChangedMail);
export const AddressChanges = mail(signIn.emailChangesMail('m.brueckner@donau.example'));
export const SignOnLinked = mail(signIn.signOnLinkedMail);
export const SignOnUnlinked = mail(signIn.signOnUnlinkedMail('Company account'));
export const FactorAdded = mail(signIn.factorAddedMail('My phone'));
export const FactorRemoved = mail(signIn.factorRemovedMail('My phone'));
export const FactorsRemoved = mail(signIn.factorsRemovedMail);
export const FactorRenamed = mail(signIn.factorRenamedMail('My phone', 'Old phone'));
export const RecoveryCodesMade = mail(signIn.recoveryCodesMadeMail);
export const RecoveryCodeUsed = mail(signIn.recoveryCodeUsedMail(3));
export const MessageToSupport = mail(
  supportMail({
    subject: 'An invoice is missing',
    text: 'The invoice of October is not there.\nWhere do I find it?',
    user: { name: 'Margarethe Brückner', username: 'mbrueckner', company: 'Donau-Dampfschifffahrtsgesellschaft mbH' },
    replyTo: 'm.brueckner@donau.example',
    about: 'billing',
    files: ['Rechnung-2026-10.pdf'],
    address: 'https://portal.example/v/#/account/100734',
    requestId: '7f3a-91c2',
  }),
);
