/** The convention of every call, over HTTP: path, method, body, session, rights, reply and failure (CALL-001 to CALL-012, CALL-155). */
import Schema from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meets } from '../../../src/rules/access/capabilities.ts';
import { handlers } from '../../../src/server/http/calls.ts';
import { callPath, demoUsers, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';
import { answerToAnyone, operations, rightAnswers, sampleInput, swept } from '../world/sample-inputs.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInCookie(server.app, 'owner');
});
afterAll(() => server.close());

const unsaid = 'A call that changes something must say where it comes from: send Origin.';
const names = operations.map(({ operation }) => operation);

describe('census', () => {
  it('every operation has a handler and every handler an operation', () => {
    expect([...handlers.keys()].sort()).toEqual([...names].sort());
    for (const [name, { operation }] of handlers) expect(operation.operation).toBe(name);
  });

  it('every example fits its schemas', () => {
    for (const { input, data, example } of operations) {
      expect(Schema.Check(input as never, example.input)).toBe(true);
      expect(Schema.Check(data as never, example.data)).toBe(true);
    }
  });
});

describe.each(operations.map((operation) => [operation.operation, operation] as const))('%s', (name, operation) => {
  const input = () => sampleInput(operation, 1);

  it('is a POST with a JSON body and nothing else', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: callPath(name) });
      expect([method, answer.statusCode, JSON.parse(answer.body).Message]).toEqual([
        method,
        400,
        'Send a JSON body with POST.',
      ]);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: callPath(name),
        payload: '{}',
        headers: { 'content-type': type },
      });
      expect([type, answer.statusCode]).toEqual([type, operation.needs === 'anyone' ? 400 : 401]);
    }
  });

  it('refuses a caller without a session, unless it is for anyone', async () => {
    const { status, message } = await server.anyone.post(name, input());
    if (operation.needs === 'anyone') expect(status).toBe(answerToAnyone(operation));
    else expect([status, message]).toEqual([401, 'Sign in to continue.']);
  });

  it('refuses a call that another site makes', async () => {
    const owner = await server.as('owner');
    const foreign = await owner.post(name, input(), {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([foreign.status, foreign.message]).toEqual([403, 'Calls from another site are refused.']);
  });

  it('does not write in the name of somebody who does not say where the call comes from', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: callPath(name),
      payload: input(),
      headers: { host: 'localhost', cookie },
    });
    const refused = JSON.parse(answer.body).Message === unsaid && answer.statusCode === 403;
    expect(refused).toBe(operation.kind === 'write');
  });

  it('names the input that is missing or wrong', async () => {
    const required = (operation.input as { required?: string[] }).required ?? [];
    const owner = await server.as('owner');
    for (const field of required) {
      const { [field]: _, ...rest } = input();
      const missing = await owner.post(name, rest);
      expect([missing.status, missing.message]).toEqual([400, `${field}: This field is required`]);
      const wrong = await owner.post(name, { ...input(), [field]: { not: 'this' } });
      if (!takesAnyObject(operation, field))
        expect([wrong.status, wrong.message?.includes(field)]).toEqual([400, true]);
    }
  });

  it.each(demoUsers)('answers %s as his capabilities say', async (user) => {
    if (!swept.includes(operation)) return;
    const caller = await server.as(user);
    const current = await caller.me();
    const answer = await caller.post(name, sampleInput(operation, current.UserAccountId));
    if (operation.needs === 'anyone') return expect([200, answerToAnyone(operation)]).toContain(answer.status);
    if (!meets(current.Capability, operation.needs)) return expect(answer.status).toBe(403);
    expect([name, answer.status === 200 ? 200 : answer.message, answer.status]).toEqual([
      name,
      expect.anything(),
      expect.anything(),
    ]);
    expect(rightAnswers(operation)).toContain(answer.status);
    if (answer.status === 200) {
      expect(
        Schema.Check(operation.data as never, answer.data),
        JSON.stringify(Schema.Errors(operation.data as never, answer.data)),
      ).toBe(true);
    }
  });
});

/** An object that must hold nothing in particular, such as a map of values. */
function takesAnyObject({ input }: (typeof operations)[number], field: string): boolean {
  const { properties = {} } = input as { properties?: Record<string, { type?: string; required?: string[] }> };
  return properties[field]?.type === 'object' && !properties[field].required?.length;
}

describe('the address', () => {
  it('an unknown operation is a 404 that names it', async () => {
    const owner = await server.as('owner');
    const { status, message } = await owner.post('Account/LoadAcountById', {});
    expect([status, message]).toEqual([404, 'There is no operation Account/LoadAcountById.']);
  });

  it('unknown inputs are ignored', async () => {
    const owner = await server.as('owner');
    expect((await owner.post('Authorization/PingPong', { surplus: true })).status).toBe(200);
  });

  it('every answer carries the id of its request, in failures also in the body', async () => {
    const { headers, requestId } = await server.anyone.post('Authorization/GetCurrentUser');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-request-id']).toBe(requestId);
  });

  it('a failure speaks the language of the caller', async () => {
    const german = await server.anyone.post('Authorization/GetCurrentUser', {}, { 'accept-language': 'de' });
    const english = await server.anyone.post('Authorization/GetCurrentUser', {});
    expect(german.message).not.toBe(english.message);
  });
});
