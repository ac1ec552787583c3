/** What there is, counted: path = name everywhere, nothing without its other half, routes of the specification so far. */
import { describe, expect, it } from 'vitest';
import { describeScreen } from '../../generators/build/screen-facts.ts';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { objectTypes } from '../../src/define/contract/capability.ts';
import { directionOf } from '../../src/define/contract/changes.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { serialise } from '../../src/define/shapes/serialise.ts';
import type { Field } from '../../src/fields/field.ts';
import { errorTexts } from '../../src/rules/errors/catalogue.ts';
import { settingRows } from '../../src/server/settings.ts';
import { files, textOf } from './files.ts';

const operations = import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', {
  eager: true,
  import: 'default',
});
/** Calls about nothing that the tables keep by an id, each with the reason: the sweep of foreign ids has nothing to put in. */
const withoutSubject: Readonly<Record<string, string>> = {
  'Account/CreateRecoveryCodes': 'the codes of the caller',
  'Account/GetCart': 'what the caller has put there',
  'Account/GetCartOverview': 'what the caller has put there',
  'Account/GetMovableAccounts': 'a list of what the caller sees',
  'Account/GetMyConfirmedTerms': 'what the company of the caller has accepted',
  'Account/GetMyOrders': 'a list of what the caller sees',
  'Account/GetSupportDetails': 'whom the caller asks',
  'Account/GetTerms': 'what is in force for the caller',
  'Account/GetTermsToAccept': 'what is asked of the caller',
  'Account/GetTerminableAccounts': 'a list of what the caller sees',
  'Account/SearchInvoices': 'a search in what the caller sees',
  'Account/SearchOrders': 'a search in what the caller sees',
  'Account/GetViewLayout': 'named by account type, view and product, which the handler looks for',
  'Account/RemoveSignOnLink': 'the link of the caller, named by provider and subject',
  'Account/SetupTwoFactorMethod': 'makes a factor of the caller',
  'Account/ValidateUserPassword': 'tests a text, for the caller or whoever has a token',
  'Administration/BillingRun': 'the installation',
  'Administration/CancelAnyJob': 'the function that looks for it sees the branch',
  'Administration/CheckAuditChain': 'makes a job of the caller',
  'Administration/ClearCaches': 'the installation',
  'Administration/GetInstallationHealth': 'the installation',
  'Administration/GetJobQueue': 'a list of what the caller sees',
  'Administration/GetSessions': 'a list of what the caller sees',
  'Administration/Reconcile': 'the installation',
  'Administration/RetryJob': 'the function that looks for it sees the branch',
  'Administration/SetClock': 'the installation',
  'Administration/GetBroadcasts': 'a list of what the caller sees',
  'Administration/GetMaintenance': 'a list of what the caller sees',
  'Administration/GetMethods': 'the same for everybody',
  'Administration/InvokeMethod': 'the call inside has its own subject',
  'Analytics/GetEvents': 'a list of what the caller sees',
  'Authorization/Authenticate': 'nobody is signed in yet',
  'Authorization/AuthenticateOpenId': 'nobody is signed in yet',
  'Authorization/AuthenticateWithSubConfirmation': 'a link of the caller, named by the provider',
  'Authorization/EndOtherSessions': 'the sessions of the caller',
  'Authorization/GetCurrentUser': 'the caller',
  'Authorization/GetMySessions': 'the sessions of the caller',
  'Authorization/Logout': 'the session of the caller',
  'Authorization/PingPong': 'the session of the caller',
  'Authorization/SetLanguage': 'the session of the caller',
  'Authorization/StartOpenId': 'nobody is signed in yet',
  'Authorization/Unimpersonate': 'the session of the caller',
  'BoardOrder/GetBoardOrder': 'kept for the caller by the name of a board',
  'LandingPage/ChooseLandingPage':
    'among the pages that fit the caller, whom a page of his company need not be in sight of',
  'LandingPage/GetLandingPage': 'the page on which the caller lands',
  'BoardOrder/SaveBoardOrder': 'kept for the caller by the name of a board',
  'ChatBot/GetAnswer': 'what the caller asks; the calls inside are made in his name, with their own subjects',
  'ChatBot/GetToken': 'lets the caller in',
  'CloudControl/GetCurrentUser': 'the caller',
  'Export/StartExport': 'a job of the caller; the call inside is made in his name, with its own subject',
  'Import/GetImportColumns': 'a file of the caller, which the handler looks for',
  'Import/GetImportFields': 'what the caller may import',
  'Import/GetImports': 'a list of what the caller sees',
  'Import/GetImportTemplate': 'what the caller may import',
  'Import/GetImportTypes': 'what the caller may import',
  'Job/GetJobs': 'the jobs of the caller',
  'ListView/GetListViews': 'kept for the caller by the name of a list',
  'Mail/GetOutbox': 'a list of what the caller sees',
  'Mail/SendSupportMail': 'makes a mail, for anybody',
  'Marketplace/GetCurrencies': 'rates, which are nobody’s',
  'Marketplace/GetMarketplaceChoices': 'what marks the pricelists that the caller sees',
  'Marketplace/GetPropagation': 'a list of what the caller sees',
  'Marketplace/SetExchangeRates': 'rates, which are nobody’s',
  'Metadata/GetMetadata': 'lists of what the caller sees',
  'Metadata/GetOperation': 'the contract',
  'Metadata/GetOperations': 'the contract',
  'SalesQuote/AcceptLinkedQuote': 'known by the token of a letter',
  'SalesQuote/DeclineLinkedQuote': 'known by the token of a letter',
  'SalesQuote/ExportLinkedQuote': 'known by the token of a letter',
  'Reporting/GetFrequentReports': 'what the caller has run',
  'Reporting/GetPlannedReports': 'what the caller has planned',
  'Reporting/GetReportChart': 'named by a report; its accounts are looked for among what the caller sees',
  'Reporting/GetReportColumns': 'named by a report',
  'Reporting/GetReportParameters': 'named by a report',
  'Reporting/GetReportRecipients': 'people of the caller’s company',
  'Reporting/GetReports': 'a list of what the caller may run',
  'Reporting/PlanReport': 'made for the caller; recipients are looked for among what he sees',
  'Reporting/RunReport': 'named by a report; its accounts are looked for among what the caller sees',
  'SalesQuote/GetMySalesQuotesPaged': 'a list of what the caller sees',
  'SalesQuote/GetQuotableCustomersPaged': 'a list of what the caller sees',
  'SalesQuote/GetReceivedSalesQuotesPaged': 'a list of what the caller sees',
  'SalesQuote/GetSalesQuoteTemplatesPaged': 'a list of what the caller sees',
  'SalesQuote/GetSalesQuotes': 'a list of what the caller sees',
  'SalesQuote/LoadLinkedQuote': 'known by the token of a letter',
  'ServiceManagement/DeleteServiceTag': 'whatever of the services in sight has it',
  'ServiceManagement/GetMyServices': 'a list of what the caller sees',
  'ServiceManagement/GetServiceTags': 'a list of what the caller sees',
  'ServiceManagement/ImportServiceTexts': 'a file of the caller, which names services by their keys',
  'ServiceManagement/PreviewServiceTexts': 'a file of the caller, which names services by their keys',
  'ServiceManagement/RenameServiceTag': 'whatever of the services in sight has it',
  'SelfCare/ChangeMyPassword': 'the password of the caller',
  'SelfCare/ConfirmEmail': 'known by the token of a mail',
  'SelfCare/RequestResetPassword': 'answers everybody the same',
  'SelfCare/ResetPassword': 'known by the token of a mail',
};
/** Writes without an entry in the audit log while nobody works in the caller's name. One more is a decision: its reason stands in its manifest and here. */
const silentWrites: Readonly<Record<string, string>> = {
  'BoardOrder/SaveBoardOrder': 'How tiles stand on a board is seen by nobody but its owner.',
  'LandingPage/ChooseLandingPage': 'On which of his pages somebody lands concerns nobody but him.',
};
const fields = import.meta.glob<Field>('../../src/fields/[A-Z]*.tsx', { eager: true, import: 'default' });
const baseName = (path: string): string => (path.split('/').pop() ?? '').replace(/\.tsx?$/, '');

/** Routes of the ledger that the product must answer by now; a screen more needs no line here. */
const routes = [
  '/login',
  '/dashboard',
  '/accounts',
  '/account/$accountId',
  '/account/$accountId/audit-log',
  '/account/$accountId/user-log',
  '/account/$accountId/security',
  '/move',
  '/terminate',
];

describe('operations', () => {
  it('leave no audit entry only where it is written here, with the same reason, and concern the caller alone', () => {
    const silent = Object.values(operations).filter(({ silent }) => silent !== undefined);
    expect(Object.fromEntries(silent.map(({ operation, silent: why }) => [operation, why]))).toEqual(silentWrites);
    for (const { subject, changes = [] } of silent)
      expect([subject, ...changes.map(directionOf)]).toEqual(['session', ...changes.map(() => 'own')]);
  });

  it.each(Object.entries(operations))('%s bears the name of its path', (path, operation) => {
    expect(path.endsWith(`/operations/${operation.operation}.ts`)).toBe(true);
  });

  it.each(Object.values(operations).map(({ operation }) => operation))('%s has a handler of the same path', (name) => {
    expect(files).toContain(`src/server/operations/${name}.ts`);
  });

  it('without a subject have a reason, and no reason outlives its operation', () => {
    const without = Object.values(operations).filter(({ subject }) => typeof subject === 'string');
    expect(without.map(({ operation }) => operation).sort()).toEqual(Object.keys(withoutSubject).sort());
  });

  it('of anybody have no subject: nothing is known to be his', () => {
    const anyones = Object.values(operations).filter(({ needs }) => needs === 'anyone');
    expect(anyones.filter(({ subject }) => subject !== 'none').map(({ operation }) => operation)).toEqual([]);
  });

  it('no handler is without its operation', () => {
    const handlers = files.filter((file) => /^src\/server\/operations\/[^/]+\/[^/]+\.ts$/.test(file));
    expect(
      handlers.map((file) => file.replace(/^src\/server/, 'manifests')).filter((file) => !files.includes(file)),
    ).toEqual([]);
  });
});

describe('screens', () => {
  it('answer the routes of the ledger so far, and each route once', () => {
    const paths = Object.values(screenFiles).map(({ path }) => path.split('?')[0] ?? '');
    expect(new Set(paths).size).toBe(paths.length);
    expect(routes.filter((route) => !paths.includes(route))).toEqual([]);
  });

  it.each(Object.entries(screenFiles))('%s is plain data with a title and a gate', (_path, screen) => {
    expect(serialise(screen)).not.toContain('function');
    expect(describeScreen(screen)).toMatchObject({ title: expect.stringMatching(/\S/), gate: expect.anything() });
  });

  it('an account id that is not a number belongs to no screen', () => {
    const account = Object.values(screenFiles).filter(({ path }) => path.startsWith('/account/$accountId'));
    expect(account.length).toBeGreaterThan(0);
    for (const screen of account)
      expect(describeScreen(screen)).toMatchObject({ numeric: expect.arrayContaining(['accountId']) });
  });
});

describe('fields', () => {
  it('there are at least the twenty of the foundation', () => {
    expect(Object.keys(fields).length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(fields))('%s bears the name of its path and has examples', (path, field) => {
    expect(field.kind).toBe(baseName(path));
    expect(field.examples.length).toBeGreaterThanOrEqual(3);
  });
});

describe('catalogues', () => {
  it('98 object types, each once', () => {
    expect([objectTypes.length, new Set(objectTypes).size]).toEqual([98, 98]);
  });

  it('error texts are the ones of the ledger', () => {
    expect(errorTexts['ERR-11']).toBe('Missing capabilities to log in.');
    expect(errorTexts['ERR-26']).toBe('Viewlayout contains no Pages');
    expect(Object.values(errorTexts).filter((text) => !text.trim())).toEqual([]);
  });

  it('the README lists every setting with what is allowed', () => {
    const rows = Object.entries(settingRows).map(
      ([name, { allowed, standard, purpose }]) =>
        `| \`${name}\` | ${allowed} | ${standard ? standard : '–'} | ${purpose} |`,
    );
    const readme = textOf('README.md');
    const table = readme
      .slice(readme.indexOf('<!-- settings -->'), readme.indexOf('<!-- /settings -->'))
      .trim()
      .split('\n')
      .slice(1);
    expect(table).toEqual(rows);
  });
});
