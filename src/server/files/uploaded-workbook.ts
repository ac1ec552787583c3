/** A workbook that the caller has uploaded, as lines of its first sheet. */
import type { CallContext } from '../../define/contract/handler.ts';
import { documentTypes } from '../../rules/files/upload-types.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { readWorkbook, type SheetLine } from './read-workbook.ts';

/** @throws 404 for a file that is not the caller's; 400 for one that is no workbook; 413 for one with too many rows or columns. */
export async function uploadedWorkbook({ db, session }: CallContext, path: string): Promise<readonly SheetLine[]> {
  const file = await db
    .selectFrom('upload')
    .select('content')
    .where('path', '=', path)
    .where('user_account_id', '=', session.user.UserAccountId)
    .where('content_type', '=', documentTypes.xlsx)
    .executeTakeFirst();
  if (!file) throw new Failure(404, 'noUpload');
  return readWorkbook(file.content, { rows: limits.sheetRows, columns: limits.sheetColumns });
}
