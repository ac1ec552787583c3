/** Writes a note on an account (SOLO-11, ACCOUNT_NOTES). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Note, noteExample, noteText } from '../../entities/Note.ts';

export default operation('Account/AddNote', {
  summary: 'Writes a note on an account in the name of the caller.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Note'],
  needs: can('ACCOUNT_NOTES', 'Create'),
  errors: ['notFound'],
  audit: { event: 'Note added' },
  input: Type.Object({ accountId, text: noteText }),
  data: Note,
  example: { input: { accountId: 100734, text: noteExample.Text }, data: noteExample },
});
