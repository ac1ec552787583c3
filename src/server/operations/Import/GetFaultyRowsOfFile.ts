/** What a file holds that cannot be imported, to be mended there. */
import GetFaultyRowsOfFile from '../../../../manifests/operations/Import/GetFaultyRowsOfFile.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { checkFile } from '../../imports/check.ts';
import { faultyFile } from '../../imports/files.ts';
import { inOneLine, toldErrors } from '../../imports/row-errors.ts';

export default handler(GetFaultyRowsOfFile, async (wanted, context) => {
  const { plan, heads, faultyRows } = await checkFile(context, wanted);
  if (faultyRows.length === 0) throw new Failure(409, 'noFaultyRows');
  const rows = faultyRows.map(({ row, cells, errors = [] }) => ({
    ...{ row, cells },
    problem: inOneLine(toldErrors(context, plan.fields, errors)),
  }));
  return faultyFile(context, plan.sourceName, heads, rows);
});
