/** Uploads as they are fetched again: by who sent them, and with the account they became part of by whoever sees that. */
import { inScope } from '../db/in-scope.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Session } from '../identity/session.ts';
import type { Service } from '../service.ts';
import { within } from './within.ts';

/** The file behind a path, when the session may see it: its own, or part of an account in its scope. */
export const findUpload = (service: Service, session: Session, path: string) =>
  within(service, session, ({ db }) =>
    visible(db, session, path).select(['upload.file_name', 'upload.content_type', 'upload.content']).executeTakeFirst(),
  );

/** A picture among them in the largest kept size whose longest side is at most `side`; undefined where it is too small for that. */
export const findUploadedPicture = (service: Service, session: Session, path: string, side: number) =>
  within(service, session, async ({ db }) => {
    const found = await visible(db, session, path)
      .innerJoin('upload_rendition', 'upload_rendition.path', 'upload.path')
      .select('upload_rendition.content')
      .where('upload_rendition.side', '<=', side)
      .orderBy('upload_rendition.side', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.content;
  });

const visible = (db: Transaction['db'], { user }: Session, path: string) =>
  db
    .selectFrom('upload')
    .leftJoin('account', 'account.account_id', 'upload.account_id')
    .where('upload.path', '=', path)
    .where((condition) =>
      condition.or([
        condition('upload.user_account_id', '=', user.UserAccountId),
        condition.and([condition('upload.account_id', 'is not', null), inScope('account.path')]),
      ]),
    );
