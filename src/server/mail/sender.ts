/** Hands mails to the mail server. */
import { createHash } from 'node:crypto';
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
  { secrets, settings }: { readonly secrets: Secrets; readonly settings: Pick<Settings, 'mailFrom'> },
  { recipient: to, subject, body }: WaitingMail,
  attachments: Attachment[],
): Promise<void> {
  const { text, html, replyTo } = JSON.parse(secrets.decrypt('mail', body)) as Body;
  // Mails of a machine: no answer by another machine, please.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  const messageId = messageIdOf(body, settings);
  await transport.sendMail({ to, subject, text, html, replyTo, messageId, headers, attachments });
}

/** The same each time that it is sent: a sender may die between the mail server's thanks and its note of it, and mail systems show the second one to nobody. */
function messageIdOf(body: Buffer, { mailFrom }: Pick<Settings, 'mailFrom'>): string {
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(mailFrom) ?? [];
  return `<${createHash('sha256').update(body).digest('hex').slice(0, 40)}@${domain}>`;
}
