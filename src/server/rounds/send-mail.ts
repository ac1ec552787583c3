/** Sends what waits in the outbox, as long as there is a mail server; what it refuses is tried again, each time later. */
import { sql } from 'kysely';
import { type Attachment, openTransport, sendMail, type Transport, type WaitingMail } from '../mail/sender.ts';
import { round } from '../queue/rounds.ts';
import type { Service } from '../service.ts';

/** Connections to the mail server, kept while the server process lives. */
const transports = new WeakMap<Service, Transport>();

function transportOf(service: Service): Transport | undefined {
  const transport = transports.get(service) ?? openTransport(service.settings);
  if (transport) transports.set(service, transport);
  return transport;
}

export default round<WaitingMail, { readonly problem?: string }>('send-mail', {
  atOnce: 4,
  take: async ({ db, service, worker, lease }) => {
    if (!transportOf(service)) return undefined;
    const { rows } = await sql<WaitingMail>`select * from take_mail(${worker}, ${lease})`.execute(db);
    return rows[0];
  },
  keep: async ({ outgoing_mail_id: id }, { db, worker, lease }) => {
    const { rows } = await sql<{ kept: boolean }>`select keep_mail(${id}, ${worker}, ${lease}) as kept`.execute(db);
    return rows[0]?.kept === true;
  },
  work: async (mail, { service, report }) => {
    const transport = transportOf(service);
    try {
      if (!transport) throw new Error('There is no mail server');
      const { rows } = await service.database.pool.query<Attachment>(
        'select file_name as filename, content_type as "contentType", content from mail_attachments($1)',
        [mail.outgoing_mail_id],
      );
      await sendMail(transport, service, mail, rows);
      return {};
    } catch (problem) {
      report(problem);
      return { problem: String(problem) };
    }
  },
  note: async ({ outgoing_mail_id: id, path }, { problem }, { db, worker, tell }) => {
    const noted =
      problem === undefined ? sql`mail_sent(${id}, ${worker})` : sql`mail_failed(${id}, ${worker}, ${problem})`;
    const { rows } = await sql<{ held: boolean }>`select ${noted} as held`.execute(db);
    const isHeld = rows[0]?.held === true;
    // Whoever looks at the outbox sees that it has left, or why it has not.
    if (isHeld) await tell({ changes: ['Mail'] }, path);
    return isHeld;
  },
  stop: (service) => {
    transports.get(service)?.close();
    transports.delete(service);
  },
});
