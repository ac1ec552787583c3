/** What people keep for themselves: files that they have sent, views of lists, reports, their cart, imports, landing pages. */
import { sql } from 'kysely';
import GetCartLine from '../../../manifests/operations/Account/GetCartLine.ts';
import CheckImport from '../../../manifests/operations/Import/CheckImport.ts';
import CreateImport from '../../../manifests/operations/Import/CreateImport.ts';
import GetFaultyRowsOfFile from '../../../manifests/operations/Import/GetFaultyRowsOfFile.ts';
import GetImportColumns from '../../../manifests/operations/Import/GetImportColumns.ts';
import GetImportDetails from '../../../manifests/operations/Import/GetImportDetails.ts';
import PreviewLandingPage from '../../../manifests/operations/LandingPage/PreviewLandingPage.ts';
import DuplicateListView from '../../../manifests/operations/ListView/DuplicateListView.ts';
import ImportPrices from '../../../manifests/operations/Pricing/ImportPrices.ts';
import PreviewPricesImport from '../../../manifests/operations/Pricing/PreviewPricesImport.ts';
import GetFrequentReports from '../../../manifests/operations/Reporting/GetFrequentReports.ts';
import GetPlannedReports from '../../../manifests/operations/Reporting/GetPlannedReports.ts';
import GetReports from '../../../manifests/operations/Reporting/GetReports.ts';
import ImportServiceTexts from '../../../manifests/operations/ServiceManagement/ImportServiceTexts.ts';
import PreviewServiceTexts from '../../../manifests/operations/ServiceManagement/PreviewServiceTexts.ts';
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { csvType, documentTypes } from '../../../src/rules/files/upload-types.ts';
import { limits } from '../../../src/rules/limits.ts';
import { aService, makeRow, makeThing } from '../../contract/world/things.ts';
import { newPerson, type Planted, type Stage, tells, unless } from './stage.ts';

async function uploadOf({ server, colleague }: Stage, type: string, end: string): Promise<string> {
  const path = `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.${end}`;
  const content = Buffer.from('E-mail\nada@sample.example\n');
  await makeRow(server, 'upload', colleague.me, { path, content_type: type, content, account_id: null });
  return path;
}

/** Answered as if there were no such file. */
async function readsForeign(stage: Stage, calls: readonly AnyOperation[], type: string, end: string) {
  const file = await uploadOf(stage, type, end);
  const { id: marketplaceId } = await makeThing(stage.server, 'Pricelist', stage.admin.me);
  const faults: string[] = [];
  for (const call of calls) {
    const values = { ...('marketplaceId' in (call.example.input as object) && { marketplaceId }), file };
    const answer = await stage.ask(call, values);
    faults.push(...unless(answer.status === 404, `${call.operation} reads a colleague’s file`, answer));
  }
  return faults;
}

const tables = [CheckImport, CreateImport, GetFaultyRowsOfFile, GetImportColumns];
const workbooks = [PreviewPricesImport, ImportPrices, PreviewServiceTexts, ImportServiceTexts];

export const ofWhatIsKept: readonly Planted[] = [
  {
    says: 'a table is read by whoever has sent it',
    calls: tables,
    faults: (stage) => readsForeign(stage, tables, csvType, 'csv'),
  },
  {
    says: 'a workbook is read by whoever has sent it',
    calls: workbooks,
    faults: (stage) => readsForeign(stage, workbooks, documentTypes.xlsx, 'xlsx'),
  },
  {
    says: 'views of a list are counted for each person',
    calls: [DuplicateListView],
    faults: async (stage) => {
      const { server, admin, colleague } = stage;
      const list = `/planted#${crypto.randomUUID()}`;
      await sql`insert into list_view (user_account_id, list_key, name, state, is_default)
        select ${colleague.id}, ${list}, 'Full ' || n, 'page=2', false from generate_series(1, ${limits.listViews}::int) n`.execute(
        server.database.owner,
      );
      const view = await makeRow(server, 'list_view', admin.me, { list_key: list, state: 'page=2' });
      const answer = await stage.ask(DuplicateListView, { listViewId: view?.['list_view_id'], name: 'Copy' });
      return unless(answer.status === 200, 'what others have counts', answer);
    },
  },
  {
    says: 'how often a report was run is told of one’s own runs',
    calls: [GetFrequentReports, GetReports],
    faults: async (stage) => {
      const { owner } = stage.server.database;
      const [known] = (await stage.ask(GetReports)).data as readonly { readonly Report: string }[];
      const often = 987_654;
      await sql`insert into report_use (user_account_id, report_name, uses_count, last_utc)
        values (${stage.colleague.id}, ${known?.Report}, ${often}, now())
        on conflict (user_account_id, report_name) do update set uses_count = excluded.uses_count`.execute(owner);
      const answers = [await stage.ask(GetFrequentReports), await stage.ask(GetReports)];
      return answers.flatMap((answer) => unless(!tells(answer, often), 'a colleague’s runs are told', answer));
    },
  },
  {
    says: 'of those to whom a report goes, names out of sight are not told',
    calls: [GetPlannedReports],
    faults: async (stage) => {
      const { server, admin, owner } = stage;
      const { id: report_plan_id } = await makeThing(server, 'PlannedReport', admin.me);
      await makeRow(server, 'report_plan_recipient', admin.me, { report_plan_id, user_account_id: owner.id });
      const answer = await stage.ask(GetPlannedReports);
      return unless(answer.status === 200 && !tells(answer, owner.name), 'a foreign recipient is named', answer);
    },
  },
  {
    says: 'of an account that a row of an import has made, its name is not told out of sight',
    calls: [GetImportDetails],
    faults: async (stage) => {
      const { server, admin, owner } = stage;
      const { id: importId } = await makeThing(server, 'Import', admin.me);
      // An account is made by one row at most.
      const { id: account_id, name } = await newPerson(stage, owner.company);
      await makeRow(server, 'import_row', admin.me, { import_id: importId, raw: '[]', account_id, state: 'Imported' });
      const answer = await stage.ask(GetImportDetails, { importId, importAccountId: undefined, states: [] });
      const { TotalCount } = (answer.data ?? {}) as { TotalCount?: number };
      return unless(TotalCount === 1 && !tells(answer, name), 'a foreign account is named', answer);
    },
  },
  {
    says: 'a line of a cart does not name an account out of sight',
    calls: [GetCartLine],
    faults: async (stage) => {
      const { server, admin, owner } = stage;
      const service_id = await aService(server, admin.company);
      const line = { service_id, billing: 'Monthly', parent_account_id: owner.id };
      const made = await makeRow(server, 'cart_line', admin.me, line);
      const answer = await stage.ask(GetCartLine, { cartLineId: made?.['cart_line_id'] });
      return unless(answer.status === 200 && !tells(answer, owner.name), 'a foreign account is named', answer);
    },
  },
  {
    says: 'a landing page is shown as the person sees it who is asked for',
    calls: [PreviewLandingPage],
    faults: async (stage) => {
      const { server, admin } = stage;
      const page = await makeRow(server, 'landing_page', admin.me, { audience: 'Company' });
      const faults: string[] = [];
      for (const { id, name } of [stage.colleague, stage.other]) {
        const about = { landingPageId: page?.['landing_page_id'], userAccountId: id };
        const answer = await stage.ask(PreviewLandingPage, about);
        faults.push(...unless(tells(answer, name), 'somebody else is shown', answer));
      }
      const foreign = { landingPageId: page?.['landing_page_id'], userAccountId: stage.owner.id };
      const answer = await stage.ask(PreviewLandingPage, foreign);
      return [...faults, ...unless(answer.status === 404, 'it is shown as whom it does not fit', answer)];
    },
  },
];
