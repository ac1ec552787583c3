/** What people do with requests to vendors over HTTP: again, anew, by hand, to those above, back; who may, and what comes of it (PROV-01 to PROV-05, PROV-07 to PROV-10, CALL-095 to CALL-101). */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import CancelRequest from '../../../manifests/operations/Provisioning/CancelRequest.ts';
import CompleteRequest from '../../../manifests/operations/Provisioning/CompleteRequest.ts';
import EscalateRequest from '../../../manifests/operations/Provisioning/EscalateRequest.ts';
import GetRequestDetails from '../../../manifests/operations/Provisioning/GetRequestDetails.ts';
import GetRequests from '../../../manifests/operations/Provisioning/GetRequests.ts';
import ResubmitRequest from '../../../manifests/operations/Provisioning/ResubmitRequest.ts';
import RetryRequest from '../../../manifests/operations/Provisioning/RetryRequest.ts';
import { hindrances, noMoreTries, waits } from '../../../src/server/provisioning/own-words.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import provision from '../../../src/server/rounds/provision.ts';
import type { Service } from '../../../src/server/service.ts';
import { mailsTo } from '../../database/mails.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from '../catalogue/made-services.ts';

interface Heard {
  readonly path: string;
  readonly id: string;
  readonly body: { readonly subscription?: { readonly quantity: number; readonly reference?: string } };
}
type Answer = readonly [status: number, body?: object];
let answer: (heard: Heard) => Answer = () => [200, { reference: 'sub-1' }];
const heard: Heard[] = [];
const vendor = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString();
  const one = {
    path: request.url ?? '',
    id: String(request.headers['idempotency-key'] ?? ''),
    body: text ? JSON.parse(text) : {},
  };
  heard.push(one);
  const [status, body = {}] = answer(one);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let server: TestServer;
let service: Service;
let owner: Caller;
let admin: Caller;
let buyer: number;
let product: number;
beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [origin] } };
  [owner, admin] = [await server.as('owner'), await server.as('admin')];
  buyer = (await admin.me()).CompanyAccount.AccountId;
  product = await makeService(server, { name: crypto.randomUUID(), owner: 1 });
  const { connector_id } = await server.database.owner
    .insertInto('connector')
    .values({
      ...{ owner_account_id: 1, name: crypto.randomUUID(), kind: 'Webhook', url: origin, most_a_minute: 1000 },
      secret: service.secrets.encrypt('connector', `whsec_${Buffer.alloc(32, 7).toString('base64')}`),
    })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  await server.database.owner.updateTable('service').set({ connector_id }).where('service_id', '=', product).execute();
});
afterAll(async () => {
  vendor.close();
  await server.close();
});
beforeEach(() => {
  heard.length = 0;
  answer = () => [200, { reference: 'sub-1' }];
});

/** A subscription of the customer for which its vendor was asked. */
async function asked(
  action: 'Create' | 'Change' = 'Create',
  creator?: number,
): Promise<{ id: number; account: number }> {
  const { owner: db } = server.database;
  const { account_id } = await db
    .insertInto('account')
    .values({
      parent_account_id: buyer,
      account_type: 'Product',
      product_name: 'Subscription',
      display_name: 'Subscription',
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await sql`insert into account_value (account_id, "values") values (${account_id}, '{}')`.execute(db);
  await sql`insert into subscription (account_id, service_id, commitment_months, billing, quantity, state, vendor_reference)
    values (${account_id}, ${product}, 12, 'Monthly', 5, ${action === 'Create' ? 'Provisioning' : 'Active'}, ${action === 'Create' ? null : 'sub-0'})`.execute(
    db,
  );
  const target = action === 'Create' ? { quantity: 5 } : { quantity: 9, before: { quantity: 5 } };
  const { rows } = await sql<{ ids: number[] }>`
    select make_requests(${account_id}, ${action}, null, ${JSON.stringify(target)}::jsonb) as ids`.execute(db);
  const id = rows[0]?.ids[0] as number;
  if (creator)
    await sql`update provisioning_request set creator_account_id = ${creator} where request_id = ${id}`.execute(db);
  return { id, account: account_id };
}
const drain = async () => {
  await sql`update provisioning_request set next_try_utc = now() where state = 'Waiting'`.execute(
    server.database.owner,
  );
  await new RoundRunner(provision, {
    service,
    onProblem: (problem) => {
      throw problem;
    },
  }).drain();
};
const refused: Answer = [422, { message: 'quantity is above 500 units', details: 'LIMIT' }];
async function failed(creator?: number) {
  answer = () => refused;
  const made = await asked('Create', creator);
  await drain();
  answer = () => [200, { reference: 'sub-1' }];
  return made;
}
const details = (requestId: number, as = owner) => as.call(GetRequestDetails, { requestId });
const running = (account: number) =>
  server.database.owner
    .selectFrom('subscription')
    .innerJoin('account', 'account.account_id', 'subscription.account_id')
    .select(['subscription.state', 'quantity', 'account_state', 'end_cause'])
    .where('subscription.account_id', '=', account)
    .executeTakeFirstOrThrow();

describe('a failed request', () => {
  it('is listed first with what the vendor says, and told to whoever looks after it', async () => {
    const { id, account } = await failed();
    const { Items } = await owner.call(GetRequests, {
      accountId: account,
      states: ['Failed'],
      options: { filter: `${id}` },
    });
    expect(Items).toMatchObject([
      {
        ...{ RequestId: id, State: 'Failed', MayRetry: true, MayCancel: true },
        ...{ ErrorMessage: 'quantity is above 500 units', Says: 'quantity is above 500 units' },
      },
    ]);
    expect(await details(id)).toMatchObject({
      ErrorDetails: 'LIMIT',
      ProductStatus: 'Failed',
      ResponseHistory: [{ Direction: 'Sent', Outcome: 'Refused', StatusCode: 422 }],
    });
    const notices = await server.database.owner
      .selectFrom('notice')
      .selectAll()
      .where('subject_id', '=', id)
      .where('kind', 'like', 'provisioning-%')
      .execute();
    expect(notices).toMatchObject([{ kind: 'provisioning-failed' }]);
  });

  it('is counted among those of its state, whichever states are listed, where somebody wants them counted', async () => {
    const { id, account } = await failed();
    const within = { accountId: account, options: { filter: `${id}` } } as const;
    const none = { New: 0, InProgress: 0, Waiting: 0, Escalated: 0, Completed: 0, Cancelled: 0, RolledBack: 0 };
    const counted = await owner.call(GetRequests, { ...within, states: ['Completed', 'New'], isCounted: true });
    expect(counted).toEqual({ Items: [], TotalCount: 0, StateCounts: { ...none, Failed: 1 } });
    const nothing = await owner.call(GetRequests, { ...within, actions: ['Resume'], isCounted: true });
    expect(nothing.StateCounts).toEqual({ ...none, Failed: 0 });
    // Over all of them, not over the rows of a page.
    const page = await owner.call(GetRequests, { limit: 1, isCounted: true });
    const sum = Object.values(page.StateCounts ?? {}).reduce((all, each) => all + each, 0);
    expect([page.Items.length, sum]).toEqual([1, page.TotalCount]);
    const plain = await owner.call(GetRequests, { ...within, states: ['Failed'] });
    expect([plain.TotalCount, plain.StateCounts]).toEqual([1, undefined]);
  });

  it('is read in one’s own language where the product says why, and in the vendor’s words where he does', async () => {
    const { id } = await failed();
    const read = async () =>
      (await owner.post(GetRequestDetails.operation, { requestId: id }, { 'accept-language': 'de' })).data;
    expect(await read()).toMatchObject({ ErrorMessage: 'quantity is above 500 units', ErrorDetails: 'LIMIT' });
    // As it says when all tries are used up.
    await server.database.owner
      .updateTable('provisioning_request')
      .set({ error_message: noMoreTries, error_details: hindrances.Busy })
      .where('request_id', '=', id)
      .execute();
    expect(await details(id)).toMatchObject({ ErrorMessage: noMoreTries, ErrorDetails: hindrances.Busy });
    expect(await read()).toMatchObject({
      ErrorMessage: 'Der Anbieter war trotz wiederholter Versuche nicht erreichbar.',
      ErrorDetails: 'Der Server bittet, später wiederzukommen.',
    });
  });

  it('is sent again as it was, or made anew, and leaves the log in the name of who asked', async () => {
    const { UserAccountId } = await admin.me();
    const { id, account } = await failed(UserAccountId);
    answer = () => refused;
    const [again] = await owner.call(RetryRequest, { requestId: id });
    expect(again).toEqual({ RequestId: id, IsDone: true, State: 'New' });
    expect((await running(account)).state).toBe('Provisioning');
    await drain();
    answer = () => [200, { reference: 'sub-1' }];
    await owner.call(ResubmitRequest, { requestList: [id] });
    await drain();
    const [first, second, third] = heard.filter(({ path }) => path === '/create').slice(-3);
    expect(second).toEqual(first);
    expect(third?.id).not.toBe(first?.id);
    expect(await details(id)).toMatchObject({ State: 'Completed', ProductStatus: 'Active', IsFinalStatus: true });
    const { Items } = await owner.call(GetAuditLog, { accountId: account, mode: 'audit' });
    const events = Items.map(({ Event, User }) => [Event, User.AccountId]);
    expect(events).toContainEqual(['Provisioned', UserAccountId]);
    expect(events).toContainEqual(['Provisioning failed', UserAccountId]);
    expect(events.filter(([event]) => event === 'Provisioning resubmitted')).toHaveLength(1);
  });

  it('is escalated once, of which the owner of the marketplace is told', async () => {
    const { id } = await failed();
    const [done] = await owner.call(EscalateRequest, { requestId: id });
    expect(done?.State).toBe('Escalated');
    const twice = await owner.post('Provisioning/EscalateRequest', { requestId: id });
    expect([twice.status, twice.message]).toEqual([409, `Request ${id} has not failed.`]);
    await new RoundRunner(postNotices, { service: server.service, onProblem: () => {} }).drain();
    const mails = await mailsTo(server, (await owner.me()).UserAccountId);
    // In the language of its reader.
    const [mail, ...more] = mails.filter(
      ({ subject, text }) => subject.includes(`${id} `) && text.includes('500 units'),
    );
    expect([mail?.subject, more]).toEqual([expect.stringMatching(/escalated|eskaliert|eskalowane/), []]);
  });

  it('has a result of its own among several, and none that is final is done anything with (I31)', async () => {
    const [one, two] = [await failed(), await failed()];
    await owner.call(RetryRequest, { requestId: two.id });
    await drain();
    const results = await owner.call(RetryRequest, { requestList: [two.id, one.id, 900_003] });
    expect(results).toEqual([
      { RequestId: one.id, IsDone: true, State: 'New' },
      expect.objectContaining({
        RequestId: two.id,
        IsDone: false,
        State: 'Completed',
        Problem: expect.stringMatching(/end/),
      }),
      expect.objectContaining({ RequestId: 900_003, IsDone: false, Problem: 'There is no request 900003.' }),
    ]);
    for (const operation of ['Retry', 'Resubmit', 'Escalate', 'Complete', 'Cancel']) {
      const { status } = await owner.post(`Provisioning/${operation}Request`, { requestId: two.id });
      expect([operation, status]).toEqual([operation, 409]);
    }
    expect((await owner.post('Provisioning/RetryRequest', {})).status).toBe(400);
    await drain();
  });

  it('is completed by hand once its number at the vendor is known', async () => {
    const { id, account } = await failed();
    const without = await owner.post('Provisioning/CompleteRequest', { requestId: id });
    expect([without.status, without.message]).toEqual([409, expect.stringMatching(/^Say how the vendor calls/)]);
    await owner.call(CompleteRequest, { requestId: id, subscriptionId: 'by-hand-7', note: 'set up by phone' });
    expect(await details(id)).toMatchObject({
      ...{ State: 'Completed', SubscriptionId: 'by-hand-7', IsByHand: true, ProductStatus: 'Active' },
      ResponseHistory: [{ Direction: 'Manual', Outcome: 'Done', Answer: 'set up by phone' }, {}],
    });
    expect((await running(account)).state).toBe('Active');
  });
});

describe('a request that is taken back', () => {
  it('ends at once where it was never sent, and its subscription with it', async () => {
    const { id, account } = await asked();
    const [done] = await owner.call(CancelRequest, { requestId: id });
    expect(done?.State).toBe('Cancelled');
    await drain();
    expect(heard).toEqual([]);
    expect(await running(account)).toMatchObject({
      ...{ state: 'Ended', account_state: 'Terminated', end_cause: 'ProvisioningCancelled' },
    });
  });

  it('is undone at the vendor, who is asked first whether he has set it up', async () => {
    answer = ({ path }) => (path.startsWith('/requests/') ? [200, { outcome: 'done', reference: 'sub-9' }] : [503]);
    const { id, account } = await asked();
    await drain();
    const [wanted] = await owner.call(CancelRequest, { requestId: id });
    expect(wanted?.State).toBe('Waiting');
    expect(await details(id)).toMatchObject({
      ...{ WaitingFor: 'Rollback', Says: waits.Rollback, IsCancelWanted: true, MayCancel: false },
    });
    expect((await owner.post('Provisioning/CancelRequest', { requestId: id })).status).toBe(409);
    answer = ({ path }) =>
      path.startsWith('/requests/') ? [200, { outcome: 'done', reference: 'sub-9' }] : [200, { reference: 'sub-9' }];
    heard.length = 0;
    await drain();
    expect(heard.map(({ path }) => path.replace(/msg_.*/, ''))).toEqual(['/requests/', '/terminate']);
    expect(heard[1]?.body.subscription?.reference).toBe('sub-9');
    expect(await details(id)).toMatchObject({ State: 'RolledBack', IsRollbackCompleted: true });
    expect((await running(account)).state).toBe('Ended');
  });

  it('gives a changed subscription its former quantity, and fails where that is refused', async () => {
    answer = () => [202];
    const { id, account } = await asked('Change');
    await drain();
    answer = () => refused;
    await owner.call(CancelRequest, { requestId: id });
    await drain();
    expect(heard.at(-1)).toMatchObject({
      path: '/change',
      body: { subscription: { quantity: 5, reference: 'sub-0' } },
    });
    expect(await details(id)).toMatchObject({ State: 'Failed', IsCancelWanted: true });
    answer = () => [200, { reference: 'sub-0' }];
    await owner.call(RetryRequest, { requestId: id });
    await drain();
    expect(await details(id)).toMatchObject({ State: 'RolledBack' });
    expect(await running(account)).toMatchObject({ state: 'Active', quantity: 5 });
  });
});

describe('whoever has asked for something himself', () => {
  it('sees and does with his own requests what he may, and nobody else’s exist for him', async () => {
    const { UserAccountId } = await admin.me();
    const [own, other] = [await failed(UserAccountId), await failed()];
    await giveOnly(server, UserAccountId, { rights: { FAILED_PROVISIONING_OWNED: ['Read', 'Execute'] } });
    const me = await signIn(server.app, 'admin');
    const { Items, TotalCount, StateCounts } = await me.call(GetRequests, { states: ['Failed'], isCounted: true });
    expect(StateCounts?.Failed).toBe(TotalCount);
    expect(TotalCount).toBe(Items.length);
    expect(Items.map(({ RequestId }) => RequestId)).toContain(own.id);
    expect(Items.map(({ RequestId }) => RequestId)).not.toContain(other.id);
    expect((await me.post('Provisioning/GetRequestDetails', { requestId: other.id })).status).toBe(404);
    expect((await me.post('Provisioning/RetryRequest', { requestId: other.id })).status).toBe(404);
    expect((await me.post('Provisioning/CompleteRequest', { requestId: own.id })).status).toBe(403);
    expect((await me.call(CancelRequest, { requestId: own.id }))[0]?.IsDone).toBe(true);
  });
});
