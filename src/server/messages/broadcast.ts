/** A standing message as calls answer it. */
import type { Selectable } from 'kysely';
import type { Broadcast } from '../../../manifests/entities/Broadcast.ts';
import type { Static } from '../../define/contract/schema.ts';
import { utc } from '../accounts/row.ts';
import type { BroadcastTable } from '../db/tables/broadcast.ts';

type Row = Omit<Selectable<BroadcastTable>, 'broadcast_id'> & { readonly display_name: string };

export const broadcastOf = (row: Row): Static<typeof Broadcast> => ({
  AccountId: row.account_id,
  DisplayName: row.display_name,
  MessageKind: row.kind,
  Text: row.text,
  Translations: Object.entries(row.translations).map(([Language, Text]) => ({ Language, Text })),
  SentUtc: utc(row.sent_utc),
});
