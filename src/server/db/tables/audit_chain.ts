/** The head of the audit log's hash chain; only the chaining trigger touches it. */
import type { TableRules } from '../table.ts';

export default { name: 'audit_chain', grant: '' } satisfies TableRules;
