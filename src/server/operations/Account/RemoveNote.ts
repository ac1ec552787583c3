/** Removes a note; the log names whose it was. */
import RemoveNote from '../../../../manifests/operations/Account/RemoveNote.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { removeNote } from '../../accounts/notes.ts';

export default handler(RemoveNote, async ({ accountId, noteId }, context) => {
  await findAccount(context, accountId);
  context.audit({ details: await removeNote(context, accountId, noteId) });
  return null;
});
