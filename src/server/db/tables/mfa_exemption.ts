/** Users of whom no policy asks a second factor. */
import { type TableRules, withAccount } from '../table.ts';

export interface MfaExemptionTable {
  user_account_id: number;
}

declare module '../tables.ts' {
  interface Tables {
    mfa_exemption: MfaExemptionTable;
  }
}

export default {
  name: 'mfa_exemption',
  grant: 'select, insert, delete',
  visible: withAccount('mfa_exemption.user_account_id'),
} satisfies TableRules;
