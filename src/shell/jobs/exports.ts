/** Hands large exports to the server; the list of jobs follows them. */
import { followJob } from '../../client/followed-jobs.ts';
import { text } from '../../client/language.ts';
import { showMessage } from '../../client/messages.ts';
import type { Exports } from '../../engines/surroundings.tsx';

export const exports: Exports = {
  async start({ columns, input, ...request }) {
    const [{ call }, { default: StartExport }] = await Promise.all([
      import('../../client/call.ts'),
      import('../../../manifests/operations/Export/StartExport.ts'),
    ]);
    const written = columns.map(({ choices, ...column }) => ({ ...column, ...(choices && { choices: [...choices] }) }));
    const { JobId } = await call(StartExport, { ...request, input: { ...input }, columns: written }, { quiet: true });
    followJob(JobId);
    showMessage({
      name: 'export',
      type: 'info',
      text: text('The export is being prepared on the server. You can go on working.'),
    });
  },
};
