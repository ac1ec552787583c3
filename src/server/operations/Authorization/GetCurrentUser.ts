/** The signed-in user, as the session knows him: written out once, because a session asks often and changes rarely. */
import GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { handler } from '../../../define/contract/handler.ts';

const texts = new WeakMap<object, string>();

export default handler(GetCurrentUser, async (_input, { session: { user } }) => {
  const raw = texts.get(user) ?? JSON.stringify(user);
  texts.set(user, raw);
  return { raw };
});
