/** The token with which the chat bot knows the user for an hour (CALL-131, CHAT-02 to CHAT-05). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChatBotToken } from '../../entities/ChatBot.ts';

export default operation('ChatBot/GetToken', {
  summary: "Answers a token of the caller for the marketplace's chat bot.",
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: can('CHAT_BOT', 'Read'),
  errors: ['noChatBot'],
  input: Type.Object({}),
  data: ChatBotToken,
  example: { input: {}, data: { Token: 'kT2bW0uYc1pQ' } },
});
