/** Keeps an uploaded file under a path that nobody guesses, in the name of who sent it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../rules/limits.ts';
import { uploadExtension, uploadTypes } from '../../rules/upload.ts';
import { writeAuditEntry } from '../audit.ts';
import { Failure } from '../failure.ts';
import type { Service } from '../http/service.ts';
import { inScope } from '../in-scope.ts';
import type { Session } from '../session.ts';
import { openTransaction } from '../transaction.ts';
import { uploadedEvent } from '../written-events.ts';
import { isContentOf } from './content.ts';

interface Sent {
  readonly name: string;
  readonly content: Buffer;
  readonly requestId: string;
}

/** @throws ERR-22 for a format that is not accepted, by name or by content. */
export async function storeUpload(service: Service, session: Session, { name, content, requestId }: Sent) {
  const extension = uploadExtension(name);
  if (!extension || !(await isContentOf(extension, content))) throw new Failure(400, 'ERR-22');
  const folder = randomBytes(16).toString('hex');
  const path = `${folder}/${randomBytes(18).toString('base64url').slice(0, 23)}.${extension}`;
  const upload = { path, file_name: [...name].slice(-200).join(''), content_type: uploadTypes[extension] };
  const transaction = openTransaction(service.database.pool, session.scope);
  try {
    // Files of one user that come at once are counted one after the other.
    const one = `portolan upload ${session.user.UserAccountId}`;
    await sql`select pg_advisory_xact_lock(hashtext(${one}))`.execute(transaction.db);
    const { kept } = await transaction.db
      .selectFrom('upload')
      .select((count) => count.fn.countAll<number>().as('kept'))
      .where('user_account_id', '=', session.user.UserAccountId)
      .where('account_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (kept >= limits.uploadsKept) throw new Failure(409, 'tooManyUploads', { n: limits.uploadsKept });
    await transaction.db
      .insertInto('upload')
      .values({ ...upload, user_account_id: session.user.UserAccountId, content, account_id: null })
      .execute();
    const operation = { operation: 'keeper/upload', audit: { event: uploadedEvent } };
    await writeAuditEntry(transaction, {
      operation,
      input: {},
      requestId,
      session,
      note: { details: upload.file_name },
    });
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  return { Path: path, FileName: upload.file_name, ContentType: upload.content_type, Size: content.length };
}

/** The file behind a path, when the session may see it: its own, or part of an account in its scope. */
export async function findUpload(service: Service, session: Session, path: string) {
  const transaction = openTransaction(service.database.pool, session.scope);
  try {
    return await transaction.db
      .selectFrom('upload')
      .leftJoin('account', 'account.account_id', 'upload.account_id')
      .select(['upload.file_name', 'upload.content_type', 'upload.content'])
      .where('upload.path', '=', path)
      .where((condition) =>
        condition.or([
          condition('upload.user_account_id', '=', session.user.UserAccountId),
          condition.and([condition('upload.account_id', 'is not', null), inScope('account.path')]),
        ]),
      )
      .executeTakeFirst();
  } finally {
    await transaction.rollback();
  }
}
