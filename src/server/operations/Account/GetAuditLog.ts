/** One page of the audit log. */
import GetAuditLog from '../../../../manifests/operations/Account/GetAuditLog.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditLogPage } from '../../audit/log.ts';

export default handler(GetAuditLog, (input, context) => auditLogPage(context, input));
