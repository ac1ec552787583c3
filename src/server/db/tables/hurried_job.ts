/** Jobs of the product itself that are due at once; only functions of the database read and write them. */
import type { TableRules } from '../table.ts';

export default { name: 'hurried_job', grant: '' } satisfies TableRules;
