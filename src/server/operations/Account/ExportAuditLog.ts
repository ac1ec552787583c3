/** The audit log as a file, in the person's own order and with his filters; what lies beyond the limit is said in its last line. */
import ExportAuditLog from '../../../../manifests/operations/Account/ExportAuditLog.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import instant from '../../../rules/kinds/DateTimeUtc.ts';
import lines from '../../../rules/kinds/MultilineText.ts';
import text from '../../../rules/kinds/Text.ts';
import { limits } from '../../../rules/limits.ts';
import { auditLogPage } from '../../audit/log.ts';
import { type FileColumn, TableFile } from '../../exports/table-file.ts';

type Entry = Awaited<ReturnType<typeof auditLogPage>>['Items'][number];

export default handler(ExportAuditLog, async (input, context) => {
  const { Items, TotalCount } = await auditLogPage(context, { ...input, limit: limits.exportRows });
  const columns: FileColumn<Entry>[] = [
    { title: context.text('Event'), kind: text, value: ({ Event }) => Event },
    { title: context.text('Target'), kind: text, value: ({ Target }) => Target.DisplayName },
    {
      title: context.text('User'),
      kind: text,
      value: ({ User, Impersonator }) =>
        Impersonator ? `${User.DisplayName} (${Impersonator.DisplayName})` : User.DisplayName,
    },
    { title: context.text('Time UTC'), kind: instant, value: ({ TimeUtc }) => TimeUtc },
    { title: context.text('Details'), kind: lines, value: ({ Details }) => Details },
  ];
  const file = new TableFile(input.format, columns, context.language, context.text('Audit log'));
  await file.add(Items);
  if (TotalCount > Items.length) {
    const counts = { count: Items.length, total: TotalCount };
    await file.note(context.text('Only the first {count} of {total} entries are in this file.', counts));
  }
  const day = new Date().toISOString().slice(0, 10);
  return {
    FileName: fileName(`${input.mode}-log-${input.accountId}-${day}`, input.format),
    ContentType: file.contentType,
    Content: (await file.content()).toString('base64'),
  };
});
