/** The realtime hub as the client of its maker speaks to it: over every transport, on several servers, and where it must be refused. */
import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  JsonHubProtocol,
  LogLevel,
  HttpTransportType as Transport,
} from '@microsoft/signalr';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { Sessions } from '../../../src/server/identity/session.ts';
import { type DemoUser, signInCookie, startTestServer, type TestServer } from '../../database/server.ts';
import { Visitor } from '../../database/visitor.ts';
import { type SharedDoor, sharedDoor } from './shared-door.ts';

interface Message {
  readonly Event: string;
  readonly MarketplaceId: number;
  readonly TimeStamp: string;
}

let server: TestServer;
let address: string;
/** Of two servers on one database, each of which gets every second request. */
let door: SharedDoor;
const stops: (() => Promise<unknown>)[] = [];
const connections: HubConnection[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const second = await buildApp({ ...server.service, sessions: new Sessions(server.database.pool) });
  const behind: string[] = [];
  for (const app of [server.app, second]) {
    behind.push(await app.listen({ port: 0, host: '127.0.0.1' }));
    const listening = listenTo(server.database.server, app.realtime.channels());
    stops.push(() => listening.stop());
  }
  address = behind[0] ?? '';
  door = await sharedDoor(behind);
  stops.push(
    () => second.close(),
    () => door.close(),
  );
});
afterEach(async () => {
  await Promise.all(connections.splice(0).map((each) => each.stop()));
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await server.close();
});

const transports = {
  'web sockets': Transport.WebSockets,
  'server-sent events': Transport.ServerSentEvents,
  'long polling': Transport.LongPolling,
} as const;

interface Way {
  readonly at?: string;
  readonly instance?: string;
  readonly origin?: string;
}

function prepare(cookie: string, transport: Transport, { at = address, instance = 'pp', origin = at }: Way = {}) {
  const connection = new HubConnectionBuilder()
    .withUrl(`${at}/signalr/api?InstanceId=${instance}`, { transport, headers: { cookie, origin } })
    .configureLogging(LogLevel.None)
    .withAutomaticReconnect([0, 100, 200, 400])
    .build();
  connections.push(connection);
  const heard: Message[] = [];
  connection.on('onServerMessage', (message: Message) => {
    heard.push(message);
  });
  return { connection, heard };
}

async function connect(user: DemoUser, transport: Transport, way?: Way) {
  const prepared = prepare(await signInCookie(server.app, user), transport, way);
  await prepared.connection.start();
  return prepared;
}

let marketplaces = 0;
const update = (): Message => {
  marketplaces += 1;
  return { Event: 'DP_UpdateComplete', MarketplaceId: marketplaces, TimeStamp: new Date().toISOString() };
};
/** Of the company of somebody who sees all of it. */
const pathOf = async (user: DemoUser) =>
  (await (await server.as(user)).me()).AccountPath.replace(/^(.*)\/\d+$/, '/$1/');

async function tell(notice: Readonly<Record<string, unknown>>) {
  const text = JSON.stringify({ owners: [], readers: [], ...notice });
  await sql`select pg_notify('portolan_realtime', ${text})`.execute(server.database.owner);
}

describe.each(Object.entries(transports))('over %s', (_name, transport) => {
  it('who may read a marketplace hears of it, and nobody else (HUB-08, HUB-09, HUB-10, HUB-11, HUB-25)', async () => {
    const { heard: bySeller } = await connect('reseller', transport);
    const { heard: byCustomer } = await connect('admin', transport);
    const [owned, elsewhere, listed] = [update(), update(), update()];
    await tell({ message: owned, owners: [await pathOf('reseller')] });
    await tell({ message: elsewhere, owners: ['/1/999999999/'], readers: ['/1/999999999/'] });
    await tell({ message: listed, readers: [await pathOf('admin')] });
    await expect.poll(() => byCustomer).toEqual([listed]);
    await expect.poll(() => bySeller).toEqual([owned]);
  });

  it('each request may reach another server', async () => {
    const { heard, connection } = await connect('admin', transport, { at: door.address });
    const messages = [update(), update(), update()];
    for (const message of messages) {
      await tell({ message, readers: ['/'] });
      await expect.poll(() => heard).toContainEqual(message);
    }
    expect(heard).toEqual(messages);
    await expect(connection.invoke('Anything')).rejects.toThrow('This hub takes no calls.');
  });

  it('a connection that is cut comes back by itself and hears what follows', async () => {
    const { heard, connection } = await connect('admin', transport, { at: door.address });
    const again = new Promise((resolve) => connection.onreconnected(resolve));
    door.cut();
    await again;
    const message = update();
    await tell({ message, readers: ['/'] });
    await expect.poll(() => heard).toEqual([message]);
  });

  it('ends with its session, and does not come back', async () => {
    const visitor = new Visitor(server.app);
    await visitor.enter('user');
    const { connection } = prepare([...visitor.cookies].map((each) => each.join('=')).join('; '), transport);
    await connection.start();
    const ended = new Promise((resolve) => connection.onclose(resolve));
    await visitor.post('Authorization/Logout');
    await ended;
    expect(connection.state).toBe(HubConnectionState.Disconnected);
    await expect(connection.start()).rejects.toThrow('Sign in first.');
  });

  it('is refused without a session, to another site, and on another instance', async () => {
    const cookie = await signInCookie(server.app, 'admin');
    await expect(prepare('', transport).connection.start()).rejects.toThrow('401');
    await expect(prepare(cookie, transport, { origin: 'https://evil.example' }).connection.start()).rejects.toThrow(
      '403',
    );
    await expect(prepare(cookie, transport, { instance: 'other' }).connection.start()).rejects.toThrow('404');
  });
});

/** A protocol of hubs that this one does not speak, with frames of text all the same. */
class OtherProtocol extends JsonHubProtocol {
  override readonly name = 'messagepack' as 'json';
}

describe.each(Object.entries(transports))('over %s, what no client should do', (_name, transport) => {
  it('a frame that is too long is not taken; whoever else is connected hears on', async () => {
    const { heard } = await connect('reseller', transport);
    const { connection } = await connect('admin', transport);
    const interrupted = new Promise<'cut'>((resolve) => {
      connection.onreconnecting(() => resolve('cut'));
      connection.onclose(() => resolve('cut'));
    });
    const sent = connection.send('Anything', 'x'.repeat(5000)).then(
      () => interrupted,
      (error: Error) => error.message,
    );
    expect(await sent).toMatch(/^cut$|413|too large/i);
    const message = update();
    await tell({ message, readers: ['/'] });
    await expect.poll(() => heard).toEqual([message]);
  });

  it('a session that has run out opens nothing', async () => {
    const visitor = new Visitor(server.app);
    const { SessionId, UserAccountId } = await visitor.enter('user');
    const { connection } = prepare([...visitor.cookies].map((each) => each.join('=')).join('; '), transport);
    await sql`update portolan.session set expires_utc = now() - interval '1 second' where session_id = ${SessionId}`.execute(
      server.database.owner,
    );
    server.service.sessions.forget(`user:${UserAccountId}`);
    await expect(connection.start()).rejects.toThrow('401');
  });
});

describe('the hub', () => {
  // Over HTTP that client leaves a refusal without anybody who hears of it; the frames themselves are sent below.
  it('refuses a client of another protocol at the handshake, with a reason', async () => {
    const connection = new HubConnectionBuilder()
      .withUrl(`${address}/signalr/api?InstanceId=pp`, {
        transport: Transport.WebSockets,
        headers: { cookie: await signInCookie(server.app, 'admin'), origin: address },
      })
      .withHubProtocol(new OtherProtocol())
      .configureLogging(LogLevel.None)
      .build();
    connections.push(connection);
    await expect(connection.start()).rejects.toThrow('Only the protocol "json"');
    expect(connection.state).toBe(HubConnectionState.Disconnected);
  });

  const post = async (path: string, body: string, cookie: string, more: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: `/signalr/api${path}`,
      payload: body,
      headers: { cookie, host: 'localhost', origin: 'http://localhost', 'content-type': 'text/plain', ...more },
    });
  const frame = (message: object) => `${JSON.stringify(message)}\x1e`;
  const handshake = frame({ protocol: 'json', version: 1 });

  /** A connection by long polling whose every request is told by the test. */
  async function negotiated(user: DemoUser = 'admin') {
    const cookie = await signInCookie(server.app, user);
    const answer = await post('/negotiate?InstanceId=pp&negotiateVersion=1', '', cookie);
    const { connectionToken, availableTransports } = answer.json();
    const query = `?InstanceId=pp&id=${encodeURIComponent(connectionToken)}`;
    const poll = (as = cookie) =>
      server.app.inject({ method: 'GET', url: `/signalr/api${query}`, headers: { cookie: as } });
    const say = (text: string, more?: Record<string, string>) => post(query, text, cookie, more);
    return { cookie, query, poll, say, availableTransports };
  }

  it('offers its three transports', async () => {
    const { availableTransports } = await negotiated();
    expect(availableTransports.map(({ transport }: { transport: string }) => transport)).toEqual([
      'WebSockets',
      'ServerSentEvents',
      'LongPolling',
    ]);
  });

  it.each([
    ['another protocol', frame({ protocol: 'messagepack', version: 1 }), 'Only the protocol "json"'],
    ['another version', frame({ protocol: 'json', version: 99 }), 'Only the protocol "json"'],
    ['a message before the handshake', frame({ type: 6 }), 'Only the protocol "json"'],
    ['what is no JSON', 'GET / HTTP/1.1\x1e', 'A frame is no JSON object.'],
    ['a list', '[1]\x1e', 'A frame is no JSON object.'],
  ])('ends a connection that begins with %s, saying why', async (_name, said, reason) => {
    const { poll, say } = await negotiated();
    expect(await poll()).toMatchObject({ statusCode: 200, body: '' });
    await say(said);
    expect((await poll()).body).toContain(JSON.stringify(reason).slice(1, -1));
    expect((await poll()).statusCode).toBe(204);
  });

  it('takes no frame that is too long, whole or in pieces', async () => {
    const { poll, say } = await negotiated();
    await poll();
    await say(handshake);
    expect((await poll()).body).toBe('{}\x1e');
    expect((await say('x'.repeat(5000))).statusCode).toBe(413);
    await say('x'.repeat(4000));
    await say('x'.repeat(4000));
    expect((await poll()).body).toContain('A frame is too long.');
    expect((await poll()).statusCode).toBe(204);
  });

  it('knows a connection only by its own session', async () => {
    const { poll, query } = await negotiated();
    const stranger = await signInCookie(server.app, 'user');
    expect(await poll(stranger)).toMatchObject({ statusCode: 404 });
    expect(await post(query, handshake, stranger)).toMatchObject({ statusCode: 404 });
    expect(await post('?InstanceId=pp&id=invented.token', handshake, stranger)).toMatchObject({ statusCode: 404 });
    expect(await post('?InstanceId=pp', handshake, stranger)).toMatchObject({ statusCode: 400 });
  });

  it('passes over notices that are none', async () => {
    const { heard } = await connect('admin', Transport.WebSockets);
    for (const notice of [{}, { message: null }, { message: { Event: 1 } }, { message: update(), readers: ['x'] }])
      await tell(notice);
    const message = update();
    await tell({ message, readers: ['/'] });
    await expect.poll(() => heard).toEqual([message]);
  });
});
