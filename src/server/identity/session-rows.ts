/** A session as lists of sessions answer it. */
import type { Selectable } from 'kysely';
import { deviceName } from '../../rules/identity/device-name.ts';
import type { Language } from '../../rules/limits.ts';
import { translate } from '../calls/texts.ts';
import type { SessionTable } from '../db/tables/session.ts';

type Shown =
  | 'session_id'
  | 'user_account_id'
  | 'created_utc'
  | 'last_seen_utc'
  | 'expires_utc'
  | 'address'
  | 'user_agent'
  | 'impersonator_account_id';
export type SessionRow = Pick<Selectable<SessionTable>, Shown> & {
  readonly impersonator_name?: string | null | undefined;
};

export const userSession = (row: SessionRow, currentId: string, language: Language) => ({
  SessionId: row.session_id,
  CreatedUtc: row.created_utc.toISOString(),
  LastSeenUtc: row.last_seen_utc.toISOString(),
  ExpiresUtc: row.expires_utc.toISOString(),
  Address: row.address ?? '',
  Device: deviceName(row.user_agent, (text, parameters) => translate(language, text, parameters)),
  IsCurrent: row.session_id === currentId,
  // The name of somebody further up is not visible from here; that it is somebody else is.
  ...(row.impersonator_account_id === null ? {} : { ImpersonatorName: row.impersonator_name ?? '' }),
});
