/** The audit log in figures: the entries of each of the last days. */
import GetAuditEntriesByDay from '../../../../manifests/operations/Account/GetAuditEntriesByDay.ts';
import { handler } from '../../../define/contract/handler.ts';
import { auditEntriesByDay } from '../../audit/log.ts';

export default handler(GetAuditEntriesByDay, ({ days = 30, ...question }, context) =>
  auditEntriesByDay(context, question, days),
);
