/** Keeps an uploaded file under a path that nobody guesses, in the name of who sent it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { picturePath } from '../../rules/files/picture-path.ts';
import {
  csvType,
  type DocumentExtension,
  documentTypes,
  isPicture,
  type PictureExtension,
  uploadExtension,
} from '../../rules/files/upload-types.ts';
import { limits } from '../../rules/limits.ts';
import { uploadedEvent } from '../audit/event-names.ts';
import { writeAuditEntry } from '../audit/write.ts';
import { Failure } from '../calls/failure.ts';
import { KeyedSemaphore } from '../calls/keyed-semaphore.ts';
import type { Transaction } from '../db/transaction.ts';
import { assertCsv } from '../files/csv-text.ts';
import { type Drawn, drawAnew, drawnType } from '../files/media/draw.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { isContentOf } from './content.ts';
import { within } from './within.ts';

interface Sent {
  readonly name: string;
  readonly content: Buffer;
  readonly requestId: string;
}

/** One of a user at a time: those that wait for their turn hold no connection of others. */
const ofUser = new KeyedSemaphore(1);

/** @throws ERR-22 for a format that is not accepted, by name or by content; for pictures what was found and what is allowed. */
export async function storeUpload(service: Service, session: Session, sent: Sent) {
  const extension = uploadExtension(sent.name);
  if (!extension) throw new Failure(400, 'ERR-22');
  if (sent.content.length === 0) throw new Failure(400, 'emptyFile');
  const upload = await ofUser.run(String(session.user.UserAccountId), async () => {
    const made = isPicture(extension)
      ? await pictureOf(service, session, sent, extension)
      : await documentOf(sent, extension);
    await keepUpload(service, session, made, sent.requestId);
    return made;
  });
  const { path, file_name, content_type, content } = upload;
  return { Path: path, FileName: file_name, ContentType: content_type, Size: content.length };
}

interface Upload {
  readonly path: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly content: Buffer;
  readonly renditions: Drawn['renditions'];
}

const fileName = (name: string): string => [...name].slice(-200).join('');

async function documentOf({ name, content }: Sent, extension: DocumentExtension | 'csv'): Promise<Upload> {
  if (extension === 'csv') await assertCsv(content);
  else if (!(await isContentOf(extension, content))) throw new Failure(400, 'ERR-22');
  const folder = randomBytes(16).toString('hex');
  const path = `${folder}/${randomBytes(18).toString('base64url').slice(0, 23)}.${extension}`;
  const type = extension === 'csv' ? csvType : documentTypes[extension];
  return { path, file_name: fileName(name), content_type: type, content, renditions: [] };
}

/** What was sent is kept nowhere, only what was drawn from it. */
async function pictureOf(service: Service, session: Session, sent: Sent, extension: PictureExtension): Promise<Upload> {
  // Drawing is dear, so who may keep nothing is told before.
  await within(service, session, (transaction) => assertRoom(transaction, session));
  const { content, renditions, ...facts } = await drawAnew(sent.content, extension);
  const path = picturePath(facts, randomBytes(22).toString('hex'));
  const named = `${sent.name.slice(0, -extension.length)}${uploadExtension(path)}`;
  return { path, file_name: fileName(named), content_type: drawnType, content, renditions };
}

const keepUpload = (service: Service, session: Session, upload: Upload, requestId: string): Promise<void> =>
  within(service, session, async (transaction) => {
    const { renditions, ...row } = upload;
    const { db } = transaction;
    // Counting and keeping are one: of all servers together one does it for this user at a time.
    await sql`select pg_advisory_xact_lock(hashtextextended('upload', ${session.user.UserAccountId}))`.execute(db);
    await assertRoom(transaction, session);
    const owner = { user_account_id: session.user.UserAccountId, account_id: null };
    await db
      .insertInto('upload')
      .values({ ...row, ...owner })
      .execute();
    if (renditions.length > 0)
      await db
        .insertInto('upload_rendition')
        .values(renditions.map((each) => ({ path: row.path, ...each })))
        .execute();
    const operation = { operation: 'keeper/upload', subject: 'session', audit: { event: uploadedEvent } } as const;
    await writeAuditEntry(transaction, { operation, requestId, session, note: { details: row.file_name } });
    await transaction.commit();
  });

/** @throws 409 when as many of the user as may be are waiting already. */
async function assertRoom({ db }: Transaction, session: Session): Promise<void> {
  const { kept } = await db
    .selectFrom('upload')
    .select((count) => count.fn.countAll<number>().as('kept'))
    .where('user_account_id', '=', session.user.UserAccountId)
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (kept >= limits.uploadsKept) throw new Failure(409, 'tooManyUploads', { n: limits.uploadsKept });
}
