/** Where vendors and bills differ from what runs here: all that was planted is found, nothing else is, and people mend it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWhole } from '../../../generators/testing/sample.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import Reconcile from '../../../manifests/operations/Administration/Reconcile.ts';
import GetDrift from '../../../manifests/operations/Provisioning/GetDrift.ts';
import GetDrifts from '../../../manifests/operations/Provisioning/GetDrifts.ts';
import MendDrift from '../../../manifests/operations/Provisioning/MendDrift.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { vendorDrifts } from '../../../src/rules/provisioning/drift-kinds.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import provision from '../../../src/server/rounds/provision.ts';
import type { Service } from '../../../src/server/service.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from '../catalogue/made-services.ts';

interface Kept {
  readonly reference: string;
  readonly vendor_sku: string;
  quantity: number;
  state: 'Active' | 'Suspended' | 'Ended';
}

/** What the vendor keeps; undefined: he fails. */
let kept: Map<string, Kept> | undefined;
/** What happens while he is asked. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const sent: { readonly path: string; readonly quantity: number }[] = [];
const vendor = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString();
  if (request.method === 'POST') {
    const { subscription } = JSON.parse(text) as { subscription: { quantity: number; reference: string } };
    sent.push({ path: request.url ?? '', quantity: subscription.quantity });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(subscription));
    return;
  }
  await meanwhile();
  const subscriptions = [...(kept?.values() ?? [])];
  response.writeHead(kept ? 200 : 500, { 'content-type': 'application/json' }).end(JSON.stringify({ subscriptions }));
});

let server: TestServer;
let service: Service;
let owner: Caller;
let admin: Caller;
let buyer: number;
let product: number;
let connector: number;
const sku = 'DRIFT-1';
/** Our subscriptions at the vendor, by the vendor's numbers. */
const ours = new Map<string, number>();
/** In the long form as many as 500 differences want. */
const many = isWhole ? 620 : 60;

beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [origin] } };
  [owner, admin] = [await server.as('owner'), await server.as('admin')];
  buyer = (await admin.me()).CompanyAccount.AccountId;
  product = await makeService(server, { name: crypto.randomUUID(), owner: 1 });
  const made = await server.database.owner
    .insertInto('connector')
    .values({
      ...{ owner_account_id: 1, name: crypto.randomUUID(), kind: 'Webhook', url: origin, most_a_minute: 1000 },
      secret: service.secrets.encrypt('connector', `whsec_${Buffer.alloc(32, 7).toString('base64')}`),
    })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  connector = made.connector_id;
  // Those of the demo world's vendors answer nobody here.
  await rowsOf(sql`update connector set health = 'Misconfigured' where connector_id <> ${connector}`);
  await rowsOf(sql`update service set connector_id = ${connector}, vendor_sku = ${sku} where service_id = ${product}`);
  for (let index = 0; index < many; index += 1) await subscribe(`sub-${index}`);
});
afterAll(async () => {
  vendor.close();
  await server.close();
});
beforeEach(async () => {
  sent.length = 0;
  meanwhile = async () => undefined;
  kept = new Map([...ours.keys()].map((reference) => [reference, asOurs(reference)]));
  await work();
});

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;
const asOurs = (reference: string): Kept => ({ reference, vendor_sku: sku, quantity: 5, state: 'Active' });

async function subscribe(reference: string): Promise<number> {
  const { owner: db } = server.database;
  const product_account = {
    account_type: 'Product',
    product_name: 'Subscription',
    display_name: 'Subscription',
  } as const;
  const { account_id } = await db
    .insertInto('account')
    .values({ parent_account_id: buyer, ...product_account })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await sql`insert into account_value (account_id, "values") values (${account_id}, '{}')`.execute(db);
  await sql`insert into subscription (account_id, service_id, commitment_months, billing, quantity, state, vendor_reference, connector_id, start_date)
    values (${account_id}, ${product}, 1, 'Monthly', 5, 'Active', ${reference}, ${connector}, current_date)`.execute(
    db,
  );
  ours.set(reference, account_id);
  return account_id;
}

const problems: string[] = [];
async function work(): Promise<void> {
  problems.length = 0;
  await rowsOf(sql`delete from job where name = 'reconcile'`);
  await rowsOf(sql`insert into job (name, payload) values ('reconcile', '{}')`);
  await new Worker({ service, handlers: new Map(), onProblem: (problem) => problems.push(String(problem)) }).drain();
}
const change = (reference: string, values: Partial<Kept>) =>
  kept?.set(reference, { ...(kept.get(reference) ?? asOurs(reference)), ...values });
const found = () =>
  rowsOf(sql<{ kind: string; subject: string; expected: string | null; found: string | null }>`
    select kind, subject, expected, found from drift
    where resolved_utc is null and kind = any (${[...vendorDrifts]}::text[]) and connector_id = ${connector} order by subject`);
async function onlyDrift(reference: string, as = owner) {
  const { Items } = await as.call(GetDrifts, { states: ['Open'], options: { filter: reference } });
  const [only] = Items.filter(({ Subject }) => Subject === reference);
  if (!only) throw new Error(`Nothing differs at ${reference}`);
  return only;
}
const running = async (reference: string) =>
  (
    await rowsOf(sql<{ quantity: number; state: string }>`
      select quantity, state from subscription where account_id = ${ours.get(reference)}`)
  )[0];
async function drain(): Promise<void> {
  const onProblem = (problem: unknown) => {
    throw problem;
  };
  await new RoundRunner(provision, { service, onProblem }).drain();
}

describe('what a vendor keeps', () => {
  it('is compared: every planted difference is found, and nothing else', async () => {
    expect(await found()).toEqual([]);
    change('sub-0', { quantity: 9 });
    change('sub-1', { state: 'Suspended' });
    change('sub-2', { state: 'Ended' });
    change('sub-3', { vendor_sku: 'OTHER' });
    kept?.delete('sub-4');
    change('sub-odd', { quantity: 3 });
    change('sub-over', { state: 'Ended' });
    await work();
    expect(problems).toEqual([]);
    const planted = [
      { kind: 'QuantityDiffers', subject: 'sub-0', expected: '5', found: '9' },
      { kind: 'StateDiffers', subject: 'sub-1', expected: 'Active', found: 'Suspended' },
      { kind: 'StateDiffers', subject: 'sub-2', expected: 'Active', found: 'Ended' },
      { kind: 'ProductDiffers', subject: 'sub-3', expected: sku, found: 'OTHER' },
      { kind: 'UnknownAtVendor', subject: 'sub-4', expected: 'Active', found: null },
      { kind: 'UnknownAtUs', subject: 'sub-odd', expected: null, found: `${sku} × 3` },
    ];
    expect(await found()).toEqual(planted);
    await work();
    expect(await found()).toEqual(planted);
    kept = undefined;
    await work();
    expect(problems).toEqual([expect.stringContaining('has not told what it keeps')]);
    expect(await found()).toEqual(planted);
    kept = new Map([...ours.keys()].map((reference) => [reference, asOurs(reference)]));
    await work();
    expect(await found()).toEqual([]);
  });

  it('is compared however many differ: each is found once, and none of those that agree (P9)', async () => {
    const planted = isWhole ? 500 : 40;
    const ways: readonly [kind: string, plant: (reference: string) => void][] = [
      ['QuantityDiffers', (reference) => change(reference, { quantity: 6 + (reference.length % 90) })],
      ['StateDiffers', (reference) => change(reference, { state: 'Suspended' })],
      ['ProductDiffers', (reference) => change(reference, { vendor_sku: 'OTHER' })],
      ['UnknownAtVendor', (reference) => kept?.delete(reference)],
      ['UnknownAtUs', (reference) => change(`odd-${reference}`, { quantity: 2 })],
    ];
    const wanted = [...ours.keys()].slice(0, planted).map((reference, index) => {
      const [kind, plant] = ways[index % ways.length] ?? ways[0] ?? ['', () => undefined];
      plant(reference);
      return `${kind} ${kind === 'UnknownAtUs' ? `odd-${reference}` : reference}`;
    });
    await work();
    expect(problems).toEqual([]);
    expect((await found()).map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual(wanted.toSorted());
  });

  it('is no difference while it changes: asked for, not confirmed, or changed since he was asked', async () => {
    const account = ours.get('sub-0');
    const [made] = await rowsOf(
      sql<{ ids: number[] }>`select make_requests(${account}::bigint, 'Change', null, '{"quantity": 8}') as ids`,
    );
    change('sub-0', { quantity: 8 });
    meanwhile = () => rowsOf(sql`select change_quantity(${ours.get('sub-1')}::bigint, 6, null, false)`);
    await work();
    expect(await found()).toEqual([]);
    await rowsOf(
      sql`update provisioning_request set state = 'Cancelled', waiting_for = null, finished_utc = now() where request_id = any (${made?.ids}::bigint[])`,
    );
    meanwhile = async () => undefined;
    await work();
    expect(await found()).toMatchObject([
      { kind: 'QuantityDiffers', subject: 'sub-0', expected: '5', found: '8' },
      { kind: 'QuantityDiffers', subject: 'sub-1', expected: '6', found: '5' },
    ]);
    await rowsOf(sql`select change_quantity(${ours.get('sub-1')}::bigint, 5, null, false)`);
  });
});

describe('a difference', () => {
  it('is shown to whoever sells and buys, and mended by the seller’s people alone', async () => {
    change('sub-5', { quantity: 12 });
    change('sub-odd', { quantity: 3 });
    await work();
    const drift = await onlyDrift('sub-5');
    expect(drift).toMatchObject({
      Kind: 'QuantityDiffers',
      Expected: '5',
      Found: '12',
      Remedy: 'SendOrTakeOver',
      MaySend: true,
    });
    const person = (await admin.me()).UserAccountId;
    await giveOnly(server, person, {
      rights: { FAILED_PROVISIONING: ['Read', 'Execute'], PROVISIONING_REQUEST_SKIP_BACKEND: ['Execute'] },
    });
    const bought = await signIn(server.app, 'admin');
    expect(await onlyDrift('sub-5', bought)).toMatchObject({ MaySend: false, MayTakeOver: false });
    for (const way of ['Ours', 'Theirs'])
      expect(await bought.post('Provisioning/MendDrift', { driftId: drift.DriftId, way })).toMatchObject({
        status: 404,
      });
    // What only the vendor knows is his own, and his marketplace's.
    const odd = await onlyDrift('sub-odd');
    expect(await bought.post('Provisioning/GetDrift', { driftId: odd.DriftId })).toMatchObject({ status: 404 });
    await giveOnly(server, person, { rights: { ONLINEBILL: ['Read'] } });
    const reader = await signIn(server.app, 'admin');
    expect(await reader.post('Provisioning/GetDrift', { driftId: drift.DriftId })).toMatchObject({ status: 404 });
    expect((await reader.call(GetDrifts, {})).Items).toEqual([]);
    expect(await reader.post('Provisioning/MendDrift', { driftId: drift.DriftId, way: 'Ours' })).toMatchObject({
      status: 403,
    });
    expect(await reader.post('Administration/Reconcile', {})).toMatchObject({ status: 403 });
    expect(await owner.call(Reconcile, {})).toBeNull();
  });

  it('of a quantity is sent again, once, or taken over where somebody may', async () => {
    change('sub-6', { quantity: 12 });
    change('sub-7', { quantity: 12 });
    change('sub-8', { quantity: 2.5 });
    await work();
    const [again, taken, part] = await Promise.all(
      ['sub-6', 'sub-7', 'sub-8'].map((reference) => onlyDrift(reference)),
    );
    const both = await Promise.all(
      [1, 2].map(() => owner.post('Provisioning/MendDrift', { driftId: again?.DriftId, way: 'Ours' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await drain();
    expect(sent).toEqual([{ path: '/change', quantity: 5 }]);
    await owner.call(MendDrift, { driftId: taken?.DriftId ?? 0, way: 'Theirs' });
    expect(await running('sub-7')).toEqual({ quantity: 12, state: 'Active' });
    expect(await owner.call(GetDrift, { driftId: taken?.DriftId ?? 0 })).toMatchObject({
      State: 'Mended',
      MaySend: false,
    });
    expect(await owner.post('Provisioning/MendDrift', { driftId: taken?.DriftId, way: 'Theirs' })).toMatchObject({
      status: 409,
    });
    expect(part).toMatchObject({ MayTakeOver: false, Remedy: 'Send' });
    expect(await owner.post('Provisioning/MendDrift', { driftId: part?.DriftId, way: 'Theirs' })).toMatchObject({
      status: 409,
    });
    await rowsOf(sql`select change_quantity(${ours.get('sub-7')}::bigint, 5, null, false)`);
  });

  it('is not mended by what it was seen as once the subscription is something else', async () => {
    change('sub-9', { quantity: 12 });
    await work();
    const { DriftId } = await onlyDrift('sub-9');
    await rowsOf(sql`select change_quantity(${ours.get('sub-9')}::bigint, 7, null, false)`);
    for (const way of ['Ours', 'Theirs'])
      expect(await owner.post('Provisioning/MendDrift', { driftId: DriftId, way })).toMatchObject({ status: 409 });
    expect(await running('sub-9')).toMatchObject({ quantity: 7 });
    await rowsOf(sql`select change_quantity(${ours.get('sub-9')}::bigint, 5, null, false)`);
  });
});

it('bills agree with what ran, and what does not is found', async () => {
  const interval = intervalOf(new Date().toISOString().slice(0, 10));
  await owner.call(BillingRun, { interval });
  await rowsOf(sql`delete from job where name = 'bill'`);
  await rowsOf(sql`insert into job (name, payload) values ('bill', '{}')`);
  await new Worker({ service, handlers: new Map(), onProblem: () => {} }).drain();
  await work();
  const money = () =>
    rowsOf(sql<{ kind: string; account_id: number }>`
      select kind, account_id from drift where resolved_utc is null and not kind = any (${[...vendorDrifts, 'NotOffered']}::text[]) order by kind, account_id`);
  expect(await money()).toEqual([]);
  // What nobody offers has no price, and is not billed for that.
  const priced = await rowsOf(sql`
    select 1 from drift d join invoice_line l on 'tier ' || l.tier_id = d.subject where d.kind = 'NotOffered'`);
  expect(priced).toEqual([]);
  const [line] = await rowsOf(sql<{ account_id: number; span_id: number; tier_id: number }>`
    select l.account_id, l.span_id, l.tier_id from invoice_line l join item i using (item_id)
    where l.kind = 'Recurring' and i.basis = 'Unit' and l.months = 1 order by l.invoice_line_id limit 1`);
  await rowsOf(sql`alter table subscription_span disable trigger user`);
  await rowsOf(sql`update subscription_span set quantity = quantity + 1 where span_id = ${line?.span_id}`);
  await rowsOf(sql`alter table subscription_span enable trigger user`);
  await work();
  const [tiers] = await rowsOf(
    sql<{ count: number }>`select count(*)::integer as count from invoice_line where span_id = ${line?.span_id}`,
  );
  expect(await money()).toEqual(
    Array.from({ length: tiers?.count ?? 0 }, () => ({ kind: 'QuantityBilled', account_id: line?.account_id })),
  );
});
