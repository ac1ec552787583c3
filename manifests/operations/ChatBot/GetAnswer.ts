/** The portal's own chat bot: it knows the help of the portal and what the caller may see (CHAT-05). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChatBotAnswer } from '../../entities/ChatBot.ts';

export default operation('ChatBot/GetAnswer', {
  summary: "Answers a question from the portal's help and the caller's own data.",
  kind: 'read',
  subject: 'session',
  reads: ['Account', 'Job'],
  needs: can('CHAT_BOT', 'Read'),
  errors: ['chatTokenEnded'],
  limit: { calls: 60, minutes: 5, by: 'user' },
  input: Type.Object({
    chatToken: Type.String({ maxLength: 1000 }),
    /** Absent: what the bot says first. */
    question: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: ChatBotAnswer,
  example: {
    input: { chatToken: 'kT2bW0uYc1pQ', question: 'How do I change my password?' },
    data: {
      Text: 'You change your password under “Change password” in the profile menu.',
      Links: [{ Title: 'Change password', Address: '/change-password' }],
      Suggestions: [],
    },
  },
});
