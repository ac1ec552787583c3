/** Writes a list of any length into a file, page after page, in the name of whoever asked for it. */

import { Type } from 'typebox';
import { exportRequest } from '../../../manifests/entities/exportRequest.ts';
import { allOf, type Needs } from '../../define/contract/capability.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { job } from '../../define/contract/job.ts';
import type { Static } from '../../define/contract/schema.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { fileName } from '../../rules/files/file-name.ts';
import { ofPage } from '../../rules/list-call.ts';
import { Failure } from '../calls/failure.ts';
import { fileColumn } from '../exports/file-column.ts';
import { listReader } from '../exports/list-reader.ts';
import { TableFile } from '../exports/table-file.ts';
import { enqueue } from '../queue/enqueue.ts';

/** The list, as this version knows it; it may have gone since the export was asked for. */
function listOf(operation: string) {
  const list = listReader(operation);
  if (!list) throw new Failure(404, 'noList', { operation });
  return list;
}

const exportJob = job('export', {
  payload: Type.Object({
    ...exportRequest.properties,
    /** The rights by which the list told its owner more when he asked: without one of them the file is not for him any more. */
    partNeeds: Type.Optional(Type.Array(Type.Unknown())),
  }),
  needs: ({ operation, partNeeds = [] }) => allOf(listOf(operation).operation.needs, ...(partNeeds as Needs[])),
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
export default exportJob;

/** Puts it on the queue. @param wanted is checked already. */
export function queueExport(context: CallContext, wanted: Static<typeof exportRequest>) {
  const { partNeeds = [] } = listOf(wanted.operation).operation;
  const held = partNeeds.filter((needs) => meets(context.session.user.Capability, needs));
  return enqueue(context, exportJob, { ...wanted, partNeeds: held }, { title: `${wanted.fileName}.${wanted.format}` });
}
