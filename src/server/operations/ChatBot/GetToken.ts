/** The marketplace's bot gives the token where one is set up; otherwise it is the portal's own. */
import GetToken from '../../../../manifests/operations/ChatBot/GetToken.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { ownToken, tokenFrom } from '../../assistant/chat-token.ts';

export default signInHandler(GetToken, async (_input, { chatBot, secrets, session }) => ({
  Token: chatBot ? await tokenFrom(chatBot, secrets, session) : ownToken(secrets, session),
}));
