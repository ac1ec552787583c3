/** When each message of the realtime hub was told last; only functions of the database read and write it. */
import type { TableRules } from '../table.ts';

export default { name: 'realtime_told', grant: '' } satisfies TableRules;
