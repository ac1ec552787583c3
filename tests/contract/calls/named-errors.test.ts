/** An error that an operation does not name fails the run of the contract tests. */
import { expect, it } from 'vitest';
import GetEnumData from '../../../manifests/operations/Account/GetEnumData.ts';
import { startTestServer } from '../../database/server.ts';

it('is told when the server of a test closes, and a named one is not', async () => {
  const named = GetEnumData.errors;
  expect(named).toEqual(['unknownEnum']);
  const answered = async (): Promise<readonly unknown[]> => {
    const server = await startTestServer();
    const owner = await server.as('owner');
    const { status } = await owner.post('Account/GetEnumData', { enumName: 'Nothing' });
    return [status, await server.close().catch(String)];
  };
  expect(await answered()).toEqual([404, undefined]);
  try {
    (GetEnumData as { errors: readonly string[] }).errors = [];
    expect(await answered()).toEqual([404, 'Error: Account/GetEnumData answered unknownEnum, which it does not name']);
  } finally {
    (GetEnumData as { errors: readonly string[] }).errors = named;
  }
});
