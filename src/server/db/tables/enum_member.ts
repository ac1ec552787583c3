/** Members of enumerations with their names in every language; the same for all tenants. */
import type { TableRules } from '../table.ts';

export interface EnumMemberTable {
  enum_name: string;
  value: string;
  position: number;
  display_name: Record<string, string>;
}

declare module '../tables.ts' {
  interface Tables {
    enum_member: EnumMemberTable;
  }
}

export default { name: 'enum_member', grant: 'select' } satisfies TableRules;
