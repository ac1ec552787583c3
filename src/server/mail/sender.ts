/** Sends what waits in the outbox; any number of servers may do so side by side. */
import { createTransport } from 'nodemailer';
import type pg from 'pg';
import { limits } from '../../rules/limits.ts';
import type { Secrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import type { Brand } from './layout.ts';

export interface Sender {
  stop(): Promise<void>;
}

interface SenderDeps {
  readonly pool: pg.Pool;
  readonly settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>;
  readonly secrets: Secrets;
  readonly brand: Brand;
  /** Writes the mail that somebody asked for, apart from the call that asked. @returns whether one waited. */
  readonly answerRequest?: () => Promise<boolean>;
  /** Told what cannot be sent; the outbox keeps it as well. */
  readonly onProblem?: (problem: unknown) => void;
}

interface Due {
  readonly outgoing_mail_id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: Buffer;
}

interface Body {
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
}

const pause = 1000;
const sweepEvery = 60 * 60_000;
/** How many are taken at a time. */
const batch = 20;
const sweptAtOnce = 1000;

export function startSender(deps: SenderDeps): Sender {
  const { pool, settings, answerRequest = async () => false, onProblem = () => {} } = deps;
  const transport =
    settings.smtpUrl === undefined
      ? undefined
      : createTransport({ url: settings.smtpUrl, pool: true }, { from: settings.mailFrom });
  let stopped = false;
  let swept = 0;
  let timer: NodeJS.Timeout | undefined;

  const round = async (): Promise<void> => {
    while (!stopped && (await answerRequest()));
    if (transport) while (!stopped && (await sendSome(transport, deps)) === batch);
    if (!stopped && Date.now() - swept > sweepEvery) {
      swept = Date.now();
      await pool.query('select sweep_sign_in()');
      while (!stopped && (await sweepEnded(pool)));
    }
  };
  const next = (): void => {
    if (!stopped) timer = setTimeout(() => void work(), pause).unref();
  };
  let running: Promise<void> = Promise.resolve();
  const work = (): Promise<void> => {
    running = round().catch(onProblem).then(next);
    return running;
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport?.close();
    },
  };
}

/** Deletes some of what ended long ago, in a transaction of its own. @returns whether there may be more. */
export async function sweepEnded(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ more: boolean }>('select sweep_ended($1, $2) as more', [
    `${limits.endedLife / 1000} seconds`,
    sweptAtOnce,
  ]);
  return rows[0]?.more === true;
}

type Transport = ReturnType<typeof createTransport>;

interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

async function attachmentsOf(pool: pg.Pool, mailId: number): Promise<Attachment[]> {
  const { rows } = await pool.query<Attachment>(
    'select file_name as filename, content_type as "contentType", content from mail_attachments($1)',
    [mailId],
  );
  return rows;
}

async function sendSome(transport: Transport, { pool, secrets, onProblem = () => {} }: SenderDeps): Promise<number> {
  const { rows } = await pool.query<Due>('select * from take_mails($1)', [batch]);
  for (const mail of rows) {
    try {
      const { text, html, replyTo } = JSON.parse(secrets.decrypt('mail', mail.body)) as Body;
      // Mails of a machine: no answer by another machine, please.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const attachments = await attachmentsOf(pool, mail.outgoing_mail_id);
      await transport.sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text,
        html,
        replyTo,
        headers,
        attachments,
      });
      await pool.query('select mail_sent($1)', [mail.outgoing_mail_id]);
    } catch (problem) {
      onProblem(problem);
      await pool.query('select mail_failed($1, $2)', [mail.outgoing_mail_id, String(problem)]);
    }
  }
  return rows.length;
}
