/** Invitations of users who have no password yet; of the token in the mail only its hash is kept. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface InvitationTable {
  invitation_id: Generated<number>;
  user_account_id: number;
  invited_by_account_id: number;
  token_hash: Buffer;
  created_utc: Generated<Date>;
  expires_utc: Date;
  used_utc: Date | null;
}

declare module '../tables.ts' {
  interface Tables {
    invitation: InvitationTable;
  }
}

export default {
  name: 'invitation',
  grant:
    'select (invitation_id, user_account_id, invited_by_account_id, expires_utc, used_utc), insert, update (used_utc)',
  visible: withAccount('invitation.user_account_id'),
} satisfies TableRules;
