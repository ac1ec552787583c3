/** Keeps an uploaded file under a path that nobody guesses, in the name of who sent it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { uploadExtension, uploadTypes } from '../../rules/files/upload-types.ts';
import { limits } from '../../rules/limits.ts';
import { uploadedEvent } from '../audit/event-names.ts';
import { writeAuditEntry } from '../audit/write.ts';
import { Failure } from '../calls/failure.ts';
import { KeyedSemaphore } from '../calls/keyed-semaphore.ts';
import { inScope } from '../db/in-scope.ts';
import { openTransaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { isContentOf } from './content.ts';

interface Sent {
  readonly name: string;
  readonly content: Buffer;
  readonly requestId: string;
}

/** One of a user at a time: those that wait for their turn hold no connection of others. */
const ofUser = new KeyedSemaphore(1);

/** @throws ERR-22 for a format that is not accepted, by name or by content. */
export async function storeUpload(service: Service, session: Session, { name, content, requestId }: Sent) {
  const extension = uploadExtension(name);
  if (!extension || !(await isContentOf(extension, content))) throw new Failure(400, 'ERR-22');
  const folder = randomBytes(16).toString('hex');
  const path = `${folder}/${randomBytes(18).toString('base64url').slice(0, 23)}.${extension}`;
  const upload: Upload = { path, file_name: [...name].slice(-200).join(''), content_type: uploadTypes[extension] };
  const keep = () => keepUpload(service, session, { upload, content, requestId });
  await ofUser.run(String(session.user.UserAccountId), keep);
  return { Path: path, FileName: upload.file_name, ContentType: upload.content_type, Size: content.length };
}

interface Upload {
  readonly path: string;
  readonly file_name: string;
  readonly content_type: string;
}

/** @throws 409 when as many of the user as may be are waiting already. */
async function keepUpload(
  service: Service,
  session: Session,
  { upload, content, requestId }: { upload: Upload; content: Buffer; requestId: string },
): Promise<void> {
  const transaction = openTransaction(service.database.pool, session.scope);
  try {
    // Counting and keeping are one: of all servers together one does it for this user at a time.
    await sql`select pg_advisory_xact_lock(hashtextextended('upload', ${session.user.UserAccountId}))`.execute(
      transaction.db,
    );
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
    const operation = { operation: 'keeper/upload', subject: 'session', audit: { event: uploadedEvent } } as const;
    await writeAuditEntry(transaction, {
      operation,
      requestId,
      session,
      note: { details: upload.file_name },
    });
    await transaction.commit();
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
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
