/** The signed-in user, as the session knows him. */
import GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { currentUserText } from '../../identity/current-user-text.ts';

export default handler(GetCurrentUser, async (_input, { session }) => ({ raw: currentUserText(session) }));
