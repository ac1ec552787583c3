/** Hands large exports to the server; the list of jobs follows them. */

import { afterWrite } from '../../client/query/after-write.ts';
import { followExport } from '../../client/query/followed-exports.ts';
import type { Exports } from '../../engines/frame/engine-services.tsx';

export const exports: Exports = {
  async start({ columns, input, ...request }) {
    const [{ call }, { default: StartExport }] = await Promise.all([
      import('../../client/first/call.ts'),
      import('../../../manifests/operations/Export/StartExport.ts'),
    ]);
    const written = columns.map(({ choices, with: told, ...column }) => ({
      ...column,
      ...(choices && { choices: [...choices] }),
      ...(told && { with: { ...told } }),
    }));
    const { JobId } = await call(StartExport, { ...request, input: { ...input }, columns: written }, { quiet: true });
    followExport(JobId);
    void afterWrite(StartExport);
  },
};
