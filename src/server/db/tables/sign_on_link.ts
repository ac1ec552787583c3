/** Identities of providers that wait for the user they belong to; only functions of the database see them. */
import type { TableRules } from '../table.ts';

export interface SignOnLinkTable {
  token_hash: Buffer;
  provider: string;
  subject: string;
  device_hash: Buffer;
  expires_utc: Date;
}

declare module '../tables.ts' {
  interface Tables {
    sign_on_link: SignOnLinkTable;
  }
}

export default {
  name: 'sign_on_link',
  grant: '',
} satisfies TableRules;
