/** The invoices of what deals are found by; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'searched_invoice', grant: '' } satisfies TableRules;
