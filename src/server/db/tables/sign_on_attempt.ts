/** Single sign-ons under way; only functions of the database see them. */
import type { TableRules } from '../table.ts';

export interface SignOnAttemptTable {
  state_hash: Buffer;
  provider: string;
  verifier: Buffer;
  nonce: string;
  device_hash: Buffer;
  expires_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    sign_on_attempt: SignOnAttemptTable;
  }
}

export default {
  name: 'sign_on_attempt',
  grant: '',
} satisfies TableRules;
