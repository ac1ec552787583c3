/** Hands mails to the mail server. */
import { createTransport } from 'nodemailer';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

export type Transport = ReturnType<typeof createTransport>;

/** undefined without a mail server: mails wait in the outbox. */
export const openTransport = ({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Transport | undefined =>
  smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, pool: true }, { from: mailFrom });

/** As it stands in the outbox. */
export interface WaitingMail {
  readonly outgoing_mail_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: Buffer;
  /** Of the user to whom it goes. */
  readonly path: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

interface Body {
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

/** @throws what the mail server says against it. */
export async function sendMail(
  transport: Transport,
  secrets: Secrets,
  { recipient: to, subject, body }: WaitingMail,
  attachments: Attachment[],
): Promise<void> {
  const { text, html, replyTo } = JSON.parse(secrets.decrypt('mail', body)) as Body;
  // Mails of a machine: no answer by another machine, please.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await transport.sendMail({ to, subject, text, html, replyTo, headers, attachments });
}
