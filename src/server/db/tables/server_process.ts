/** The server processes of the installation; only functions of the database read and write them. */
import type { TableRules } from '../table.ts';

export default { name: 'server_process', grant: '' } satisfies TableRules;
