/** Changes what a note of the caller says. */
import ChangeNote from '../../../../manifests/operations/Account/ChangeNote.ts';
import { handler } from '../../../define/handler.ts';
import { changeNote } from '../../account-notes.ts';
import { visibleAccount } from '../../visible-account.ts';

export default handler(ChangeNote, async ({ accountId, noteId, text }, context) => {
  await visibleAccount(context, accountId);
  return changeNote(context, accountId, noteId, text);
});
