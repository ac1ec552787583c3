/** A message to support: who wrote it, and what. */
import type { MailTemplate } from '../layout.ts';

export interface SupportMessage {
  readonly subject: string;
  readonly text: string;
  /** Of somebody signed in. */
  readonly user: { readonly name: string; readonly username: string; readonly company: string } | undefined;
  readonly replyTo: string;
}

export const supportMail =
  ({ subject, text, user, replyTo }: SupportMessage): MailTemplate =>
  (t) => ({
    subject,
    paragraphs: [
      user ? t('{name} ({username}) of {company} writes:', { ...user }) : t('Somebody who is not signed in writes:'),
      ...text.split(/\r?\n/).filter((line) => line.trim() !== ''),
      t('Answers go to {address}.', { address: replyTo }),
    ],
    warning: user
      ? t('Never send passwords or codes.')
      : t('Nobody has checked who wrote this: never send passwords or codes.'),
  });
