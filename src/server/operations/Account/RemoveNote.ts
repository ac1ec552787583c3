/** Removes a note; the log names whose it was. */
import RemoveNote from '../../../../manifests/operations/Account/RemoveNote.ts';
import { handler } from '../../../define/handler.ts';
import { removeNote } from '../../account-notes.ts';
import { visibleAccount } from '../../visible-account.ts';

export default handler(RemoveNote, async ({ accountId, noteId }, context) => {
  await visibleAccount(context, accountId);
  context.audit({ details: await removeNote(context, accountId, noteId) });
  return null;
});
