/** Nothing that somebody edits is overwritten unseen: each write has a version of what it edits or a reason why it needs none, and screens send it. */
import { describe, expect, it } from 'vitest';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { versionExample } from '../../manifests/entities/version.ts';
import { directionOf } from '../../src/define/contract/changes.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { idsAt } from '../../src/define/contract/subject.ts';
import type { CallShape } from '../../src/define/shapes/element-shapes.ts';
import { callsIn, objectsIn } from '../../src/define/walk.ts';
import { recordKinds, tableRules } from '../../src/server/db/tables.ts';

const operations = Object.values(
  import.meta.glob<AnyOperation>('../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);

const makes = 'makes something new';
const takesAway = 'takes away what it names, whatever it says by then';
const says = 'sets one thing to what the caller has named, and nothing that he has not seen';
const replaces = 'is given whole, begins from nothing that stands, and takes its place (MAINT-18, WS-36)';
const signsIn = 'of a sign-in, a session or a password: what is given is known to nobody else';
const does = 'does something and keeps nothing that anybody edits';

/** Writes that overwrite nothing which somebody has read and changed. */
const withoutVersion: Readonly<Record<string, string>> = {
  'Account/AddCapabilitySet': makes,
  'Account/AddCartLine': makes,
  'Account/AddNote': makes,
  'Account/AddRole': makes,
  'Account/ApproveCreditCheckOrder': 'decides once: whoever comes second is refused',
  'Account/CancelCreditCheckOrder': 'decides once: whoever comes second is refused',
  'Account/CancelScheduledTermination': says,
  'Account/CorrectInvoice': makes,
  'Account/CorrectInvoiceLine': makes,
  'Account/ChangeSubscription': 'names the quantity that was read: another one is refused',
  'Account/CreateAccount': makes,
  'Account/CreateRecoveryCodes': makes,
  'Account/DeclineCreditCheckOrder': 'decides once: whoever comes second is refused',
  'Account/DeleteCapabilitySet': takesAway,
  'Account/DeleteRole': takesAway,
  'Account/DisableTwoFactorForUser': takesAway,
  'Account/DisableTwoFactorMethod': takesAway,
  'Account/EmptyCart': takesAway,
  'Account/EnableTwoFactorMethod': says,
  'Account/EndUserSessions': takesAway,
  'Account/MoveAccount': says,
  'Account/OrderCart': makes,
  'Account/OrderService': makes,
  'Account/PlaceOrder': makes,
  'Account/RemoveCartLine': takesAway,
  'Account/RemoveNote': takesAway,
  'Account/RemoveSignOnLink': takesAway,
  'Account/RemoveSignOnLinkForUser': takesAway,
  'Account/RequestInvoice': makes,
  'Account/RequestOnlineBill': makes,
  'Account/ResetPriceProtection': takesAway,
  'Account/ResumeSubscription': 'asks how it is by then, and whoever comes second is refused',
  'Account/SendPasswordReset': does,
  'Account/SetAccountManager': says,
  'Account/SetMFAExemption': says,
  'Account/SetPrimaryTwoFactorMethod': says,
  'Account/SetupTwoFactorMethod': makes,
  'Account/SuspendSubscription': 'asks how it is by then, and whoever comes second is refused',
  'Account/TerminateAccount': says,
  'Account/UnlockSignIn': takesAway,
  'Account/UpdateCompanyMFAPolicy': says,
  'Account/UpdateHierarchyMFAPolicy': says,
  'Account/UpgradeSubscription': 'names the quantity that was read: another one is refused',
  'Administration/BillingRun': does,
  'Administration/BroadcastMessage': replaces,
  'Administration/CancelAnyJob': says,
  'Administration/CheckAuditChain': makes,
  'Administration/ClearCaches': does,
  'Administration/EndSessionOf': takesAway,
  'Administration/ResendMail': does,
  'Administration/RetryJob': says,
  'Administration/SetClock': 'only goes forward, so whoever comes second is refused or goes on',
  'Administration/EndMaintenance': takesAway,
  'Administration/InvokeMethod': 'what it invokes says so itself',
  'Administration/PlanMaintenance': replaces,
  'Administration/Reconcile': does,
  'Authorization/Authenticate': signsIn,
  'Authorization/AuthenticateOpenId': signsIn,
  'Authorization/AuthenticateWithSubConfirmation': signsIn,
  'Authorization/EndOtherSessions': takesAway,
  'Authorization/EndSession': takesAway,
  'Authorization/GiveSecondFactor': signsIn,
  'Authorization/Impersonate': signsIn,
  'Authorization/Logout': signsIn,
  'Authorization/SendSecurityCodeNotification': does,
  'Authorization/SetLanguage': says,
  'Authorization/StartOpenId': signsIn,
  'Authorization/Unimpersonate': signsIn,
  'CustomCharges/AddCustomCharge': makes,
  'CustomCharges/DeleteCustomCharge': takesAway,
  'Export/StartExport': makes,
  'Import/CancelImport': 'asks how it is by then, and whoever comes second is refused',
  'Import/CreateImport': makes,
  'Import/RunImport': makes,
  'Import/UndoImport': takesAway,
  'Job/CancelJob': says,
  'Job/DismissJob': takesAway,
  'LandingPage/AddLandingPage': makes,
  'LandingPage/ChooseLandingPage': says,
  'LandingPage/DeleteLandingPage': takesAway,
  'LandingPage/WithdrawLandingPage': takesAway,
  'ListView/DeleteListView': takesAway,
  'ListView/DuplicateListView': makes,
  'ListView/SetDefaultListView': says,
  'Mail/ReadMail': does,
  'Marketplace/AcceptTerms': says,
  'Marketplace/AddPropagationFilter': makes,
  'Marketplace/AddServicesToMarketplace': says,
  'Marketplace/AddServicesToMarketplaces': says,
  'Marketplace/AddTerms': makes,
  'Marketplace/AssignCustomers': says,
  'Marketplace/CopyTerms': makes,
  'Marketplace/CreateMarketplace': makes,
  'Marketplace/DeleteMarketplace': takesAway,
  'Marketplace/DeleteTerms': takesAway,
  'Marketplace/PropagateServices': says,
  'Marketplace/PublishTerms': 'checks by itself that the draft is the one that was read',
  'Marketplace/RemoveCustomers': says,
  'Marketplace/RemovePropagationFilter': takesAway,
  'Marketplace/WithdrawServices': says,
  'Mail/SendSupportMail': makes,
  'Pricing/AddPricingRule': makes,
  'Pricing/ImportPrices': 'takes over exactly what the preview has shown, or nothing',
  'Pricing/RecomputePrices': does,
  'Provisioning/CancelRequest': 'asks where the request is by then, and whoever comes second is refused',
  'Provisioning/CompleteRequest': 'asks where the request is by then, and whoever comes second is refused',
  'Provisioning/EscalateRequest': 'asks where the request is by then, and whoever comes second is refused',
  'Provisioning/ResubmitRequest': 'asks where the request is by then, and whoever comes second is refused',
  'Provisioning/MendDrift': 'asks where the difference is by then, and whoever comes second is refused',
  'Provisioning/RetryRequest': 'asks where the request is by then, and whoever comes second is refused',
  'Reporting/DeletePlannedReport': takesAway,
  'Reporting/PlanReport': makes,
  'Reporting/SetPlannedReport': says,
  'SalesQuote/AcceptLinkedQuote': 'answers once: whoever comes second is refused',
  'SalesQuote/AcceptSalesQuote': 'answers once: whoever comes second is refused',
  'SalesQuote/AddSalesQuoteLine': makes,
  'SalesQuote/AddSalesQuoteTemplate': makes,
  'SalesQuote/CopySalesQuote': makes,
  'SalesQuote/CreateSalesQuote': makes,
  'SalesQuote/CreateSalesQuoteFromTemplate': makes,
  'SalesQuote/DeclineLinkedQuote': 'answers once: whoever comes second is refused',
  'SalesQuote/DeleteSalesQuoteTemplates': takesAway,
  'SalesQuote/DeleteSalesQuotes': takesAway,
  'SalesQuote/OrderSalesQuote': makes,
  'SalesQuote/RejectSalesQuote': 'answers once: whoever comes second is refused',
  'SalesQuote/RemoveSalesQuoteLine': takesAway,
  'SalesQuote/ResendSalesQuote': does,
  'SalesQuote/ReviseSalesQuote': makes,
  'SalesQuote/SaveSalesQuoteTemplate': makes,
  'SalesQuote/SendSalesQuote': 'checks by itself that the draft is the one that was read',
  'SalesQuote/WithdrawSalesQuote': 'asks where the quote is by then, and whoever comes second is refused',
  'SelfCare/ChangeMyPassword': signsIn,
  'SelfCare/ConfirmEmail': signsIn,
  'SelfCare/RequestResetPassword': signsIn,
  'SelfCare/ResetPassword': signsIn,
  'ServiceManagement/AddConnector': makes,
  'ServiceManagement/AddItem': makes,
  'ServiceManagement/AddItemBand': makes,
  'ServiceManagement/AddServiceGroup': makes,
  'ServiceManagement/AddServicesToGroup': says,
  'ServiceManagement/CheckConnector': does,
  'ServiceManagement/CopyService': makes,
  'ServiceManagement/CreateService': makes,
  'ServiceManagement/DeleteConnector': takesAway,
  'ServiceManagement/DeleteDataSource': takesAway,
  'ServiceManagement/DeleteService': takesAway,
  'ServiceManagement/DeleteServiceGroup': takesAway,
  'ServiceManagement/DeleteServiceTag': takesAway,
  'ServiceManagement/EndItemBand': takesAway,
  'ServiceManagement/ImportServiceTexts': 'takes over exactly what the preview has shown, or nothing',
  'ServiceManagement/MakeConnectorSecret': makes,
  'ServiceManagement/PublishService': says,
  'ServiceManagement/PutUpgrade': says,
  'ServiceManagement/RemoveBundlePart': takesAway,
  'ServiceManagement/RemoveServicesFromGroup': takesAway,
  'ServiceManagement/RemoveUpgrade': takesAway,
  'ServiceManagement/RenameServiceTag': 'names the tag as it was read: what has another name by then stays',
  'ServiceManagement/RestoreItem': says,
  'ServiceManagement/RetireItem': says,
  'ServiceManagement/RetireService': says,
  'ServiceManagement/SwitchConnectorSecret': says,
  'ServiceManagement/TagServices': says,
  'ServiceManagement/TakeBackPlannedPrice': takesAway,
};

/**
 * Settings that nobody but their owner ever reads or writes, so that there is no other to lose anything: what he saves last holds. Each
 * replaces all of what it keeps, which stands before him while he saves it.
 */
const ownSettings: Readonly<Record<string, { readonly table: string; readonly why: string }>> = {
  'Account/SetCartLineQuantity': {
    table: 'cart_line',
    why: 'the quantity of a line, which all his tabs show as it becomes',
  },
  'BoardOrder/SaveBoardOrder': { table: 'board_order', why: 'how tiles stand on a board for its only reader' },
  'ListView/SaveListView': { table: 'list_view', why: 'a view of a list, which cannot be handed on to anybody' },
};

const writes = operations.filter(({ kind }) => kind === 'write');
const editing = writes.filter(({ edits }) => edits !== undefined);

describe('writes', () => {
  it('have a version of what they edit, or a reason why they need none', () => {
    const without = writes.filter(({ edits }) => edits === undefined);
    const reasons = { ...withoutVersion, ...ownSettings };
    expect(without.map(({ operation }) => operation).sort()).toEqual(Object.keys(reasons).sort());
  });

  it.each(Object.entries(ownSettings))('%s is of nobody but its owner', (name, { table }) => {
    const { changes = [] } = writes.find(({ operation }) => operation === name) ?? {};
    expect(changes.map(directionOf)).toEqual(['own']);
    const { visible, readable } = tableRules.find((rules) => rules.name === table) ?? {};
    expect([visible, readable]).toEqual(['user_account_id = (select scope_user())', undefined]);
  });

  it.each(editing.map((operation) => [operation.operation, operation] as const))(
    '%s edits what a table keeps, and takes its id and its version',
    (_name, { edits, input, example }) => {
      expect(recordKinds.has(edits?.record ?? '')).toBe(true);
      expect(idsAt(example.input, String([edits?.id].flat()[0]))).not.toEqual([]);
      for (const path of [edits?.version ?? ''].flat()) expect(typeAt(input, String(path))).toBe('string');
    },
  );
});

/** The type that a schema gives to 'version', or to 'set.lines[].Version'. */
function typeAt(schema: unknown, path: string): unknown {
  type Shape = { type?: string; properties?: Record<string, Shape>; items?: Shape };
  let at = schema as Shape | undefined;
  for (const name of path.replaceAll('[]', '.[]').split('.')) at = name === '[]' ? at?.items : at?.properties?.[name];
  return at?.type;
}

/** Calls that take back what the person himself has done a moment ago, and whose reply says nothing of the record. */
const withoutBinding: readonly string[] = ['undo of Account/RenameTwoFactorMethod'];

describe('screens', () => {
  const calls = Object.entries(screenFiles).flatMap(([path, screen]) =>
    callsIn(screen).map((call) => ({
      path,
      call: call as CallShape & { edit?: string; key?: object; block?: string; undo?: unknown },
    })),
  );
  const edited = calls.filter(({ call }) => (call.source as Partial<AnyOperation>).edits && call.block !== 'ask');

  it('edit something', () => expect(edited.length).toBeGreaterThan(6));

  it.each(edited)('$path sends the version from which its editor began', ({ call }) => {
    const { operation, edits } = call.source as unknown as AnyOperation;
    const isUndo = call.undo === 'operation';
    if (withoutBinding.includes(`${isUndo ? 'undo of ' : ''}${operation}`)) return;
    const names = [edits?.version ?? ''].flat().map((path) => path.split('.').at(-1));
    const sent = [...Object.keys(call.input ?? {}), ...Object.values(call.key ?? {})];
    expect(sent.some((name) => names.includes(name))).toBe(true);
  });
});

/** What a call is asked besides, which stands nowhere yet. */
const namedAnew: readonly string[] = [
  'Account/SetSubscriptionPrice: fromDate',
  'Account/SetSubscriptionPrice: note',
  'ServiceManagement/PutBundlePart: partServiceId',
];

describe('what is asked for an edit', () => {
  it('begins from what is there: else nobody could be told what somebody else has put there', () => {
    const missing = Object.entries(screenFiles).flatMap(([path, screen]) =>
      [...objectsIn(screen)]
        .filter((part) => (part['source'] as Partial<AnyOperation> | undefined)?.edits)
        .flatMap((part) => {
          const asked = (part['ask'] ?? (part['block'] === 'ask' ? part['fields'] : undefined) ?? []) as readonly (
            | string
            | { field: string }
          )[];
          const begun = Object.keys((part['start'] ?? {}) as object);
          return asked
            .map((entry) => (typeof entry === 'string' ? entry : entry.field))
            .filter((field) => !begun.some((name) => field === name || field.startsWith(`${name}.`)))
            .filter((field) => !namedAnew.includes(`${(part['source'] as AnyOperation).operation}: ${field}`))
            .map((field) => `${path}: ${field}`);
        }),
    );
    expect(missing).toEqual([]);
  });
});

describe('what begins from what is there', () => {
  // What stands there by then may be another's: without a version he who saves second overwrites it unseen.
  it('has a version of it, or names what was read', () => {
    const blind = Object.entries(screenFiles).flatMap(([path, screen]) =>
      [...objectsIn(screen)].flatMap((part) => {
        const { kind, edits, operation = '' } = (part['source'] ?? {}) as Partial<AnyOperation>;
        const begun = Object.values((part['start'] ?? {}) as object).some((from) =>
          JSON.stringify(from)?.includes('"row"'),
        );
        return kind === 'write' && !edits && begun && withoutVersion[operation] === says
          ? [`${path}: ${operation}`]
          : [];
      }),
    );
    expect(blind).toEqual([]);
  });
});

it('a version is short enough to be sent back', () => expect(versionExample.length).toBeLessThan(40));
