/** The signed-in user, as the session knows him. */
import GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { handler } from '../../../define/handler.ts';

export default handler(GetCurrentUser, async (_input, context) => context.session.user);
