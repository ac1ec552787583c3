/** Two people edit the same record: whoever saves second is told who was first, nothing of his is saved, and nothing of the first is lost. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetCapabilitySetRights from '../../../manifests/operations/Account/GetCapabilitySetRights.ts';
import GetIpRestrictions from '../../../manifests/operations/Account/GetIpRestrictions.ts';
import GetNotes from '../../../manifests/operations/Account/GetNotes.ts';
import GetOwnSupportDetails from '../../../manifests/operations/Account/GetOwnSupportDetails.ts';
import GetRole from '../../../manifests/operations/Account/GetRole.ts';
import GetRoleAssignment from '../../../manifests/operations/Account/GetRoleAssignment.ts';
import GetTwoFactorMethods from '../../../manifests/operations/Account/GetTwoFactorMethods.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import AddTerms from '../../../manifests/operations/Marketplace/AddTerms.ts';
import GetTermsVersion from '../../../manifests/operations/Marketplace/GetTermsVersion.ts';
import GetPreferences from '../../../manifests/operations/NotificationPreferences/GetPreferences.ts';
import AddConnector from '../../../manifests/operations/ServiceManagement/AddConnector.ts';
import AddItem from '../../../manifests/operations/ServiceManagement/AddItem.ts';
import AddServiceGroup from '../../../manifests/operations/ServiceManagement/AddServiceGroup.ts';
import CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import GetConnectors from '../../../manifests/operations/ServiceManagement/GetConnectors.ts';
import GetItemPrices from '../../../manifests/operations/ServiceManagement/GetItemPrices.ts';
import GetServiceFields from '../../../manifests/operations/ServiceManagement/GetServiceFields.ts';
import GetServiceFiles from '../../../manifests/operations/ServiceManagement/GetServiceFiles.ts';
import GetServiceGroup from '../../../manifests/operations/ServiceManagement/GetServiceGroup.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import GetVendorProfile from '../../../manifests/operations/ServiceManagement/GetVendorProfile.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { operations } from '../world/sample-inputs.ts';

let server: TestServer;
let admin: Caller;
let owner: Caller;
let company: number;
let person: number;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  owner = await server.as('owner');
  company = (await admin.me()).CompanyAccount.AccountId;
  person = (await (await server.as('user')).me()).UserAccountId;
});
afterAll(() => server.close());

interface Case {
  /** Who edits; the administrator of the company where nobody is named. */
  readonly as?: Caller;
  readonly read: () => Promise<string>;
  /** @param text differs from call to call. */
  readonly write: (version: string | undefined, text: string) => object;
  /** What stands there now. */
  readonly now: () => Promise<unknown>;
}

async function madeRole(): Promise<number> {
  const role = { Name: `Edited ${Math.random()}`, Reach: 'own', CapabilitySetIds: [2] };
  const made = await admin.post('Account/AddRole', { ownerCompanyId: company, role });
  return (made.data as { RoleId: number }).RoleId;
}

async function madeSet(): Promise<number> {
  const capabilitySet = { Name: `Edited ${Math.random()}` };
  const made = await admin.post('Account/AddCapabilitySet', { ownerCompanyId: company, capabilitySet });
  return (made.data as { CapabilitySetId: number }).CapabilitySetId;
}

async function madeMethod(): Promise<number> {
  const { UserAccountId } = await admin.me();
  const made = await server.database.owner
    .insertInto('authentication_method')
    .values({
      user_account_id: UserAccountId,
      kind: 'Email',
      name: 'Mail',
      secret: null,
      enabled_utc: new Date(),
      last_used_utc: null,
    })
    .returning('authentication_method_id')
    .executeTakeFirstOrThrow();
  return made.authentication_method_id;
}

/** The first fee of a new service. */
async function anItem() {
  const draft = { productName: crypto.randomUUID(), displayName: 'Edited', category: 'Mail' } as const;
  const { ServiceId: serviceId } = await owner.call(CreateService, draft);
  const terms = { feeType: 'Monthly', basis: 'Unit', unit: 'User', commitmentMonths: 1, billing: 'Monthly' } as const;
  await owner.call(AddItem, { serviceId, names: { en: 'Per user' }, ...terms });
  const [item] = await owner.call(GetItemPrices, { serviceId });
  if (!item) throw new Error('A new fee is in the list');
  return item;
}

async function madeGroup() {
  const { AccountId: accountId } = (await owner.me()).CompanyAccount;
  const { ServiceGroupId: serviceGroupId } = await owner.call(AddServiceGroup, {
    accountId,
    name: crypto.randomUUID(),
  });
  return { accountId, serviceGroupId, read: () => owner.call(GetServiceGroup, { serviceGroupId }) };
}

const account = async () => admin.call(LoadAccountById, { accountId: company });
const lists = async () => admin.call(GetIpRestrictions, { accountId: company });

const ofLists = (id: 'accountId' | 'companyAccountId') => async (): Promise<Case> => ({
  read: async () => (await lists()).Version,
  write: (version, text) => ({
    [id]: company,
    restrictions: { AllowList: '', DenyList: `192.0.2.${text.length}` },
    version,
  }),
  now: async () => (await lists()).DenyList,
});

/** By the operation that edits. */
const cases: Readonly<Record<string, () => Promise<Case>>> = {
  'Account/SaveAccount': async () => ({
    read: async () => (await account()).Version,
    write: (version, text) => ({ accountId: company, values: { City: text }, version }),
    now: async () => (await account()).Views['General']?.Values['City'],
  }),
  'Account/SaveIpRestrictions': ofLists('accountId'),
  'IpRestriction/SaveRestrictions': ofLists('companyAccountId'),
  'NotificationPreferences/SavePreferences': async () => {
    const read = () => admin.call(GetPreferences, { accountId: company });
    return {
      read: async () => (await read()).Version,
      write: (version, text) => ({
        accountId: company,
        preferences: {
          CommitmentPeriods: ['other'],
          DaysBeforeOneMonth: 1,
          DaysBeforeThreeYear: 1,
          DaysBeforeOther: text.length,
        },
        version,
      }),
      now: async () => (await read()).DaysBeforeOther,
    };
  },
  'Account/SaveSupportDetails': async () => {
    const { AccountId: accountId } = (await owner.me()).CompanyAccount;
    const read = () => owner.call(GetOwnSupportDetails, { accountId });
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ accountId, details: { Imprint: text }, version }),
      now: async () => (await read()).Imprint,
    };
  },
  'ServiceManagement/SaveServiceFields': async () => {
    const draft = { productName: crypto.randomUUID(), displayName: 'Edited', category: 'Mail' } as const;
    const { ServiceId: serviceId } = await owner.call(CreateService, draft);
    const read = () => owner.call(GetServiceFields, { serviceId });
    const field = { Name: 'HostName', Stage: 'Both', DisplayTemplate: 'Text' } as const;
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, fields: [{ ...field, DisplayValue: { en: text } }], version }),
      now: async () => (await read()).Fields[0]?.DisplayValue['en'],
    };
  },
  'ServiceManagement/SaveServiceInformation': async () => {
    const draft = { productName: crypto.randomUUID(), displayName: 'Edited', category: 'Mail' } as const;
    const { ServiceId: serviceId } = await owner.call(CreateService, draft);
    const read = () => owner.call(GetServiceInformation, { serviceId });
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, inputDto: { VendorSku: text }, version }),
      now: async () => (await read()).VendorSku,
    };
  },
  'ServiceManagement/SaveServiceFiles': async () => {
    const { service_id: serviceId, path: Path } = await server.database.owner
      .selectFrom('service_file')
      .select(['service_id', 'path'])
      .where('kind', '=', 'Illustration')
      .executeTakeFirstOrThrow();
    const read = () => owner.call(GetServiceFiles, { serviceId });
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ serviceId, inputDto: { Pictures: [{ Path, Title: text }] }, version }),
      now: async () => (await read()).Pictures,
    };
  },
  'ServiceManagement/ChangeItem': async () => {
    const { ServiceId: serviceId, ItemId: itemId } = await anItem();
    const read = async () => (await owner.call(GetItemPrices, { serviceId }))[0];
    return {
      as: owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ serviceId, itemId, names: { en: text }, version }),
      now: async () => (await read())?.Names,
    };
  },
  'ServiceManagement/SaveItemPrices': async () => {
    const { ServiceId: serviceId, BandId } = await anItem();
    const read = async () => (await owner.call(GetItemPrices, { serviceId }))[0];
    return {
      as: owner,
      read: async () => (await read())?.Version ?? '',
      write: (Version, text) => ({ serviceId, prices: [{ BandId, Srp: text.length, Version }] }),
      now: async () => (await read())?.Srp,
    };
  },
  'ServiceManagement/SaveConnector': async () => {
    const { AccountId: accountId } = (await owner.me()).CompanyAccount;
    const made = { accountId, name: crypto.randomUUID(), kind: 'Manual' } as const;
    const { ConnectorId: connectorId } = await owner.call(AddConnector, made);
    const read = async () =>
      (await owner.call(GetConnectors, { accountId })).find(({ ConnectorId }) => ConnectorId === connectorId);
    return {
      as: owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ connectorId, name: `${text} ${connectorId}`, kind: 'Manual', version }),
      now: async () => (await read())?.Name,
    };
  },
  'ServiceManagement/RenameServiceGroup': async () => {
    const group = await madeGroup();
    return {
      as: owner,
      read: async () => (await group.read()).Version,
      write: (version, text) => ({ ...group, name: `${text} ${group.serviceGroupId}`, version }),
      now: async () => (await group.read()).Name,
    };
  },
  'ServiceManagement/SaveServiceGroups': async () => {
    const { read, accountId, serviceGroupId: ServiceGroupId } = await madeGroup();
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (Version, text) => ({
        accountId,
        inputDto: { Groups: [{ ServiceGroupId, Name: `${text} ${ServiceGroupId}`, Version }] },
      }),
      now: async () => (await read()).Name,
    };
  },
  'ServiceManagement/SaveVendorProfile': async () => {
    const { AccountId: accountId } = (await owner.me()).CompanyAccount;
    const read = () => owner.call(GetVendorProfile, { accountId });
    return {
      as: owner,
      read: async () => (await read()).Version,
      write: (version, text) => ({ accountId, inputDto: { Name: text }, version }),
      now: async () => (await read()).Name,
    };
  },
  'Account/UpdateRole': async () => {
    const roleId = await madeRole();
    const read = () => admin.call(GetRole, { ownerCompanyId: company, roleId });
    return {
      read: async () => (await read()).Version,
      write: (version, text) => ({
        ownerCompanyId: company,
        roleId,
        role: { Name: `Edited ${roleId}`, Description: text, Reach: 'own', CapabilitySetIds: [2] },
        version,
      }),
      now: async () => (await read()).Role.Description,
    };
  },
  'Account/UpdateCapabilitySet': async () => {
    const capabilitySetId = await madeSet();
    const read = () =>
      admin.call(GetCapabilitySetRights, { ownerCompanyId: company, capabilitySetId, allRights: true });
    return {
      read: async () => (await read()).Rights[0]?.Version ?? '',
      write: (version, text) => ({
        ownerCompanyId: company,
        capabilitySetId,
        capabilitySet: {
          Capabilities: [
            { ObjectType: text.length > 6 ? 'SECURITY_MANAGEMENT' : 'USER_ACCOUNT', Read: true, Version: version },
          ],
        },
      }),
      now: async () => (await read()).Rights.filter(({ Read }) => Read).map(({ ObjectType }) => ObjectType),
    };
  },
  'Account/AssignRolesToUser': async () => {
    const ids = [await madeRole(), await madeRole()];
    const read = () => admin.call(GetRoleAssignment, { userAccountId: person });
    return {
      read: async () => (await read()).Version,
      write: (version, text) => ({ userAccountId: person, roleIds: [ids[text.length > 6 ? 1 : 0]], version }),
      now: async () => (await read()).RoleIds,
    };
  },
  'Account/ChangeNote': async () => {
    const made = await owner.post('Account/AddNote', { accountId: company, text: 'At first' });
    const { NoteId: noteId } = made.data as { NoteId: number };
    const read = async () =>
      (await owner.call(GetNotes, { accountId: company, limit: 50, offset: 0 } as never)).Items.find(
        ({ NoteId }) => NoteId === noteId,
      );
    return {
      as: owner,
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ accountId: company, noteId, text, version }),
      now: async () => (await read())?.Text,
    };
  },
  'Marketplace/ChangeTerms': async () => {
    const terms = { titles: { en: 'House rules' }, format: 'markdown' as const };
    const { TermsId: termsVersionId } = await owner.call(AddTerms, {
      ...{ ...terms, accountId: 1, name: 'house-rules', isPrivacyPolicy: false },
      markdownTexts: { en: 'At first' },
    });
    const read = () => owner.call(GetTermsVersion, { accountId: 1, termsVersionId });
    return {
      as: owner,
      read: async () => (await read()).RecordVersion,
      write: (version, text) => ({ ...terms, accountId: 1, termsVersionId, markdownTexts: { en: text }, version }),
      now: async () => (await read()).MarkdownTexts,
    };
  },
  'Account/RenameTwoFactorMethod': async () => {
    const authenticationMethodId = await madeMethod();
    const read = async () =>
      (await admin.call(GetTwoFactorMethods, {})).find(({ Id }) => Id === authenticationMethodId);
    return {
      read: async () => (await read())?.Version ?? '',
      write: (version, text) => ({ authenticationMethodId, newName: text, version }),
      now: async () => (await read())?.Name,
    };
  },
};

it('every call that edits has a case here', () => {
  const editing = operations.filter(({ edits }) => edits).map(({ operation }) => operation);
  expect(Object.keys(cases).sort()).toEqual(editing.sort());
});

describe.each(Object.keys(cases))('%s', (name) => {
  it('refuses who began from what is there no more, and takes what begins from the present', async () => {
    const { read, write, now, as = admin } = await (cases[name] as () => Promise<Case>)();
    const version = await read();
    expect((await as.post(name, write(version, 'First'))).status).toBe(200);
    const first = await now();
    const second = await as.post(name, write(version, 'Second one'));
    expect([second.status, second.message]).toEqual([
      409,
      'You have changed this yourself meanwhile, in another place. Nothing was saved here.',
    ]);
    expect(await now()).toEqual(first);
    expect((await as.post(name, write(await read(), 'Second one'))).status).toBe(200);
    expect(await now()).not.toEqual(first);
    // Whoever names no version has read nothing that he could lose.
    expect((await as.post(name, write(undefined, 'First'))).status).toBe(200);
  });
});

describe('who was first', () => {
  const save = (caller: Caller, City: string, version: string) =>
    caller.post('Account/SaveAccount', { accountId: company, values: { City }, version });

  it('is named to those who see him, and to nobody else', async () => {
    const { Version, DisplayName } = await account();
    expect(DisplayName).not.toBe('');
    expect((await save(admin, 'Linz', Version)).status).toBe(200);
    const { UserAccount } = await admin.me();
    const told = await save(owner, 'Graz', Version);
    expect([told.status, told.message]).toEqual([
      409,
      `${UserAccount.DisplayName} has changed this meanwhile. Nothing of yours was saved.`,
    ]);
    const fresh = (await account()).Version;
    expect((await save(owner, 'Graz', fresh)).status).toBe(200);
    const untold = await save(admin, 'Wels', fresh);
    expect([untold.status, untold.message]).toEqual([
      409,
      'Somebody has changed this meanwhile. Nothing of yours was saved.',
    ]);
  });

  it('is not told to somebody who may not see the record, nor that it has changed', async () => {
    const { AccountId } = (await owner.me()).CompanyAccount;
    const answer = await admin.post('Account/SaveAccount', {
      accountId: AccountId,
      values: { City: 'Bonn' },
      version: '0',
    });
    expect(answer.status).toBe(404);
  });

  it('one of two who save at the same moment loses, never both and never none', async () => {
    const { Version } = await account();
    const cities = ['Enns', 'Melk', 'Krems', 'Tulln'];
    const answers = await Promise.all(cities.map((city) => save(admin, city, Version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});
