/** A right input for every operation, for the sweeps; a new operation is swept once it has its line here. */
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { subjectInputs } from '../../../src/define/contract/subject.ts';

export const operations: readonly AnyOperation[] = Object.values(
  import.meta.glob<AnyOperation>('../../../manifests/operations/*/*.ts', { eager: true, import: 'default' }),
);

/** The account's id stands where the call is about one; values that would change it keep what it has. */
const inputs: Readonly<Record<string, (accountId: number, path: string, userName: string) => Record<string, unknown>>> =
  {
    'Account/SaveAccount': (accountId) => ({ accountId, values: {} }),
    // A new person each time: nobody else may have the address.
    'Account/CreateAccount': (parentAccountId, path) => {
      const values = { Firstname: 'Ada', Lastname: 'Huber', Email: `${crypto.randomUUID()}@sample.example` };
      if (!path.startsWith('administrator')) return { parentAccountId, accountType: 'User', values };
      return {
        parentAccountId,
        accountType: 'Company',
        values: { CompanyName: crypto.randomUUID() },
        administrator: values,
      };
    },
    'Account/ValidateRemoteField': (accountId) => ({ accountId, fieldName: 'Iban', value: 'AT61' }),
    'Account/ValidateUniqueField': (accountId) => ({ accountId, fieldName: 'Email', value: 'ada@sample.example' }),
    'Account/GetManagedCustomers': (id) => ({ sellerAccountId: id, userAccountId: id }),
    // Names nobody, so that decisions stay with whom they are.
    'Account/SetAccountManager': (id) => ({ sellerAccountId: id, userAccountId: id, isManager: false }),
    'ListView/SaveListView': () => ({ listKey: '/accounts#0', name: crypto.randomUUID(), state: 'page=2' }),
    // Without a view the list has no default, which every caller may say.
    'ListView/SetDefaultListView': () => ({ listKey: '/accounts#0' }),
    'Account/UpdateCompanyMFAPolicy': (AccountId) => ({ companyMFAPolicy: { AccountId, IsEnforced: false } }),
    'Account/UpdateHierarchyMFAPolicy': (AccountId) => ({ companyMFAPolicy: { AccountId, IsEnforced: false } }),
    'Account/SaveIpRestrictions': (accountId) => ({ accountId, restrictions: { AllowList: [], DenyList: [] } }),
    'IpRestriction/SaveRestrictions': (companyAccountId) => ({
      companyAccountId,
      restrictions: { AllowList: '', DenyList: '' },
    }),
    // Nowhere, so that the world stays as it is.
    'Account/MoveAccount': (accountId) => ({ accountId, newParentAccountId: accountId }),
    // To his own address, whoever asks.
    'Authorization/SendSecurityCodeNotification': (_accountId, _path, userName) => ({ userName, mfaMethodId: 1 }),
    // A name that no role and no set of the company has yet.
    'Account/AddRole': (ownerCompanyId) => ({
      ownerCompanyId,
      role: { Name: crypto.randomUUID(), Reach: 'own', CapabilitySetIds: [2] },
    }),
    'Account/AddCapabilitySet': (ownerCompanyId) => ({ ownerCompanyId, capabilitySet: { Name: crypto.randomUUID() } }),
    // A tag that no service has, whoever looks.
    'ServiceManagement/DeleteServiceTag': () => ({ tag: 'Nobody has this' }),
    'ServiceManagement/RenameServiceTag': () => ({ tag: 'Nobody has this', newTag: 'Nor this' }),
    'ServiceManagement/AddConnector': (accountId) => ({ accountId, name: crypto.randomUUID(), kind: 'Manual' }),
    'LandingPage/AddLandingPage': (accountId) => ({ accountId, name: crypto.randomUUID() }),
    'ServiceManagement/AddServiceGroup': (accountId) => ({ accountId, name: crypto.randomUUID() }),
    // A key that no service has yet.
    'ServiceManagement/CreateService': (ownerAccountId) => ({
      ownerAccountId,
      productName: crypto.randomUUID(),
      displayName: 'Sample',
      category: 'Mail',
    }),
    // A name that no pricelist has yet.
    'Marketplace/CreateMarketplace': (ownerAccountId) => ({
      ownerAccountId,
      marketplaceProperties: { Name: crypto.randomUUID(), Currency: 'EUR' },
    }),
    'Authorization/Authenticate': () => ({ userName: 'nobody', password: 'Wrong-Password-1!' }),
  };

/**
 * The input of a sample call about one account: the operation's own example with the id put in.
 * @param path of the input that something else is put in afterwards. @param userName of the caller.
 */
export function sampleInput(
  operation: AnyOperation,
  accountId: number,
  path = '',
  userName = 'nobody',
): Record<string, unknown> {
  const own = inputs[operation.operation];
  if (own) return own(accountId, path, userName);
  const example = operation.example.input as Record<string, unknown>;
  const account = subjectInputs(operation.subject).find(({ kind }) => kind === 'Account');
  return account ? withId(example, account.path, accountId) : { ...example };
}

/** The same input about something else: 'role.CapabilitySetIds' is put in where it stands, alone where there may be several. */
export function withId(input: unknown, path: string, id: number | string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const given = { ...(input as Record<string, unknown>) };
  const key = name.replace('[]', '');
  const isList = /Ids$/.test(key) || Array.isArray(given[key]);
  const inside = isList ? (given[key] as readonly unknown[] | undefined)?.[0] : given[key];
  const inner = rest.length === 0 ? (isList && name === key ? [id] : id) : withId(inside, rest.join('.'), id);
  return { ...given, [key]: name === key ? inner : [inner] };
}

/** Calls about a thing that is named by a required id: that of the example is nobody's, and not found. */
const namesNobodysThing = ({ subject, input }: AnyOperation): boolean => {
  const { required = [] } = input as { required?: readonly string[] };
  return subjectInputs(subject).some(({ kind, path }) => kind !== 'Account' && required.includes(path));
};

/** What a sample rightly meets besides success: its code, token or session is nobody's, or the state does not fit. */
const refusals: Readonly<Record<string, number>> = {
  // Nothing was billed to the caller's own account.
  'Account/GetInvoicePdf': 409,
  'Account/RequestInvoice': 409,
  // A person is no subscription.
  'Account/GetTrace': 409,
  // No service has the tag.
  'ServiceManagement/DeleteServiceTag': 404,
  'ServiceManagement/RenameServiceTag': 404,
  // The caller's own account is a user, and nobody stands below a user.
  'Account/CreateAccount': 409,
  'Account/CreateRecoveryCodes': 409,
  // And no subscription.
  'Account/ChangeSubscription': 404,
  'Account/GetSubscription': 404,
  'Account/GetSubscriptionChange': 404,
  'Account/GetUpgradeOptions': 404,
  'Account/GetUpgradeOverview': 404,
  'Account/GetUpgradeTargets': 404,
  'Account/ResetPriceProtection': 404,
  'Account/ResumeSubscription': 404,
  'Account/SetSubscriptionPrice': 404,
  'Account/SuspendSubscription': 404,
  'Account/UpgradeSubscription': 404,
  // One's own account and one's own roles are left to others.
  'Account/AssignRolesToUser': 409,
  'Account/TerminateAccount': 409,
  'Account/CancelScheduledTermination': 409,
  'Account/MoveAccount': 409,
  'Account/GetMoveTargets': 409,
  'Account/GetMoveInfo': 409,
  // Nobody takes his own second factors, locks or sign-ons away as if they were somebody else's.
  'Account/DisableTwoFactorForUser': 409,
  'Account/SetMFAExemption': 409,
  'Account/UnlockSignIn': 409,
  'Account/EnableTwoFactorMethod': 400,
  'Account/RemoveSignOnLink': 409,
  'Account/RemoveSignOnLinkForUser': 409,
  // The job and the session of the examples are nobody's.
  'Administration/CancelAnyJob': 404,
  'Administration/EndSessionOf': 404,
  'Administration/RetryJob': 404,
  'Authorization/AuthenticateWithSubConfirmation': 400,
  'Authorization/GiveSecondFactor': 409,
  'Authorization/Unimpersonate': 409,
  'SelfCare/ChangeMyPassword': 400,
  // The file of the examples is nobody's.
  'ServiceManagement/ImportServiceTexts': 404,
  'ServiceManagement/PreviewServiceTexts': 404,
  'Import/CheckImport': 404,
  'Import/CreateImport': 404,
  'Import/GetFaultyRowsOfFile': 404,
  'Import/GetImportColumns': 404,
  // Its recipient is no colleague of the caller's.
  'Reporting/PlanReport': 404,
  // The request of the examples is nobody's.
  'Provisioning/CancelRequest': 404,
  'Provisioning/CompleteRequest': 404,
  'Provisioning/EscalateRequest': 404,
  'Provisioning/ResubmitRequest': 404,
  'Provisioning/RetryRequest': 404,
  // The service of the examples is nobody's.
  'Account/AddCartLine': 404,
  'Account/GetOrderPrice': 404,
  'Account/PlaceOrder': 404,
  'ServiceManagement/GetServiceFields': 404,
  // The pricelists and the service of the examples are nobody's.
  'Marketplace/UpdateMarketplacePriority': 404,
  'ServiceManagement/GetServiceInformation': 404,
  'ServiceManagement/SaveServiceFields': 404,
  'ServiceManagement/SaveServiceGroups': 404,
  'LandingPage/ArrangeLandingPages': 404,
  'ServiceManagement/SaveServiceInformation': 404,
  'ChatBot/GetAnswer': 403,
};
export const rightAnswers = (operation: AnyOperation): readonly number[] => [
  refusals[operation.operation] ?? (namesNobodysThing(operation) ? 404 : 200),
  403,
];

/** Of calls for anyone, what a caller without a session meets; the others ask to sign in. */
const forAnyone: Readonly<Record<string, number>> = {
  'Mail/SendSupportMail': 200,
  'Authorization/StartOpenId': 404,
  'Authorization/AuthenticateOpenId': 400,
  'SelfCare/RequestResetPassword': 200,
  'SelfCare/ResetPassword': 400,
  'SelfCare/ConfirmEmail': 400,
  'SalesQuote/LoadLinkedQuote': 404,
  'SalesQuote/ExportLinkedQuote': 404,
  'SalesQuote/AcceptLinkedQuote': 404,
  'SalesQuote/DeclineLinkedQuote': 404,
};
export const answerToAnyone = ({ operation }: AnyOperation): number => forAnyone[operation] ?? 401;

/** Signing out would end the caller in the middle of a sweep. */
export const swept = operations.filter(({ operation }) => operation !== 'Authorization/Logout');
