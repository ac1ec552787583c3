/** Tells the users of a branch something, until it is taken back (WS-36, AMB-21). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { Broadcast, BroadcastKind, broadcastExample, Translation } from '../../entities/Broadcast.ts';

export default operation('Administration/BroadcastMessage', {
  summary:
    'Shows a message to everybody in a branch who is signed in, or comes later; another one takes its place, a blank text takes it back.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Broadcast')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['notFound', 'unknownLanguage'],
  audit: { event: 'Message broadcast' },
  input: Type.Object({
    /** Who is told: this account and everybody below. */
    accountId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    /** Blank: what stands is taken back. */
    text: Type.String({ maxLength: 500 }),
    /** The same for readers of other languages. */
    translations: Type.Optional(Type.Array(Translation, { maxItems: 30 })),
    messageKind: Type.Optional(BroadcastKind),
  }),
  data: Type.Union([Broadcast, Type.Null()]),
  example: {
    input: {
      accountId: 1,
      text: broadcastExample.Text,
      translations: broadcastExample.Translations,
      messageKind: 'info',
    },
    data: broadcastExample,
  },
});
