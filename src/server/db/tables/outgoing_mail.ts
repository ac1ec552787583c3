/** The outbox: mails as they were written, the body encrypted until it has been sent. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface OutgoingMailTable {
  outgoing_mail_id: Generated<number>;
  user_account_id: number;
  recipient: string;
  subject: string;
  body: Buffer | null;
  created_utc: Generated<Date>;
  sent_utc: Date | null;
  attempts: Generated<number>;
  next_try_utc: Generated<Date>;
  last_error: string | null;
  /** Who sends it, and until when that is believed. */
  worker: Generated<string | null>;
  lease_until: Generated<Date | null>;
}

declare module '../tables.ts' {
  interface Tables {
    outgoing_mail: OutgoingMailTable;
  }
}

export default {
  name: 'outgoing_mail',
  subject: { name: 'Mail', id: 'outgoing_mail_id', account: 'user_account_id' },
  grant: 'select, insert',
  visible: withAccount('outgoing_mail.user_account_id'),
} satisfies TableRules;
