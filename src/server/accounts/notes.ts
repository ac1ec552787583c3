/** Notes on an account as the session sees them: its own, those of its company and of the companies below it. */
import type { Note } from '../../../manifests/entities/Note.ts';
import type GetNotes from '../../../manifests/operations/Account/GetNotes.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { rowVersion } from '../db/record-version.ts';
import { utc } from './row.ts';

interface Row {
  account_note_id: number;
  account_id: number;
  author_account_id: number;
  author_name: string;
  text: string;
  created_utc: Date;
  changed_utc: Date | null;
  version: string;
}

const mine = ({ session }: CallContext): number => session.user.UserAccountId;

/** @throws 400 when nothing is left of the text. */
function cleaned(context: CallContext, text: string): string {
  const clean = text.replaceAll(/\r\n?/g, '\n').trim();
  if (clean === '')
    throw new Failure(400, 'wrongValue', { field: 'text', problem: context.text('This field is required') });
  return clean;
}

const noteOf = (context: CallContext, row: Row): Static<typeof Note> => ({
  NoteId: row.account_note_id,
  AccountId: row.account_id,
  Text: row.text,
  AuthorName: row.author_name,
  IsOwn: row.author_account_id === mine(context),
  CreatedUtc: utc(row.created_utc),
  ...(row.changed_utc && { ChangedUtc: utc(row.changed_utc) }),
  Version: row.version,
});

/** A customer does not read what his seller wrote of him: the author or his company must be in scope, not the account alone. */
const notesOn = (context: CallContext, accountId: number) =>
  context.db
    .selectFrom('account_note as note')
    .where('note.account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('note.author_account_id', '=', mine(context)),
        where.exists(
          where
            .selectFrom('account as company')
            .select('company.account_id')
            .whereRef('company.account_id', '=', 'note.owner_company_id')
            .where(inScope('company.path')),
        ),
      ]),
    );

/** The account must have been found visible before. */
export async function notePage(
  context: CallContext,
  { accountId, ...input }: InputOf<typeof GetNotes>,
): Promise<DataOf<typeof GetNotes>> {
  const { rows, total } = await pageOf(
    context.db,
    notesOn(context, accountId).selectAll('note').select(rowVersion('note').as('version')),
    {
      order: { AuthorName: 'author_name', CreatedUtc: 'created_utc', ChangedUtc: 'changed_utc' },
      texts: { language: context.language, columns: ['author_name'] },
      standard: { created_utc: 'desc', account_note_id: 'desc' },
      find: ['text', 'author_name'],
      input,
    },
  );
  return { TotalCount: total, Items: rows.map((row) => noteOf(context, row)) };
}

/** One of the notes that the session sees, held until the call ends. @throws 404 for another; absent and hidden answer alike. */
async function noteOn(context: CallContext, accountId: number, noteId: number): Promise<Row> {
  const note = await notesOn(context, accountId)
    .selectAll('note')
    .select(rowVersion('note').as('version'))
    .where('note.account_note_id', '=', noteId)
    .forUpdate('note')
    .executeTakeFirst();
  if (!note) throw new Failure(404, 'noNote', { noteId });
  return note;
}

export async function addNote(context: CallContext, accountId: number, text: string) {
  const { user } = context.session;
  const note = await context.db
    .insertInto('account_note')
    .values({
      account_id: accountId,
      owner_company_id: user.CompanyAccount.AccountId,
      author_account_id: user.UserAccountId,
      author_name: user.UserAccount.DisplayName,
      text: cleaned(context, text),
    })
    .returningAll()
    .returning(rowVersion('account_note').as('version'))
    .executeTakeFirstOrThrow();
  return noteOf(context, note);
}

/** @throws 403 for a note of somebody else. */
export async function changeNote(context: CallContext, accountId: number, noteId: number, text: string) {
  const { author_account_id } = await noteOn(context, accountId, noteId);
  if (author_account_id !== mine(context)) throw new Failure(403, 'notYourNote');
  const note = await context.db
    .updateTable('account_note')
    .set({ text: cleaned(context, text), changed_utc: new Date() })
    .where('account_note_id', '=', noteId)
    .returningAll()
    .returning(rowVersion('account_note').as('version'))
    .executeTakeFirstOrThrow();
  return noteOf(context, note);
}

/** @returns who had written it, for the log. */
export async function removeNote(context: CallContext, accountId: number, noteId: number): Promise<string> {
  const { author_name } = await noteOn(context, accountId, noteId);
  await context.db.deleteFrom('account_note').where('account_note_id', '=', noteId).execute();
  return author_name;
}
