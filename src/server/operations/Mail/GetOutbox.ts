/** Outgoing mails within the scope, without what they say: a link or a code in it is somebody's sign-in. */
import GetOutbox from '../../../../manifests/operations/Mail/GetOutbox.ts';
import { handler } from '../../../define/contract/handler.ts';
import { inScope } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';
import { mayReadMails } from '../../mail/may-read.ts';

export default handler(GetOutbox, async (input, context) => {
  const mails = context.db
    .selectFrom('outgoing_mail')
    .innerJoin('account', 'account.account_id', 'outgoing_mail.user_account_id')
    .where(inScope('account.path'))
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
    .select((mail) => mail('body', 'is not', null).as('has_text'));
  const { rows, total } = await pageOf(context.db, mails, {
    order: {
      CreatedUtc: 'outgoing_mail_id',
      To: 'recipient',
      Subject: 'subject',
      SentUtc: 'sent_utc',
      Attempts: 'attempts',
    },
    texts: { language: context.language, columns: ['recipient', 'subject'] },
    standard: { outgoing_mail_id: 'desc' },
    find: ['recipient', 'subject'],
    input,
  });
  const mayRead = await mayReadMails(context);
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      MailId: row.outgoing_mail_id,
      UserAccountId: row.user_account_id,
      To: row.recipient,
      Subject: row.subject,
      MayRead: mayRead && row.has_text === true,
      MaySend: row.sent_utc === null && row.has_text === true,
      CreatedUtc: row.created_utc.toISOString(),
      ...(row.sent_utc ? { SentUtc: row.sent_utc.toISOString() } : {}),
      Attempts: row.attempts,
      ...(row.last_error ? { LastError: row.last_error } : {}),
    })),
  };
});
