/** Requests to vendors over real connections: sent until there is a word, once for each message id, in their order, and never to whom is left alone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import GetRequests from '../../../manifests/operations/Provisioning/GetRequests.ts';
import DeleteConnector from '../../../manifests/operations/ServiceManagement/DeleteConnector.ts';
import { openTransaction } from '../../../src/server/db/transaction.ts';
import { outsideId } from '../../../src/server/provisioning/requests/message-id.ts';
import { takeRequest } from '../../../src/server/provisioning/requests/take.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import provision from '../../../src/server/rounds/provision.ts';
import type { Service } from '../../../src/server/service.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from '../catalogue/made-services.ts';

const secret = `whsec_${Buffer.from('of a vendor'.repeat(3)).toString('base64')}`;

/** What the vendor was sent, and what he answers: unless a test says otherwise, that it is done. */
const sent: { readonly path: string; readonly key: string }[] = [];
type Answer = readonly [status: number, body?: object, headers?: Record<string, string>];
let answer: (path: string) => Answer | undefined | Promise<Answer> = () => undefined;
const theirs = createServer(async (request, response) => {
  await request.toArray();
  const path = request.url ?? '';
  const key = String(request.headers['idempotency-key'] ?? '');
  sent.push({ path, key });
  const [status, body = {}, headers = {}] = (await answer(path)) ?? [200, { reference: `sub-${key.slice(-6)}` }];
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
});

let server: TestServer;
let service: Service;
let serviceId: number;
let connectorId: number;
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((done) => theirs.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(theirs.address() as AddressInfo).port}`;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [origin] } };
  serviceId = await makeService(server, { name: crypto.randomUUID(), owner: 1 });
  const definition = (kind: string) => JSON.stringify({ DisplayTemplate: kind, DisplayValue: { en: kind } });
  for (const [position, [name, stage, kind]] of (
    [
      ['HostName', 'Running', 'Text'],
      ['Seats', 'Running', 'Number'],
      ['Wish', 'Order', 'Text'],
    ] as const
  ).entries())
    await server.database.owner
      .insertInto('service_field')
      .values({ service_id: serviceId, name, position, stage, definition: definition(kind) })
      .execute();
});
afterAll(async () => {
  theirs.close();
  await server.close();
});
beforeEach(async () => {
  sent.length = 0;
  answer = () => undefined;
  problems.length = 0;
  const { connector_id } = await server.database.owner
    .insertInto('connector')
    .values({
      ...{ owner_account_id: 1, name: crypto.randomUUID(), kind: 'Webhook' },
      ...{ url: service.settings.connectorOrigins[0] ?? '', most_a_minute: 1000 },
      secret: service.secrets.encrypt('connector', secret),
    })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  connectorId = connector_id;
});

async function subscription(state: 'Provisioning' | 'Active' = 'Provisioning'): Promise<number> {
  const { owner } = server.database;
  const { CompanyAccount } = await (await server.as('admin')).me();
  const { account_id } = await owner
    .insertInto('account')
    .values({
      ...{ parent_account_id: CompanyAccount.AccountId, account_type: 'Product', product_name: 'Subscription' },
      display_name: 'Subscription',
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('account_value')
    .values({ account_id, values: {} as never })
    .execute();
  await sql`insert into subscription (account_id, service_id, commitment_months, billing, quantity, state)
    values (${account_id}, ${serviceId}, 12, 'Monthly', 5, ${state})`.execute(owner);
  return account_id;
}

interface Wanted {
  readonly account?: number;
  readonly action?: 'Create' | 'Change' | 'Suspend' | 'Terminate';
  readonly target?: object;
}

async function want({ account, action = 'Create', target = {} }: Wanted = {}): Promise<number> {
  const account_id = account ?? (await subscription());
  const payload = {
    sent_utc: '2026-11-20T09:30:00.000Z',
    subscription: { account_id, product: 'Mailbox', quantity: 5, commitment_months: 12 },
    customer: { identificator: '100720', name: 'Möwe AG' },
    configuration: {},
    callback: 'https://portal.example/',
  };
  const { CompanyAccount } = await (await server.as('admin')).me();
  const { rows } = await sql<{ request_id: number }>`
    insert into provisioning_request (account_id, service_id, connector_id, seller_account_id, buyer_account_id, company_account_id, action,
      target, payload)
    select ${account_id}, ${serviceId}, ${connectorId}, parent_account_id, account_id, account_id, ${action},
      ${JSON.stringify(target)}::jsonb, ${JSON.stringify(payload)}::jsonb
    from account where account_id = ${CompanyAccount.AccountId}
    returning request_id`.execute(server.database.owner);
  return rows[0]?.request_id as number;
}

const runner = () => new RoundRunner(provision, { service, onProblem: (problem) => void problems.push(problem) });
const drain = () => runner().drain();
const kept = (id: number) =>
  server.database.owner
    .selectFrom('provisioning_request')
    .selectAll()
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
const history = async (id: number) =>
  (
    await server.database.owner
      .selectFrom('provisioning_response')
      .select(['direction', 'outcome'])
      .where('request_id', '=', id)
      .orderBy('response_id')
      .execute()
  ).map(({ direction, outcome }) => `${direction} ${outcome}`);
const running = (accountId: number) =>
  server.database.owner
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
const dueNow = (id: number) =>
  server.database.owner
    .updateTable('provisioning_request')
    .set({ next_try_utc: sql<Date>`now()` })
    .where('request_id', '=', id)
    .execute();
const connector = () =>
  server.database.owner
    .selectFrom('connector')
    .selectAll()
    .where('connector_id', '=', connectorId)
    .executeTakeFirstOrThrow();

describe('a request', () => {
  it('is completed at the vendor’s word: the subscription runs, and has the facts that its fields take', async () => {
    const facts = { HostName: 'mx3', Seats: 'many', Wish: 'w', Quantity: 900 };
    answer = () => [200, { reference: 'sub-1', facts }];
    const id = await want();
    await drain();
    const request = await kept(id);
    expect(request).toMatchObject({ state: 'Completed', attempts_count: 1, vendor_reference: 'sub-1', is_final: true });
    expect(await running(request.account_id)).toMatchObject({
      state: 'Active',
      vendor_reference: 'sub-1',
      quantity: 5,
    });
    const { values } = await server.database.owner
      .selectFrom('account_value')
      .select('values')
      .where('account_id', '=', request.account_id)
      .executeTakeFirstOrThrow();
    expect(values).toMatchObject({ HostName: 'mx3', Quantity: 5, ServiceStatus: 'Active' });
    expect(values).not.toHaveProperty('Seats');
    expect(values).not.toHaveProperty('Wish');
    expect(await history(id)).toEqual(['Sent Done']);
    expect(problems).toEqual([]);
  });

  it('is sent again with the same key while the vendor cannot, and fails once the tries are used up', async () => {
    answer = () => [503];
    const id = await want();
    for (let tries = 1; tries <= 6; tries += 1) {
      await drain();
      expect((await kept(id)).attempts_count).toBe(tries);
      await server.database.owner
        .updateTable('connector')
        .set({ failures_count: 0, paused_until_utc: null })
        .where('connector_id', '=', connectorId)
        .execute();
      if (tries === 6) break;
      expect(await kept(id)).toMatchObject({ state: 'Waiting', waiting_for: 'Retry' });
      await dueNow(id);
    }
    const request = await kept(id);
    expect(request).toMatchObject({ state: 'Failed', error_message: expect.stringContaining('reached') });
    const german = await (await server.as('owner')).post(GetRequests.operation, {}, { 'accept-language': 'de' });
    expect(JSON.stringify(german)).toContain('war trotz wiederholter Versuche nicht erreichbar');
    expect(await running(request.account_id)).toMatchObject({ state: 'Failed' });
    expect(sent.map(({ key }) => key)).toEqual(Array(6).fill(outsideId(request.message_id)));
  });

  it('fails at a refusal, with what the vendor says of it', async () => {
    answer = () => [422, { message: 'No such domain', details: 'kite.invalid' }];
    const id = await want();
    await drain();
    expect(await kept(id)).toMatchObject({
      ...{ state: 'Failed', error_message: 'No such domain', error_details: 'kite.invalid', attempts_count: 1 },
    });
    expect((await connector()).failures_count).toBe(0);
  });

  it('of one subscription waits for those before it (I29)', async () => {
    const account = await subscription('Active');
    const first = await want({ account, action: 'Change', target: { quantity: 7 } });
    const second = await want({ account, action: 'Suspend' });
    expect(await kept(second)).toMatchObject({ state: 'Waiting', waiting_for: 'Turn' });
    await dueNow(second);
    answer = (path) => (path === '/change' ? [422, { message: 'Not now' }] : undefined);
    await drain();
    expect([(await kept(first)).state, (await kept(second)).state]).toEqual(['Failed', 'Waiting']);
    answer = () => undefined;
    await server.database.owner
      .updateTable('provisioning_request')
      .set({ state: 'New', next_try_utc: sql<Date>`now()` })
      .where('request_id', '=', first)
      .execute();
    await drain();
    expect([(await kept(first)).state, (await kept(second)).state]).toEqual(['Completed', 'Completed']);
    expect(sent.map(({ path }) => path)).toEqual(['/change', '/change', '/suspend']);
    expect(await running(account)).toMatchObject({ state: 'Suspended', quantity: 7 });
  });

  it('has one effect, however many work at once and whoever dies over it (I28)', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await want());
    // One has taken a request, has sent nothing, and is never heard of again.
    const scope = { path: '/1/', userAccountId: 0 };
    const dead = openTransaction(service.database.pool, scope);
    const taken = await takeRequest({ db: dead.db, service, worker: crypto.randomUUID(), lease: '0 seconds' });
    await dead.commit();
    expect(ids).toContain(taken?.request_id);
    await Promise.all([drain(), drain(), drain()]);
    const states = await Promise.all(ids.map(async (id) => (await kept(id)).state));
    expect(states).toEqual(ids.map(() => 'Completed'));
    expect(sent).toHaveLength(12);
    expect(problems).toEqual([]);
  });
});

describe('a report of the vendor', () => {
  async function report(id: number, body: object, name: string = crypto.randomUUID()) {
    const { message_id } = await kept(id);
    const payload = JSON.stringify({ message_id: outsideId(message_id), ...body });
    const time = new Date();
    const reply = await server.app.inject({
      ...{ method: 'POST', url: `/provisioning/callback/${connectorId}`, payload },
      headers: {
        'content-type': 'application/json',
        'webhook-id': name,
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(name, time, payload),
      },
    });
    return reply.statusCode;
  }

  it('completes what he has accepted, once; what he says after that is kept and changes nothing (I28, I30)', async () => {
    answer = () => [202, { reference: 'sub-9' }];
    const id = await want();
    await drain();
    expect(await kept(id)).toMatchObject({ state: 'Waiting', waiting_for: 'Vendor', vendor_reference: 'sub-9' });
    expect(await report(id, { outcome: 'accepted' })).toBe(200);
    for (let times = 0; times < 3; times += 1) expect(await report(id, { outcome: 'done' }, 'evt_1')).toBe(200);
    const request = await kept(id);
    expect(request.state).toBe('Completed');
    expect(await running(request.account_id)).toMatchObject({ state: 'Active', vendor_reference: 'sub-9' });
    expect(await report(id, { outcome: 'refused', message: 'No' })).toBe(200);
    expect((await kept(id)).state).toBe('Completed');
    const lines = ['Sent Accepted', 'Callback Ignored', 'Callback Done', 'Callback Ignored'];
    expect(await history(id)).toEqual(lines);
  });

  it('has one effect, though it comes ten times at once, replayed and by other names (I28, I33)', async () => {
    answer = () => [202, { reference: 'sub-7' }];
    const id = await want();
    await drain();
    const names = Array.from({ length: 10 }, (_, at) => (at < 5 ? 'evt_replayed' : `evt_other_${at}`));
    const codes = await Promise.all(names.map((name) => report(id, { outcome: 'done' }, name)));
    expect(codes).toEqual(names.map(() => 200));
    expect((await kept(id)).state).toBe('Completed');
    expect((await history(id)).filter((line) => line === 'Callback Done')).toHaveLength(1);
  });

  it('counts before our own note of the answer, which is history then', async () => {
    const id = await want();
    const codes: number[] = [];
    answer = async () => {
      codes.push(await report(id, { outcome: 'done', reference: 'sub-early' }));
      return [503];
    };
    await drain();
    expect(codes).toEqual([200]);
    expect(await kept(id)).toMatchObject({ state: 'Completed', vendor_reference: 'sub-early', attempts_count: 0 });
    expect(await history(id)).toEqual(['Callback Done', 'Sent Ignored']);
  });

  it('completes after all what has failed, and is of nobody else’s message (I30)', async () => {
    answer = () => [422, { message: 'No' }];
    const id = await want();
    await drain();
    expect(await report(id, { outcome: 'refused' })).toBe(200);
    expect(await report(id, { outcome: 'done', reference: 'sub-3' })).toBe(200);
    const request = await kept(id);
    expect(request).toMatchObject({ state: 'Completed', error_message: null });
    expect(await running(request.account_id)).toMatchObject({ state: 'Active' });
    expect(await report(id, { outcome: 'done', message_id: outsideId(crypto.randomUUID()) })).toBe(404);
    expect(await report(id, { outcome: 'done', message_id: 'msg_1' })).toBe(404);
  });

  it('is asked for, where it does not come', async () => {
    answer = () => [202];
    const id = await want();
    await drain();
    await dueNow(id);
    answer = (path) => (path.startsWith('/requests/') ? [200, { outcome: 'done', reference: 'sub-4' }] : undefined);
    await drain();
    expect(await kept(id)).toMatchObject({ state: 'Completed', attempts_count: 1, polls_count: 1 });
    expect(await history(id)).toEqual(['Sent Accepted', 'Poll Done']);
  });
});

describe('a vendor', () => {
  it('who fails five times in a row is left alone, then asked for his health by one alone', async () => {
    answer = () => [500];
    const ids = [await want(), await want(), await want(), await want(), await want()];
    await drain();
    expect(await connector()).toMatchObject({ health: 'Down', failures_count: 5, paused_until_utc: expect.any(Date) });
    const waiting = await want();
    await drain();
    expect(await kept(waiting)).toMatchObject({ state: 'Waiting', waiting_for: 'Connector', attempts_count: 0 });
    expect(sent).toHaveLength(5);
    const over = () =>
      server.database.owner
        .updateTable('connector')
        .set({ paused_until_utc: sql<Date>`now()` })
        .where('connector_id', '=', connectorId)
        .execute();
    await over();
    for (const id of [...ids, waiting]) await dueNow(id);
    await Promise.all([drain(), drain()]);
    expect(sent.slice(5)).toEqual([{ path: '/health', key: '' }]);
    expect((await connector()).failures_count).toBe(6);
    answer = () => undefined;
    await over();
    await dueNow(waiting);
    await drain();
    // Who waited for the connector comes as soon as it is well; the others when their time has come.
    expect(await connector()).toMatchObject({ health: 'Up', failures_count: 0, paused_until_utc: null });
    expect((await kept(waiting)).state).toBe('Completed');
  });

  it('who does not take our signature is told nothing more until his connector is set up anew', async () => {
    answer = () => [401];
    const [first, second] = [await want(), await want()];
    await drain();
    expect(await connector()).toMatchObject({ health: 'Misconfigured', problem: 'Refused' });
    for (const id of [first, second])
      expect(await kept(id)).toMatchObject({ state: 'Waiting', waiting_for: 'Connector', attempts_count: 0 });
    const before = sent.length;
    await drain();
    expect(sent).toHaveLength(before);
    answer = () => undefined;
    const anew = { health: 'Unknown' as const, failures_count: 0, paused_until_utc: null };
    await server.database.owner.updateTable('connector').set(anew).where('connector_id', '=', connectorId).execute();
    await drain();
    expect([(await kept(first)).state, (await kept(second)).state]).toEqual(['Completed', 'Completed']);
  });

  it('who is told by people is asked nothing', async () => {
    const byHand = { kind: 'Manual' as const, url: null, secret: null };
    await server.database.owner.updateTable('connector').set(byHand).where('connector_id', '=', connectorId).execute();
    const id = await want();
    await drain();
    expect(await kept(id)).toMatchObject({ state: 'Waiting', waiting_for: 'Vendor', attempts_count: 1 });
    await drain();
    expect(await history(id)).toEqual(['Sent Accepted']);
  });

  it('keeps the connector by which something was provided', async () => {
    await want();
    const owner = await server.as('owner');
    const refused = await owner.post(DeleteConnector.operation, { connectorId });
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('provided by this connector') });
  });
});
