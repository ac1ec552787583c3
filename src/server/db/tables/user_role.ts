/** Which roles a user has. */
import { type TableRules, withAccount } from '../table.ts';

export interface UserRoleTable {
  user_account_id: number;
  role_id: number;
}

declare module '../tables.ts' {
  interface Tables {
    user_role: UserRoleTable;
  }
}

export default {
  name: 'user_role',
  record: { name: 'UserRoles', id: 'user_account_id', mark: 'role_id::text' },
  /** Who may give a right must hold it: `assign_roles` sees to that and is the only way. */
  grant: 'select',
  visible: withAccount('user_role.user_account_id'),
} satisfies TableRules;
