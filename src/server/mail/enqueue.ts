/** Puts a mail to a user into the outbox, in the transaction of what it tells: one that is rolled back sends nothing. */
import { type Kysely, sql } from 'kysely';
import { languageOf } from '../../rules/text/language.ts';
import type { Tables } from '../db/tables.ts';
import type { Secrets } from '../secrets.ts';
import { type Brand, type MailTemplate, writeMail } from './layout.ts';

/** What writing mail needs; the context of a handler has it. */
export interface MailDeps {
  readonly db: Kysely<Tables>;
  readonly secrets: Secrets;
  readonly brand: Brand;
}

/** A file that goes along with a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The user must lie within the scope of the transaction.
 * @param to another address than his own: one that is to become it.
 * @param files that go along with it.
 * @returns false when there is no address.
 */
export async function enqueueMail(
  { db, secrets, brand }: MailDeps,
  userAccountId: number,
  template: MailTemplate,
  to?: string,
  files: readonly MailFile[] = [],
): Promise<boolean> {
  const user = await db
    .selectFrom('account')
    .leftJoin('account_value', 'account_value.account_id', 'account.account_id')
    .select(['display_name', 'account_value.values'])
    .where('account.account_id', '=', userAccountId)
    .executeTakeFirst();
  const values = (user?.values ?? {}) as Readonly<Record<string, unknown>>;
  const recipient = to ?? values['Email'];
  if (!user || typeof recipient !== 'string' || !recipient) return false;
  const language = languageOf(String(values['PreferredLanguage'] ?? '')) ?? 'en';
  const { subject, ...body } = writeMail(template, brand, language, user.display_name);
  const { outgoing_mail_id: id } = await db
    .insertInto('outgoing_mail')
    .values({
      user_account_id: userAccountId,
      recipient,
      subject,
      body: secrets.encrypt('mail', JSON.stringify(body)),
      sent_utc: null,
      last_error: null,
    })
    .returning('outgoing_mail_id')
    .executeTakeFirstOrThrow();
  for (const [place, { name, type, content }] of files.entries())
    await sql`select attach_to_mail(${id}, ${place + 1}, ${name}, ${type}, ${content})`.execute(db);
  return true;
}
