/** From which addresses the users of a company may work. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface IpRestrictionTable {
  account_id: number;
  allow_list: Generated<string>;
  deny_list: Generated<string>;
}

declare module '../tables.ts' {
  interface Tables {
    ip_restriction: IpRestrictionTable;
  }
}

export default {
  name: 'ip_restriction',
  record: { name: 'IpRestrictions', id: 'account_id' },
  grant: 'select, insert, update',
  visible: withAccount('ip_restriction.account_id'),
} satisfies TableRules;
