/** Writes a note; the log says that, and not what it says: others read the log. */
import AddNote from '../../../../manifests/operations/Account/AddNote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { addNote } from '../../accounts/notes.ts';

export default handler(AddNote, async ({ accountId, text }, context) => {
  await findAccount(context, accountId);
  return addNote(context, accountId, text);
});
