/** One page of the faults of a file. */
import CheckImport from '../../../../manifests/operations/Import/CheckImport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOfRows } from '../../calls/page-of-rows.ts';
import { checkFile } from '../../imports/check.ts';
import { toldErrors } from '../../imports/row-errors.ts';

export default handler(CheckImport, async ({ options, orderBy, limit, ...wanted }, context) => {
  const { plan, rows, faulty, faultyRows } = await checkFile(context, wanted);
  const faults = faultyRows.flatMap(({ row, cells, label, errors = [] }) =>
    toldErrors(context, plan.fields, errors).map(({ Field, Message }, index) => ({
      ...{ Row: row, Name: label, Field: Field ?? '' },
      Value: cells[plan.mapping[errors[index]?.field ?? ''] ?? -1] ?? '',
      Problem: Message,
    })),
  );
  const list = { ...(options && { options }), ...(orderBy && { orderBy }), ...(limit !== undefined && { limit }) };
  return {
    ...pageOfRows(faults, list, context.language),
    ...{ RowsCount: rows, ReadyCount: rows - faulty, FaultyCount: faulty, Source: plan.sourceName },
    ParentAccount: plan.parent.display_name,
  };
});
