/** Which services have a word; only functions of the database read and write them. */
import type { TableRules } from '../../table.ts';

export default { name: 'service_has_word', grant: '' } satisfies TableRules;
