/** One page of the notes on an account. */
import GetNotes from '../../../../manifests/operations/Account/GetNotes.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { notePage } from '../../accounts/notes.ts';

export default handler(GetNotes, async (input, context) => {
  await findAccount(context, input.accountId);
  return notePage(context, input);
});
