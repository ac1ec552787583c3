/** Each policy by itself: what a session sees of a table, and what it may write, is what is said a second time beside it (I42). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../database/server.ts';
import { makeRows } from './kept-rows.ts';
import { policyFaults } from './policy-faults.ts';
import { guarded, whose } from './whose.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeRows(server);
});
afterAll(() => server.close());

it('says of every guarded table whose its rows are', () => {
  expect(Object.keys(whose).sort()).toEqual([...guarded].sort());
});

describe.each(guarded)('%s', (table) => {
  it('shows and takes what is the session’s, and nothing else', async () => {
    expect(await policyFaults(server, table)).toEqual([]);
  });
});
