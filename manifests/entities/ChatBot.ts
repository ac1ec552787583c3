/** What is said with a chat bot: the token that lets somebody in, and an answer with its ways on (ENT-57, CALL-131). */
import { Type } from 'typebox';
import { entity } from '#define';

export const ChatBotToken = entity('ChatBotToken', Type.Object({ Token: Type.String() }));

export const ChatBotAnswer = entity(
  'ChatBotAnswer',
  Type.Object({
    /** Plain text; its lines are kept. */
    Text: Type.String(),
    Links: Type.Array(
      Type.Object({
        Title: Type.String(),
        /** A place of this portal ('/account/100401'), an https address, or mailto: and tel:. */
        Address: Type.String(),
      }),
    ),
    /** What could be asked next. */
    Suggestions: Type.Array(Type.String()),
  }),
);
