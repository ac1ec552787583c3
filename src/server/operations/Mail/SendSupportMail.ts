/** Puts a message to support into the outbox, with the files that its author has uploaded; whoever is not signed in says where the answer goes. */
import SendSupportMail from '../../../../manifests/operations/Mail/SendSupportMail.ts';
import { type SignInContext, signInHandler } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { documentTypes } from '../../../rules/files/upload-types.ts';
import { limits } from '../../../rules/limits.ts';
import type { SupportTopic } from '../../../rules/support/contacts.ts';
import { Failure } from '../../calls/failure.ts';
import { writeMail } from '../../mail/layout.ts';
import { supportMail } from '../../mail/templates/support-message.ts';

/** Where the details of a marketplace name who answers. */
const addresses: Readonly<Record<SupportTopic, string>> = {
  technical: 'SupportTechnicalEmail',
  sales: 'SupportSalesEmail',
  billing: 'SupportBillingEmail',
};

export default signInHandler(SendSupportMail, async (input, context) => {
  const { subject, text, replyTo, about = 'technical', attachments = [], place, requestId } = input;
  const user = signedIn(context);
  const answerTo = replyTo?.trim() || (user && (await ownAddress(context, user.UserAccountId)));
  if (!answerTo) {
    const problem = context.text(fieldTexts.required);
    throw new Failure(400, 'wrongValue', { field: 'replyTo', problem }, { replyTo: problem });
  }
  const files = await namesOf(context, user?.UserAccountId, attachments);
  const [row] = await context.prepared('support_address_of', 'select support_address_of($1, $2)', [
    user?.UserAccountId ?? null,
    addresses[about],
  ]);
  const recipient = row?.[0] as string | null | undefined;
  if (!recipient) throw new Failure(409, 'ERR-21');
  const author = user && {
    name: user.UserAccount.DisplayName,
    username: user.Username,
    company: user.CompanyAccount.DisplayName,
  };
  const address = place === undefined ? undefined : `${context.brand.publicUrl}/v/#${place}`;
  const message = { subject: subject.trim(), text, user: author, replyTo: answerTo, about, files, address, requestId };
  const written = writeMail(supportMail(message), context.brand, context.language, context.brand.title);
  const { subject: line, ...body } = written;
  const [posted] = await context.prepared('post_support_mail', 'select post_support_mail($1, $2, $3, $4, $5)', [
    user?.UserAccountId ?? null,
    recipient,
    line,
    context.secrets.encrypt('mail', JSON.stringify({ ...body, replyTo: answerTo })),
    [...attachments],
  ]);
  // Sent along with another message at the same moment.
  if (Number(posted?.[0]) < attachments.length) throw new Failure(404, 'noUpload');
  // Without a session nobody is known who could stand in the log; the mail itself is the trace.
  context.audit(user ? { details: line } : { later: true });
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

/** @throws 404 for what the user has not uploaded himself, or what belongs to something by now; 413 for too much of it. */
async function namesOf(
  { db }: SignInContext,
  userAccountId: number | undefined,
  paths: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  if (userAccountId === undefined) throw new Failure(404, 'noUpload');
  const found = await db
    .selectFrom('upload')
    .select(['path', 'file_name'])
    .select((of) => of.fn<number>('octet_length', ['content']).as('size'))
    .where('path', 'in', paths)
    .where('user_account_id', '=', userAccountId)
    .where('account_id', 'is', null)
    .where('content_type', 'in', Object.values(documentTypes))
    .execute();
  if (found.length < paths.length) throw new Failure(404, 'noUpload');
  const size = found.reduce((sum, file) => sum + file.size, 0);
  const inMebibytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
  if (size > limits.mailAttachmentsSize)
    throw new Failure(413, 'attachmentsTooLarge', {
      size: inMebibytes(size),
      limit: inMebibytes(limits.mailAttachmentsSize),
    });
  return paths.map((path) => found.find((file) => file.path === path)?.file_name ?? path);
}
