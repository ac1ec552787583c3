/** The bill of an account for a month as a file: its columns, by what its reader may see, and its name. */

import type { exportRequest } from '../../../../manifests/entities/exportRequest.ts';
import type { FileResult } from '../../../../manifests/entities/FileResult.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { Static } from '../../../define/contract/schema.ts';
import type { Kind } from '../../../rules/fields/kind.ts';
import { fileName } from '../../../rules/files/file-name.ts';
import money from '../../../rules/kinds/Money.ts';
import number from '../../../rules/kinds/Number.ts';
import text from '../../../rules/kinds/Text.ts';
import { limits } from '../../../rules/limits.ts';
import { fileColumn } from '../../exports/file-column.ts';
import { TableFile, type TableFormat } from '../../exports/table-file.ts';
import { seesOfBills } from './asked.ts';
import type { Input } from './bill-query.ts';
import { billReport } from './report.ts';

type Wanted = Static<typeof exportRequest>;

/** Grouped by customer it has what his sums say alone. */
export function billFile(
  context: CallContext,
  { accountId, intervalId, groupByCustomers = false }: Input,
): Pick<Wanted, 'columns' | 'fileName' | 'locale'> {
  const { prices, margin } = seesOfBills(context);
  const column = (field: string, title: string, { kind }: Pick<Kind, 'kind'> = text) => ({
    ...{ field, kind },
    title: context.text(title),
  });
  const amount = (field: string, title: string) => ({ ...column(field, title, money), currencyField: 'Currency' });
  const ofLines = [
    column('Name', 'Service'),
    column('Fee', 'Fee'),
    column('Covers', 'Covers'),
    column('Quantity', 'Quantity', number),
    ...(prices ? [amount('UnitPrice', 'Unit price')] : []),
  ];
  return {
    columns: [
      column('Customer', 'Customer'),
      ...(groupByCustomers ? [column('LinesCount', 'Rows', number)] : ofLines),
      ...(margin ? [amount('Cost', 'Cost')] : []),
      ...(prices ? [amount('SalesPrice', 'Amount')] : []),
      ...(prices && !groupByCustomers ? [amount('RemainingCommitment', 'Remaining commitment')] : []),
      column('Currency', 'Currency'),
    ],
    fileName: `${context.text('Billing')}-${accountId}-${intervalId}`,
    locale: context.language,
  };
}

/** Of as many rows as are answered at once; of more, how many there are. */
export async function shortBillFile(
  context: CallContext,
  input: Input,
  format: TableFormat,
): Promise<{ readonly rows: number; readonly file?: Static<typeof FileResult> }> {
  const page = await billReport(context, { ...input, limit: limits.maximumPageSize });
  const { TotalCount } = page;
  if (TotalCount > limits.billRows) return { rows: TotalCount };
  const isWhole = TotalCount <= page.Items.length;
  const { Items } = isWhole ? page : await billReport(context, { ...input, limit: limits.billRows });
  const { columns, fileName: name, locale } = billFile(context, input);
  const file = new TableFile(format, columns.map(fileColumn), locale, context.text('Billing'));
  await file.add(Items);
  const content = (await file.content()).toString('base64');
  return {
    rows: TotalCount,
    file: { FileName: fileName(name, format), ContentType: file.contentType, Content: content },
  };
}
