/** One page of the notes on an account. */
import GetNotes from '../../../../manifests/operations/Account/GetNotes.ts';
import { handler } from '../../../define/handler.ts';
import { notePage } from '../../account-notes.ts';
import { visibleAccount } from '../../visible-account.ts';

export default handler(GetNotes, async (input, context) => {
  await visibleAccount(context, input.accountId);
  return notePage(context, input);
});
