/** Whose a write of pricelists is, as the log remembers it. */
import type { AuditNote } from '../calls/call-context.ts';
import type { OwnPricelist } from './find.ts';

/** The owner, where the call names several pricelists. */
export const auditedOwner = (list: OwnPricelist | undefined): Pick<AuditNote, 'target'> =>
  list ? { target: { accountId: list.owner_company_id, name: list.owner_name, type: list.owner_type } } : {};
