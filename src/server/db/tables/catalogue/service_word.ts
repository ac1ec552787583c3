/** Each word that services have, once; only functions of the database read and write them. */
import type { TableRules } from '../../table.ts';

export default { name: 'service_word', grant: '' } satisfies TableRules;
