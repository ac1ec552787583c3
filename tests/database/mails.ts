/** The mails in the outbox of a test's server, as their readers would see them. */
import { RoundRunner } from '../../src/server/queue/round-runner.ts';
import answerPasswordRequests from '../../src/server/rounds/answer-password-requests.ts';
import type { TestServer } from './server.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Answers who has asked for a password link. */
export const answerRequests = ({ service }: TestServer): Promise<void> =>
  new RoundRunner(answerPasswordRequests, { service, onProblem: console.error }).drain();

/** Oldest first; requests for a password link are answered before. */
export async function mailsTo(server: TestServer, userAccountId: number): Promise<readonly Mail[]> {
  const { database, service } = server;
  await answerRequests(server);
  const rows = await database.owner
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('user_account_id', '=', userAccountId)
    .orderBy('outgoing_mail_id')
    .execute();
  return rows.map(({ recipient, subject, body }) => ({
    to: recipient,
    subject,
    ...(JSON.parse(body ? service.secrets.decrypt('mail', body) : '{"text":"","html":""}') as {
      text: string;
      html: string;
    }),
  }));
}

export async function lastMail(server: TestServer, userAccountId: number): Promise<Mail> {
  const mail = (await mailsTo(server, userAccountId)).at(-1);
  if (!mail) throw new Error(`no mail to ${userAccountId}`);
  return mail;
}

/** The username and the token of the link in a mail. */
export function linkIn({ text }: Mail): { username: string; token: string } {
  const [, username = '', token = ''] = /\/v\/#\/reset-password\/([^/\s]+)\/([\w-]+)/.exec(text) ?? [];
  return { username: decodeURIComponent(username), token };
}

export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? '';
