/** The text of a mail that waits, never of somebody who may do what its reader may not. */
import ReadMail from '../../../../manifests/operations/Mail/ReadMail.ts';
import { handler } from '../../../define/contract/handler.ts';
import { refuseOutranked } from '../../access/outrank.ts';
import { Failure } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';
import { mayReadMails } from '../../mail/may-read.ts';

export default handler(ReadMail, async ({ mailId }, context) => {
  if (!(await mayReadMails(context))) throw new Failure(403, 'mailsOfOwner');
  const mail = await context.db
    .selectFrom('outgoing_mail')
    .innerJoin('account', 'account.account_id', 'outgoing_mail.user_account_id')
    .select(['recipient', 'subject', 'body', 'account.account_id', 'path', 'display_name', 'account_type'])
    .where('outgoing_mail_id', '=', mailId)
    .where(inScope('account.path'))
    .executeTakeFirst();
  if (!mail?.body) throw new Failure(404, 'noMail', { mailId });
  // Mails of nobody in particular belong to the marketplace and hold no link.
  if (mail.account_type === 'User') await refuseOutranked(context, mail.path);
  context.audit({
    target: { accountId: mail.account_id, name: mail.display_name, type: mail.account_type },
    details: mail.subject,
  });
  return { To: mail.recipient, Subject: mail.subject, ...textOf(context.secrets.decrypt('mail', mail.body)) };
});

/** Links stand on lines of their own (mail/letter.ts). */
function textOf(body: string): { Text: string; Link?: string } {
  const { text } = JSON.parse(body) as { text: string };
  const link = /^https?:\/\/\S+$/m.exec(text)?.[0];
  return { Text: text, ...(link !== undefined && { Link: link }) };
}
