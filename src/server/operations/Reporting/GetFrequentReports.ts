/** The reports that the caller has run, most used first. */
import GetFrequentReports from '../../../../manifests/operations/Reporting/GetFrequentReports.ts';
import { handler } from '../../../define/contract/handler.ts';
import { usedReports } from '../../reporting/described.ts';

export default handler(GetFrequentReports, async ({ limit }, context) => (await usedReports(context)).slice(0, limit));
