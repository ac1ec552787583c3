/** A message to support: who wrote it, and what. */
import type { SupportTopic } from '../../../rules/support/contacts.ts';
import type { MailTemplate, Translate } from '../layout.ts';

export interface SupportMessage {
  readonly subject: string;
  readonly text: string;
  /** Of somebody signed in. */
  readonly user: { readonly name: string; readonly username: string; readonly company: string } | undefined;
  readonly replyTo: string;
  readonly about: SupportTopic;
  /** Names of the files that are sent along. */
  readonly files: readonly string[];
  /** The page that it is about, as a whole address. */
  readonly address: string | undefined;
  readonly requestId: string | undefined;
}

const topics = (t: Translate): Readonly<Record<SupportTopic, string>> => ({
  technical: t('Technical question'),
  sales: t('Sales'),
  billing: t('Billing'),
});

export const supportMail =
  ({ subject, text, user, replyTo, about, files, address, requestId }: SupportMessage): MailTemplate =>
  (t) => ({
    subject,
    paragraphs: [
      user ? t('{name} ({username}) of {company} writes:', { ...user }) : t('Somebody who is not signed in writes:'),
      ...text.split(/\r?\n/).filter((line) => line.trim() !== ''),
      t('Answers go to {address}.', { address: replyTo }),
    ],
    facts: [
      [t('Question'), topics(t)[about]] as const,
      ...(address === undefined ? [] : [[t('Page'), address] as const]),
      ...(requestId === undefined ? [] : [[t('Request'), requestId] as const]),
      ...(files.length === 0 ? [] : [[t('Files'), files.join(', ')] as const]),
    ],
    warning: user
      ? t('Never send passwords or codes.')
      : t('Nobody has checked who wrote this: never send passwords or codes.'),
  });
