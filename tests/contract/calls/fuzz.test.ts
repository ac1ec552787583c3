/** A short run of `npm run fuzz`, in the test's own process: every operation, the same calls each time. */
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole } from '../../../generators/testing/sample.ts';
import callErrors from '../../../src/rules/errors/calls.ts';
import { buildApp } from '../../../src/server/app.ts';
import { failureFacts, requestFacts } from '../../../src/server/http/call-log.ts';
import {
  callPath,
  demoUsers,
  fromPage,
  signInCookie,
  startTestServer,
  type TestServer,
} from '../../database/server.ts';
import { Callers } from '../../fuzz/callers.ts';
import { fuzzedCalls } from '../../fuzz/calls.ts';
import { Judge, personalLines } from '../../fuzz/judge.ts';
import { thingsOf } from '../../fuzz/things.ts';
import { operations } from '../world/sample-inputs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('every operation answers fuzzed calls as the contract says, and logs nobody’s values', {
  timeout: 300_000,
}, async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const logger = { level: 'info', serializers: { req: requestFacts, err: failureFacts }, stream };
  const app = await buildApp({ ...server.service, logger });
  const signIn = (user: number) => signInCookie(app, demoUsers[user] ?? 'user').catch(() => undefined);
  const callers = new Callers(demoUsers.length, signIn);
  await callers.enterAll();
  const owner = new pg.Client(server.access.owner);
  await owner.connect();
  const things = await thingsOf(owner);
  const judge = new Judge();
  const calls = fuzzedCalls(operations, things, { callers: demoUsers.length, count: isWhole ? 1500 : 700, seed: 7 });
  for (const [number, call] of calls.entries()) {
    const answer = await app.inject({
      method: 'POST',
      url: callPath(call.operation.operation),
      remoteAddress: `10.0.${number >> 8}.${number & 255}`,
      headers: { ...fromPage, ...callers.cookieOf(call.caller), ...call.headers },
      payload: call.body,
    });
    const reply = { status: answer.statusCode, body: answer.body };
    judge.take(call, reply);
    await callers.saw(call.caller, reply);
    if (answer.body.includes(callErrors.setUpFactorFirst)) {
      // A call has asked everybody for a second factor: nothing more would be answered.
      await owner.query('delete from portolan.mfa_policy');
      await callers.enterAll();
    }
  }
  await owner.end();
  await app.close();
  expect([...judge.finds].map(([find, input]) => `${find} ${input}`)).toEqual([]);
  expect(personalLines(log)).toEqual([]);
  // The calls came far enough to be answered, and the log was there to be searched.
  expect([judge.statuses.get(200) ?? 0, log.split('\n').length]).toEqual([
    expect.toSatisfy((many) => many > calls.length / 15),
    expect.toSatisfy((many) => many > calls.length),
  ]);
});
