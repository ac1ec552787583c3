/** The words by which orders and invoices are found, each once; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'deal_word', grant: '' } satisfies TableRules;
