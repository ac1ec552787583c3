/** What orders and invoices are found by; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'searched_deal', grant: '' } satisfies TableRules;
