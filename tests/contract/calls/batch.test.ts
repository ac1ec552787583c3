/** Several reads in one request: each as if it had come alone, and nothing but reads. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BatchedAnswer, batchedCalls, batchPath } from '../../../src/rules/batch.ts';
import { fromPage, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';

let server: TestServer;
let admin: Visitor;
let user: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  [admin, user] = [new Visitor(server.app), new Visitor(server.app, '10.1.2.3')];
  await admin.enter('admin');
  await user.enter('user');
});
afterAll(() => server.close());

const ask = (who: Visitor | undefined, calls: unknown, headers: Record<string, string> = {}) => {
  const cookie = [...(who?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
  return server.app.inject({
    method: 'POST',
    url: batchPath,
    payload: JSON.stringify({ calls }),
    headers: { ...fromPage, ...(cookie ? { cookie } : {}), ...headers },
    ...(who ? { remoteAddress: who.address } : {}),
  });
};
const answersOf = (text: string): BatchedAnswer[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchedAnswer)
    .sort((one, other) => one.index - other.index);

const me = { operation: 'Authorization/GetCurrentUser', input: {} };
const tree = (accountId: unknown) => ({ operation: 'Account/GetAccountTree', input: { accountId, limit: 6 } });

it('answers each as it would be answered alone', async () => {
  const { CompanyAccount } = await admin.me();
  const company = CompanyAccount.AccountId;
  const { statusCode, body, headers } = await ask(admin, [me, tree(company), tree('x'), tree(1)]);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const answers = answersOf(body);
  const alone = await Promise.all(
    [company, 'x', 1].map((accountId) => admin.post('Account/GetAccountTree', { accountId, limit: 6 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, ...alone.map(({ status }) => status)]);
  expect(JSON.parse(answers[1]?.body ?? '').data).toEqual(alone[0]?.data);
  expect(JSON.parse(answers[2]?.body ?? '').Message).toBe(alone[1]?.message);
  expect(JSON.parse(answers[3]?.body ?? '').Message).toBe(alone[2]?.message);
  expect(new Set(answers.map((each) => each.headers['x-request-id'])).size).toBe(4);
});

it('knows nobody but whose cookie came with it', async () => {
  for (const { status } of answersOf((await ask(undefined, [me, tree(1)])).body)) expect(status).toBe(401);
  const log = {
    operation: 'Account/GetAuditLog',
    input: { accountId: (await admin.me()).CompanyAccount.AccountId, mode: 'audit', limit: 5 },
  };
  const [mine, foreign] = await Promise.all([ask(admin, [log, me]), ask(user, [log, me])]);
  expect(answersOf(mine.body)[0]?.status).toBe(200);
  expect(answersOf(foreign.body)[0]?.status).toBe(403);
});

it.each([
  ['Account/UpdateAccount', 'a write'],
  ['Authorization/Authenticate', 'a sign-in'],
  ['Authorization/Logout', 'the end of a session'],
  ['No/Such', 'nothing that is'],
  ['../batch', 'another address'],
])('refuses %s, %s, with all that comes beside it', async (operation) => {
  const answer = await ask(admin, [me, { operation, input: {} }]);
  expect([answer.statusCode, answer.json<{ Message: string }>().Message]).toEqual([
    404,
    `There is no operation ${operation}.`,
  ]);
});

it('refuses what is no list of calls, too many of them, and pages of other sites', async () => {
  for (const calls of [
    undefined,
    [],
    {},
    [null],
    [{ operation: 'x' }],
    Array.from({ length: batchedCalls + 1 }, () => me),
  ])
    expect((await ask(admin, calls)).statusCode).toBe(400);
  for (const input of [null, 5, 'text', []])
    expect(answersOf((await ask(admin, [{ operation: me.operation, input }])).body)[0]?.status).toBe(400);
  expect((await ask(admin, [me], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await server.app.inject({ method: 'GET', url: batchPath })).statusCode).not.toBe(200);
});
