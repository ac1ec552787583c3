/** Runs a report, and counts that somebody used it when its first page is read; one that a job sends or keeps in a file nobody has looked at. */
import RunReport from '../../../../manifests/operations/Reporting/RunReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { countUse } from '../../reporting/described.ts';
import { findReport } from '../../reporting/registry.ts';
import { runReport } from '../../reporting/run.ts';

export default handler(RunReport, async (input, context) => {
  findReport(context, input.report);
  // Before the call's own transaction has a connection: readers who hold one and wait for another would stop each other.
  if (!input.options?.offset && !context.caller.isJob) await countUse(context, input.report);
  return runReport(context, input);
});
