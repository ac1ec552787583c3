/** The signed-in user, for programs that know the older address. */
import GetCurrentUser from '../../../../manifests/operations/CloudControl/GetCurrentUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { currentUserText } from '../../identity/current-user-text.ts';

export default handler(GetCurrentUser, async (_input, { session }) => ({ raw: currentUserText(session) }));
