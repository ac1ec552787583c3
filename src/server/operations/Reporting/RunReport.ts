/** Runs a report, and counts that it was used when its first page is read. */
import RunReport from '../../../../manifests/operations/Reporting/RunReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { countUse } from '../../reporting/described.ts';
import { runReport } from '../../reporting/run.ts';

export default handler(RunReport, async (input, context) => {
  const answer = await runReport(context, input);
  if (!input.options?.offset) await countUse(context, input.report);
  return answer;
});
