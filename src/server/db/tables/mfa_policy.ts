/** Which accounts ask for a second factor, for themselves or for all below. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface MfaPolicyTable {
  account_id: number;
  is_enforced: Generated<boolean>;
  is_enforced_below: Generated<boolean>;
}

declare module '../tables.ts' {
  interface Tables {
    mfa_policy: MfaPolicyTable;
  }
}

export default {
  name: 'mfa_policy',
  grant: 'select, insert, update',
  visible: withAccount('mfa_policy.account_id'),
} satisfies TableRules;
