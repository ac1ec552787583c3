/** What services begin at, by pricelist and day, to order them by; only functions of the database read and write it. */
import type { TableRules } from '../../table.ts';

export default { name: 'service_price_from', grant: '' } satisfies TableRules;
