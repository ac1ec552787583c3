/** The bill of an account for a month as a file; only the columns that the person may read. */
import ExportOnlineBill from '../../../../manifests/operations/Account/ExportOnlineBill.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import money from '../../../rules/kinds/Money.ts';
import number from '../../../rules/kinds/Number.ts';
import text from '../../../rules/kinds/Text.ts';
import { limits } from '../../../rules/limits.ts';
import { seesOfBills } from '../../billing/report/asked.ts';
import { billReport } from '../../billing/report/report.ts';
import { Failure } from '../../calls/failure.ts';
import { type FileColumn, TableFile } from '../../exports/table-file.ts';

type Row = Awaited<ReturnType<typeof billReport>>['Items'][number];

export default handler(ExportOnlineBill, async ({ format, ...input }, context) => {
  const { Items, TotalCount } = await billReport(context, { ...input, limit: limits.billRows });
  if (TotalCount > limits.billRows)
    throw new Failure(409, 'billTooLong', { count: TotalCount, limit: limits.billRows });
  const { prices, margin } = seesOfBills(context);
  const amount = (title: string, value: (row: Row) => unknown): FileColumn<Row> => ({
    title: context.text(title),
    kind: money,
    options: ({ Currency }) => ({ currency: Currency }),
    value,
  });
  const columns: readonly FileColumn<Row>[] = [
    { title: context.text('Customer'), kind: text, value: ({ Customer }) => Customer },
    { title: context.text('Service'), kind: text, value: ({ Name, HasLines }) => (HasLines ? null : Name) },
    { title: context.text('Fee'), kind: text, value: ({ Fee }) => Fee },
    { title: context.text('Covers'), kind: text, value: ({ Covers }) => Covers },
    { title: context.text('Quantity'), kind: number, value: ({ Quantity }) => Quantity },
    ...(prices ? [amount('Unit price', (row) => row.UnitPrice)] : []),
    ...(margin ? [amount('Cost', (row) => row.Cost)] : []),
    ...(prices ? [amount('Amount', (row) => row.SalesPrice)] : []),
    ...(prices ? [amount('Remaining commitment', (row) => row.RemainingCommitment)] : []),
    { title: context.text('Currency'), kind: text, value: ({ Currency }) => Currency },
  ];
  const file = new TableFile(format, columns, context.language, context.text('Billing'));
  await file.add(Items);
  return {
    FileName: fileName(`${context.text('Billing')}-${input.accountId}-${input.intervalId}`, format),
    ContentType: file.contentType,
    Content: (await file.content()).toString('base64'),
  };
});
