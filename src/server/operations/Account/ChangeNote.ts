/** Changes what a note of the caller says. */
import ChangeNote from '../../../../manifests/operations/Account/ChangeNote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { changeNote } from '../../accounts/notes.ts';

export default handler(ChangeNote, async ({ accountId, noteId, text }, context) => {
  await findAccount(context, accountId);
  return changeNote(context, accountId, noteId, text);
});
