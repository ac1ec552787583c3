/** Outgoing mails within the scope; a text is still there while no mail server has taken it. */
import GetOutbox from '../../../../manifests/operations/Mail/GetOutbox.ts';
import { handler } from '../../../define/handler.ts';
import { inScope } from '../../in-scope.ts';

export default handler(GetOutbox, async ({ options, limit }, { db, secrets }) => {
  const wanted = options?.filter?.trim();
  let matching = db
    .selectFrom('outgoing_mail')
    .innerJoin('account', 'account.account_id', 'outgoing_mail.user_account_id')
    .where(inScope('account.path'));
  if (wanted) {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) => is.or([is('recipient', 'ilike', pattern), is('subject', 'ilike', pattern)]));
  }
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('outgoing_mail')
    .orderBy('outgoing_mail_id', 'desc')
    .offset(options?.offset ?? 0)
    .limit(limit ?? 20)
    .execute();
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      MailId: row.outgoing_mail_id,
      UserAccountId: row.user_account_id,
      To: row.recipient,
      Subject: row.subject,
      ...(row.body && textOf(secrets.decrypt('mail', row.body))),
      CreatedUtc: row.created_utc.toISOString(),
      ...(row.sent_utc ? { SentUtc: row.sent_utc.toISOString() } : {}),
      Attempts: row.attempts,
      ...(row.last_error ? { LastError: row.last_error } : {}),
    })),
  };
});

/** Links stand on lines of their own (mail/letter.ts). */
function textOf(body: string): { Text: string; Link?: string } {
  const { text } = JSON.parse(body) as { text: string };
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0];
  return { Text: text, ...(link !== undefined && { Link: link }) };
}
