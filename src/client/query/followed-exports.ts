/** Files that the server prepares: said at once, and told of when they are ready. */
import { text } from '../first/language.ts';
import { showMessage } from '../first/messages.ts';
import { followJob } from './followed-jobs.ts';

export function followExport(jobId: number): void {
  followJob(jobId);
  showMessage({
    name: 'export',
    type: 'info',
    text: text('The export is being prepared on the server. You can go on working.'),
  });
}
