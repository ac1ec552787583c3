/** Writes a list of any length into a file, page after page, in the name of whoever asked for it. */
import { exportRequest } from '../../../manifests/entities/exportRequest.ts';
import { job } from '../../define/contract/job.ts';
import type { Static } from '../../define/contract/schema.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { kindFor } from '../../rules/kinds/registry.ts';
import { ofPage } from '../../rules/list-call.ts';
import { valueAt } from '../../rules/path.ts';
import { Failure } from '../calls/failure.ts';
import { listReader } from '../exports/list-reader.ts';
import { type FileColumn, TableFile } from '../exports/table-file.ts';

type Column = Static<typeof exportRequest>['columns'][number];

/** Checked when the export was asked for. */
export const fileColumn = ({
  field,
  title,
  kind,
  with: told,
  choices,
  currency,
  currencyField,
}: Column): FileColumn<unknown> => ({
  title,
  kind: kindFor(kind),
  value: (row) => valueAt(row, field),
  options: (row) => {
    const code = currencyField === undefined ? currency : valueAt(row, currencyField);
    return {
      ...(told ? { with: told } : {}),
      ...(choices ? { choices } : {}),
      ...(typeof code === 'string' ? { currency: code } : {}),
    };
  },
});

/** The list, as this version knows it; it may have gone since the export was asked for. */
function listOf(operation: string) {
  const list = listReader(operation);
  if (!list) throw new Failure(404, 'noList', { operation });
  return list;
}

export default job('export', {
  payload: exportRequest,
  needs: ({ operation }) => listOf(operation).operation.needs,
  run: async (wanted, { read, progress, keepFile }) => {
    const { answerOf, pageSize } = listOf(wanted.operation);
    const file = new TableFile(wanted.format, wanted.columns.map(fileColumn), wanted.locale, wanted.fileName);
    for (let offset = 0; ; ) {
      const asked = pageSize === undefined ? wanted.input : ofPage(wanted.input, offset, pageSize);
      const { rows, total } = answerOf(await read(wanted.operation, asked));
      await file.add(rows);
      offset += rows.length;
      await progress(offset, total);
      if (pageSize === undefined || rows.length < pageSize) break;
    }
    const name = fileName(wanted.fileName, wanted.format);
    keepFile({ name, type: file.contentType, content: await file.content() });
  },
});
