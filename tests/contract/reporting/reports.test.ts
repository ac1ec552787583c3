/** Reports over HTTP: what is listed for whom, every one of them run, and their totals over all rows and not the page (CALL-128, CALL-129, SOLO-28, SOLO-29). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetReportChart from '../../../manifests/operations/Reporting/GetReportChart.ts';
import GetReportColumns from '../../../manifests/operations/Reporting/GetReportColumns.ts';
import GetReportParameters from '../../../manifests/operations/Reporting/GetReportParameters.ts';
import GetReports from '../../../manifests/operations/Reporting/GetReports.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
});
afterAll(() => server.close());

describe('every report', () => {
  it('runs, is drawn, and is sorted by each of its columns', async () => {
    const listed = await owner.call(GetReports, {});
    expect(listed.map(({ Report }) => Report).sort()).toEqual([
      'charges',
      'drift',
      'margin',
      'orders',
      'prices',
      'provisioning',
      'renewals',
      'revenue',
      'revenue-by-month',
      'subscriptions',
      'usage',
    ]);
    for (const { Report: report } of listed) {
      const columns = await owner.call(GetReportColumns, { report });
      const parameters = await owner.call(GetReportParameters, { report });
      const answer = await owner.call(RunReport, { report });
      const chart = await owner.call(GetReportChart, { report });
      for (const { Field } of columns) {
        await owner.call(RunReport, { report, orderBy: { Key: Field, Value: 'DESC' }, options: { filter: 'a' } });
      }
      for (const { Name, Choices } of parameters) {
        const value = Choices?.[0]?.Value;
        if (value !== undefined) {
          await owner.call(RunReport, { report, parameters: { [Name]: value } });
          await owner.call(GetReportChart, { report, parameters: { [Name]: value } });
        }
      }
    }
  }, 300_000);
});
