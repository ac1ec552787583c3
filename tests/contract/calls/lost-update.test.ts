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
import GetPreferences from '../../../manifests/operations/NotificationPreferences/GetPreferences.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { operations } from '../world/sample-inputs.ts';
import { type Case, commerceCases } from './commerce-edits.ts';
import { landingCases } from './landing-edits.ts';

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

const account = async () => admin.call(LoadAccountById, { accountId: company });
const lists = async () => admin.call(GetIpRestrictions, { accountId: company });

type Lists = Readonly<Record<string, readonly string[]>>;
const asEntries = (entries: Lists): object => entries;
const asTexts = (entries: Lists): object =>
  Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, each.join(', ')]));

const ofLists =
  (id: 'accountId' | 'companyAccountId', inForm: (entries: Lists) => object) => async (): Promise<Case> => ({
    read: async () => (await lists()).Version,
    write: (version, text) => ({
      [id]: company,
      restrictions: inForm({ AllowList: [], DenyList: [`192.0.2.${text.length}`] }),
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
  'Account/SaveIpRestrictions': ofLists('accountId', asEntries),
  'IpRestriction/SaveRestrictions': ofLists('companyAccountId', asTexts),
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
  ...commerceCases(() => ({ server, owner })),
  ...landingCases(() => admin),
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
