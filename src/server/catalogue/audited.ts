/** Whose a write of the catalogue is, as the log remembers it. */
import type { AuditNote } from '../calls/call-context.ts';
import type { OwnService } from './find.ts';

/** The vendor, also where the call names the service by its key alone. */
export const auditedVendor = ({
  owner_account_id,
  account_name,
  account_type,
}: OwnService): Pick<AuditNote, 'target'> => ({
  target: { accountId: owner_account_id, name: account_name, type: account_type },
});
