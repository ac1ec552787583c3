/** The reports of the caller, those that he runs most first. */
import GetReports from '../../../../manifests/operations/Reporting/GetReports.ts';
import { handler } from '../../../define/contract/handler.ts';
import { listedReports } from '../../reporting/described.ts';

export default handler(GetReports, async (_input, context) => [...(await listedReports(context))]);
