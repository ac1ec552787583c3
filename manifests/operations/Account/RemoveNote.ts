/** Removes a note from an account (SOLO-11, ACCOUNT_NOTES). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { noteId } from '../../entities/Note.ts';

export default operation('Account/RemoveNote', {
  summary: 'Removes a note, whoever wrote it.',
  kind: 'write',
  subject: { Account: 'accountId', Note: 'noteId' },
  changes: ['Note'],
  needs: can('ACCOUNT_NOTES', 'Delete'),
  errors: ['noNote', 'notFound'],
  audit: { event: 'Note removed' },
  input: Type.Object({ accountId, noteId }),
  data: Type.Null(),
  example: { input: { accountId: 100734, noteId: 41 }, data: null },
});
