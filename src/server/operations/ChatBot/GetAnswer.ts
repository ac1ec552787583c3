/** The portal's own bot answers in the caller's language, by ordinary calls with his rights. */
import GetAnswer from '../../../../manifests/operations/ChatBot/GetAnswer.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { answerTo, greeting } from '../../assistant/answer.ts';
import { assertOwnToken } from '../../assistant/chat-token.ts';

export default signInHandler(GetAnswer, async ({ chatToken, question = '' }, context) => {
  assertOwnToken(context.secrets, context.session, chatToken);
  return question.trim() === '' ? greeting(context) : answerTo(question, context);
});
