/** The chat bot over HTTP: its token, answers with the rights of whoever asks, and a bot of the marketplace's own. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetAnswer from '../../../manifests/operations/ChatBot/GetAnswer.ts';
import GetToken from '../../../manifests/operations/ChatBot/GetToken.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
let admin: Caller;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  [admin, owner] = await Promise.all([server.as('admin'), server.as('owner')]);
});
afterAll(() => server.close());

const tokenOf = async (caller: Caller) => (await caller.call(GetToken, {})).Token;
const answerTo = async (caller: Caller, question: string) =>
  caller.call(GetAnswer, { chatToken: await tokenOf(caller), question });
const addresses = ({ Links }: { Links: { Address: string }[] }) => Links.map(({ Address }) => Address);

describe('the portal’s own bot', () => {
  it('greets with what can be asked', async () => {
    const greeting = await admin.call(GetAnswer, { chatToken: await tokenOf(admin) });
    expect(greeting.Suggestions.length).toBeGreaterThan(2);
  });

  it('explains what the caller may do, and not what he may not', async () => {
    expect(addresses(await answerTo(admin, 'How do I change my password?'))).toEqual(['/change-password']);
    expect(addresses(await answerTo(owner, 'I want to invite a new colleague'))).toEqual(['/account/create/user']);
    const user = await server.as('user');
    expect(addresses(await answerTo(user, 'I want to invite a new colleague'))).not.toContain('/account/create/user');
  });

  it('finds the accounts that the caller sees, and no others', async () => {
    const found = await answerTo(owner, 'Where do I find Donau?');
    expect(addresses(found)).toContain('/account/100734');
    const german = { chatToken: await tokenOf(owner), question: 'Wo finde ich Donau?' };
    const answer = await owner.post(GetAnswer.operation, german, { 'accept-language': 'de' });
    expect(addresses(answer.data as typeof found)).toContain('/account/100734');
    const stranger = await server.as('user');
    expect(addresses(await answerTo(stranger, 'Where do I find Ostsee Systemhaus?'))).toEqual(['/contact-support']);
  });

  it('tells the caller’s own data: who he is, whom he asks, what runs', async () => {
    expect((await answerTo(admin, 'Who am I?')).Text).toContain('Donau');
    expect(addresses(await answerTo(admin, 'I need help from a person')).join()).toMatch(/tel:|mailto:/);
    expect(addresses(await answerTo(admin, 'What is running or waiting?'))).toEqual(['/jobs']);
  });

  it('says what it can where it knows nothing', async () => {
    const answer = await answerTo(admin, 'xyzzy');
    expect(addresses(answer)).toEqual(['/contact-support']);
  });
});

describe('a token', () => {
  it('is refused when it is none, or was given to another session (CALL-131)', async () => {
    const another = await tokenOf(owner);
    for (const token of ['', 'nonsense', another, `${another.slice(0, -2)}AA`]) {
      const answer = await admin.post(GetAnswer.operation, { chatToken: token, question: 'Who am I?' });
      expect(answer.status).toBe(403);
    }
  });

  it('and an answer are for nobody who is not signed in', async () => {
    const { anyone } = server;
    expect((await anyone.post(GetToken.operation, {})).status).toBe(401);
    expect((await anyone.post(GetAnswer.operation, { chatToken: 'x', question: 'x' })).status).toBe(401);
  });
});

describe('a bot of the marketplace', () => {
  const asked: { authorization: string | undefined; body: unknown }[] = [];
  let reply = { status: 200, text: '{"token":"from-the-bot"}' };
  const bot = createServer(async (request, response) => {
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(await textOf(request)) });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.text);
  });
  let withBot: TestServer;
  beforeAll(async () => {
    await new Promise<void>((resolve) => bot.listen(0, '127.0.0.1', resolve));
    const { port } = bot.address() as AddressInfo;
    withBot = await startTestServer();
    const chatBot = { tokenUrl: `http://127.0.0.1:${port}/token`, secret: 'shared' };
    Object.assign(withBot.service.settings, { chatBot });
  });
  afterAll(async () => {
    await withBot?.close();
    bot.close();
  });

  it('gives the token for a name that tells nobody who the user is', async () => {
    const caller = await withBot.as('admin');
    expect(await tokenOf(caller)).toBe('from-the-bot');
    expect(asked[0]).toEqual({
      authorization: 'Bearer shared',
      body: { user: { id: expect.stringMatching(/^dl_[\w-]{43}$/) } },
    });
    await tokenOf(await withBot.as('owner'));
    expect(asked[1]?.body).not.toEqual(asked[0]?.body);
  });

  it.each([
    { status: 500, text: '{"token":"no"}' },
    { status: 200, text: '{"token":7}' },
    { status: 200, text: 'no JSON' },
  ])('that answers %j gives none, in a clear text', async (wrong) => {
    reply = wrong;
    const answer = await (await withBot.as('admin')).post(GetToken.operation, {});
    expect([answer.status, answer.message]).toEqual([503, 'The chat is not available right now.']);
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
