/** The console of administrators: what it lists is the contract, and a method is invoked with all the gates of its own call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetMethods from '../../../manifests/operations/Administration/GetMethods.ts';
import InvokeMethod from '../../../manifests/operations/Administration/InvokeMethod.ts';
import PlanMaintenance from '../../../manifests/operations/Administration/PlanMaintenance.ts';
import GetOperation from '../../../manifests/operations/Metadata/GetOperation.ts';
import GetOperations from '../../../manifests/operations/Metadata/GetOperations.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { operations } from '../world/sample-inputs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const owner = () => server.as('owner');
const lastEntry = () =>
  server.database.owner
    .selectFrom('audit_entry')
    .select(['audit_entry_id', 'event', 'operation', 'details', 'target_account_id'])
    .orderBy('audit_entry_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the contract', () => {
  it('is listed whole, with what the caller may call', async () => {
    const listed = await (await owner()).call(GetOperations, {});
    expect(listed.map(({ Name }) => Name).sort()).toEqual(operations.map(({ operation }) => operation).sort());
    expect(listed.find(({ Name }) => Name === 'Administration/PlanMaintenance')).toMatchObject({
      Service: 'Administration',
      Kind: 'write',
      Access: 'rights',
      Rights: ['ADMINISTRATIVE Execute'],
      MayCall: true,
    });
  });

  it('describes an operation with schemas that say the same as its own', async () => {
    const described = await (await owner()).call(GetOperation, { name: 'Administration/PlanMaintenance' });
    expect(described.Input).toEqual(JSON.parse(JSON.stringify(PlanMaintenance.input)));
    expect(described.ExampleInput).toEqual(PlanMaintenance.example.input);
    expect(described.Errors.map(({ Code }) => Code)).toEqual([...PlanMaintenance.errors]);
    expect(described.Changes).toEqual(['Maintenance']);
  });

  it('knows a method by its name alone, and says what is nearest to a wrong one', async () => {
    const caller = await owner();
    expect((await caller.call(GetOperation, { name: 'PlanMaintenance' })).Name).toBe('Administration/PlanMaintenance');
    expect(await caller.post('Metadata/GetOperation', { name: 'Account/GetNots' })).toMatchObject({
      status: 404,
      message: 'There is no operation Account/GetNots to be described. There is: Account/GetNotes.',
    });
  });
});

describe('a method', () => {
  it('is every operation of the service, with the parameters of its schema (CALL-148)', async () => {
    const methods = await (await owner()).call(GetMethods, {});
    expect(methods.find(({ Name }) => Name === 'PlanMaintenance')?.Parameters).toContainEqual({
      Name: 'minutes',
      Type: 'integer',
      IsRequired: true,
    });
    const names = operations.flatMap(({ operation }) => operation.split('Administration/')[1] ?? []);
    expect(methods.map(({ Name }) => Name).sort()).toEqual(names.filter((name) => name !== 'InvokeMethod').sort());
  });

  it('answers as its own call does, and a read is written down as well (CALL-149)', async () => {
    const text = await (await owner()).call(InvokeMethod, { methodName: 'GetMaintenance' });
    expect(JSON.parse(text)).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      event: 'Administration method invoked',
      operation: 'Administration/InvokeMethod',
      details: 'GetMaintenance',
    });
  });

  it('that writes leaves the entry of its own call, about its own subject, and no other', async () => {
    const before = await lastEntry();
    const parameters = { accountId: 1, startUtc: '2199-03-02T20:00:00Z', minutes: 5, unknown: 'left out' };
    const text = await (await owner()).call(InvokeMethod, { methodName: 'PlanMaintenance', parameters });
    expect(JSON.parse(text)).toMatchObject({ AccountId: 1, IsOngoing: false });
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      event: 'Maintenance planned',
      operation: 'Administration/PlanMaintenance',
      target_account_id: 1,
    });
    expect(entry.details).toContain('2199');
    expect(entry.audit_entry_id).toBe(before.audit_entry_id + 1);
    await (await owner()).call(InvokeMethod, { methodName: 'EndMaintenance', parameters: { accountId: 1 } });
  });

  it('is refused as its own call is: wrong input, what is out of sight, an unknown name; and leaves nothing', async () => {
    const caller = await owner();
    const before = await lastEntry();
    const invoke = (methodName: string, parameters: object = {}) =>
      caller.post('Administration/InvokeMethod', { methodName, parameters });
    expect(await invoke('PlanMaintenance', { accountId: 1 })).toMatchObject({
      status: 400,
      message: 'minutes: This field is required',
    });
    expect((await invoke('EndMaintenance', { accountId: 987654321 })).status).toBe(404);
    expect(await invoke('EndMaintenence', { accountId: 1 })).toMatchObject({
      status: 404,
      message: 'There is no method EndMaintenence. There is: EndMaintenance.',
    });
    expect((await invoke('InvokeMethod', { methodName: 'GetMaintenance' })).status).toBe(404);
    expect(await lastEntry()).toEqual(before);
  });

  it('is for administrators alone', async () => {
    const user = await server.as('user');
    for (const [name, input] of [
      ['Administration/InvokeMethod', { methodName: 'GetMaintenance' }],
      ['Administration/GetMethods', {}],
      ['Metadata/GetOperations', {}],
      ['Metadata/GetOperation', { name: 'Account/GetNotes' }],
    ] as const)
      expect([name, (await user.post(name, input)).status]).toEqual([name, 403]);
  });
});
