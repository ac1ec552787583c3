/** Facts about this installation that the server's login role never sees. */
import type { TableRules } from '../table.ts';

export interface InstallationTable {
  name: string;
  value: string;
}

declare module '../tables.ts' {
  interface Tables {
    installation: InstallationTable;
  }
}

export default { name: 'installation', grant: '' } satisfies TableRules;
