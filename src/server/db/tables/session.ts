/** Sessions; only the hash of the cookie's secret is kept. */
import type { Generated } from 'kysely';
import type { TableRules } from '../table.ts';

export interface SessionTable {
  session_id: Generated<string>;
  secret_hash: Buffer;
  user_account_id: number;
  language: string;
  created_utc: Generated<Date>;
  last_seen_utc: Generated<Date>;
  expires_utc: Date;
  ended_utc: Date | null;
  address: string | null;
  user_agent: string | null;
  stage: Generated<'secondFactor' | 'full'>;
  with_factor: Generated<boolean>;
  /** When its user last proved who he is. */
  proved_utc: Generated<Date>;
  impersonator_account_id: number | null;
  impersonator_session_id: string | null;
  /** It only looks. */
  read_only: Generated<boolean>;
}

declare module '../tables.ts' {
  interface Tables {
    session: SessionTable;
  }
}

export default {
  name: 'session',
  subject: { name: 'Session', id: 'session_id', idType: 'uuid', account: 'user_account_id' },
  grant: 'select, insert, update',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;
