/** The audit log as a file, with the columns of the screen and the person's own order and filters. */
import ExportAuditLog from '../../../../manifests/operations/Account/ExportAuditLog.ts';
import { handler } from '../../../define/handler.ts';
import { fileName } from '../../../rules/file-name.ts';
import { limits } from '../../../rules/limits.ts';
import { auditLogPage } from '../../audit-log.ts';
import { tableFile } from '../../table-file.ts';

export default handler(ExportAuditLog, async (input, context) => {
  const { Items, TotalCount } = await auditLogPage(context, input, limits.exportRows);
  const columns = ['Event', 'Target', 'User', 'Time UTC', 'Details'].map((title) => context.text(title));
  const rows = Items.map((entry) => [
    entry.Event,
    entry.Target.DisplayName,
    entry.Impersonator ? `${entry.User.DisplayName} (${entry.Impersonator.DisplayName})` : entry.User.DisplayName,
    entry.TimeUtc.replace('T', ' ').replace('Z', ''),
    entry.Details ?? '',
  ]);
  if (TotalCount > Items.length) {
    rows.push([
      context.text('Only the first {count} of {total} entries are in this file.', {
        count: Items.length,
        total: TotalCount,
      }),
    ]);
  }
  const day = new Date().toISOString().slice(0, 10);
  const name = `${input.mode}-log-${input.accountId}-${day}`;
  return { ...(await tableFile(input.format, columns, rows)), FileName: fileName(name, input.format) };
});
