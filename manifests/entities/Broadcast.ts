/** A message of an administrator to the users of a branch, which stands until it is taken back (WS-36). */
import { Type } from 'typebox';
import { entity } from '#define';

export const BroadcastKind = Type.Enum(['info', 'warning', 'error'], { type: 'string' });

export const Translation = Type.Object({
  /** Code of the language: 'de'. */
  Language: Type.String({ pattern: '^[a-z]{2}$' }),
  Text: Type.String({ minLength: 1, maxLength: 500 }),
});

export const Broadcast = entity(
  'Broadcast',
  Type.Object({
    /** The branch: this account and everybody below. */
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    MessageKind: BroadcastKind,
    /** For readers of a language without a text of its own. */
    Text: Type.String(),
    Translations: Type.Array(Translation),
    SentUtc: Type.String(),
  }),
);

export const broadcastExample = {
  AccountId: 1,
  DisplayName: 'Nordlicht Distribution',
  MessageKind: 'info' as const,
  Text: 'The office is closed on Friday.',
  Translations: [{ Language: 'de', Text: 'Am Freitag ist das Büro geschlossen.' }],
  SentUtc: '2026-11-21T08:55:00Z',
};
