/** Outgoing mails within the scope, without what they say: a link or a code in it is somebody's sign-in. */
import GetOutbox from '../../../../manifests/operations/Mail/GetOutbox.ts';
import { handler } from '../../../define/contract/handler.ts';
import { inScope } from '../../db/in-scope.ts';
import { mayReadMails } from '../../mail/may-read.ts';

export default handler(GetOutbox, async ({ options, limit }, context) => {
  const wanted = options?.filter?.trim();
  let matching = context.db
    .selectFrom('outgoing_mail')
    .innerJoin('account', 'account.account_id', 'outgoing_mail.user_account_id')
    .where(inScope('account.path'));
  if (wanted) {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    matching = matching.where((is) => is.or([is('recipient', 'ilike', pattern), is('subject', 'ilike', pattern)]));
  }
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'outgoing_mail_id',
      'user_account_id',
      'recipient',
      'subject',
      'outgoing_mail.created_utc',
      'sent_utc',
      'attempts',
      'last_error',
    ])
    .select((mail) => mail('body', 'is not', null).as('has_text'))
    .orderBy('outgoing_mail_id', 'desc')
    .offset(options?.offset ?? 0)
    .limit(limit ?? 20)
    .execute();
  const mayRead = await mayReadMails(context);
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      MailId: row.outgoing_mail_id,
      UserAccountId: row.user_account_id,
      To: row.recipient,
      Subject: row.subject,
      MayRead: mayRead && row.has_text === true,
      CreatedUtc: row.created_utc.toISOString(),
      ...(row.sent_utc ? { SentUtc: row.sent_utc.toISOString() } : {}),
      Attempts: row.attempts,
      ...(row.last_error ? { LastError: row.last_error } : {}),
    })),
  };
});
