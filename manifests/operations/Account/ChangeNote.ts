/** Changes what a note says (SOLO-11, ACCOUNT_NOTES). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Note, noteExample, noteId, noteText } from '../../entities/Note.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/ChangeNote', {
  summary: 'Changes the text of a note; only who wrote it may.',
  kind: 'write',
  subject: { Account: 'accountId', Note: 'noteId' },
  changes: ['Note'],
  edits: { record: 'Note', id: 'noteId', version: 'version' },
  needs: can('ACCOUNT_NOTES', 'Update'),
  errors: ['noNote', 'notFound', 'notYourNote'],
  audit: { event: 'Note changed' },
  input: Type.Object({ accountId, noteId, text: noteText, version: readVersion }),
  data: Note,
  example: {
    input: { accountId: 100734, noteId: 41, text: noteExample.Text },
    data: { ...noteExample, ChangedUtc: '2026-11-18T08:05:30Z' },
  },
});
