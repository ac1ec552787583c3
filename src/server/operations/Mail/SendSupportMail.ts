/** Puts a message to support into the outbox; whoever is not signed in says where the answer goes. */
import SendSupportMail from '../../../../manifests/operations/Mail/SendSupportMail.ts';
import { type SignInContext, signInHandler } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { Failure } from '../../calls/failure.ts';
import { writeMail } from '../../mail/layout.ts';
import { supportMail } from '../../mail/templates/support-message.ts';

export default signInHandler(SendSupportMail, async ({ subject, text, replyTo }, context) => {
  const user = signedIn(context);
  const answerTo = replyTo?.trim() || (user && (await ownAddress(context, user.UserAccountId)));
  if (!answerTo) {
    const problem = context.text(fieldTexts.required);
    throw new Failure(400, 'wrongValue', { field: 'replyTo', problem }, { replyTo: problem });
  }
  const [row] = await context.prepared('support_address_of', 'select support_address_of($1)', [
    user?.UserAccountId ?? null,
  ]);
  const recipient = row?.[0] as string | null | undefined;
  if (!recipient) throw new Failure(409, 'ERR-21');
  const author = user && {
    name: user.UserAccount.DisplayName,
    username: user.Username,
    company: user.CompanyAccount.DisplayName,
  };
  const letter = supportMail({ subject: subject.trim(), text, user: author, replyTo: answerTo });
  const { subject: about, ...body } = writeMail(letter, context.brand, context.language, context.brand.title);
  const written = context.secrets.encrypt('mail', JSON.stringify({ ...body, replyTo: answerTo }));
  await context.prepared('post_support_mail', 'select post_support_mail($1, $2, $3, $4)', [
    user?.UserAccountId ?? null,
    recipient,
    about,
    written,
  ]);
  // Without a session nobody is known who could stand in the log; the mail itself is the trace.
  context.audit(user ? { details: about } : { later: true });
  return null;
});

/** Half a sign-in says not who it is. */
function signedIn({ presented: { session } }: SignInContext) {
  return session?.stage === 'full' ? session.user : undefined;
}

async function ownAddress({ db }: SignInContext, userAccountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_value')
    .select('values')
    .where('account_id', '=', userAccountId)
    .executeTakeFirst();
  const address = (row?.values as Readonly<Record<string, unknown>> | undefined)?.['Email'];
  return typeof address === 'string' && address !== '' ? address : undefined;
}
