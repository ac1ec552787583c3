/** Whose orders and invoices have a word; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'deal_word_of_party', grant: '' } satisfies TableRules;
