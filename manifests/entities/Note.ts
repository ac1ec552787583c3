/** A note on an account: what its staff tell each other and the account itself never sees (SOLO-11, ACCOUNT_NOTES). */
import { Type } from 'typebox';
import { entity } from '#define';
import { limits } from '../../src/rules/limits.ts';
import { version, versionExample } from './version.ts';

export const noteId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Lines are kept; what stands around the text is not. */
export const noteText = Type.String({ minLength: 1, maxLength: limits.noteLength, pattern: '\\S' });

export const Note = entity(
  'Note',
  Type.Object({
    NoteId: noteId,
    AccountId: Type.Integer(),
    Text: Type.String(),
    /** Of who wrote it, as he was called then. */
    AuthorName: Type.String(),
    /** The caller has written it himself, so he may change it. */
    IsOwn: Type.Boolean(),
    CreatedUtc: Type.String(),
    /** Absent while it says what it said at first. */
    ChangedUtc: Type.Optional(Type.String()),
    Version: version,
  }),
);

export const noteExample = {
  NoteId: 41,
  AccountId: 100734,
  Text: 'Invoices only after the purchase order number has been confirmed.\nAsk Ms Brückner before every maintenance window.',
  AuthorName: 'Jonas Petersen',
  IsOwn: true,
  CreatedUtc: '2026-11-17T10:24:00Z',
  Version: versionExample,
};
