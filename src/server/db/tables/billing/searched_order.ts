/** The orders of what deals are found by; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'searched_order', grant: '' } satisfies TableRules;
