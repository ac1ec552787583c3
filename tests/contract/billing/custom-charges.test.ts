/** Custom charges over HTTP: who adds them to whom, who reads what of them, and that one is billed or deleted, never both (CHG-01 to CHG-03, CHG-08, CHG-09, CALL-115 to CALL-117, CALL-147). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import DeleteCustomCharge from '../../../manifests/operations/CustomCharges/DeleteCustomCharge.ts';
import GetAttachment from '../../../manifests/operations/CustomCharges/GetAttachment.ts';
import GetCustomCharges from '../../../manifests/operations/CustomCharges/GetCustomCharges.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { multipart, multipartType } from '../../database/multipart.ts';
import { full, giveOnly } from '../../database/rights.ts';
import {
  type Caller,
  type DemoUser,
  fromPage,
  signIn,
  signInCookie,
  startTestServer,
  type TestServer,
} from '../../database/server.ts';

let server: TestServer;
let seller: Caller;
let buyer: Caller;
let rival: Caller;
/** Of another seller. */
let foreign: number;
const charges = full('CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_RESELLER', 'CUSTOM_CHARGE_COST');
beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['reseller', 'admin', 'vendor'] as const) await give(name, charges);
  [seller, buyer, rival] = [await as('reseller'), await as('admin'), await as('vendor')];
  const { account_id } = await server.database.owner
    .selectFrom('account as a')
    .innerJoin('account as p', 'p.account_id', 'a.parent_account_id')
    .select('a.account_id')
    .where('a.account_type', '=', 'Company')
    .where('p.account_type', '=', 'Reseller')
    .where('p.path', 'not like', `%/${knownIds.ostsee}/%`)
    .where('p.account_id', '<>', knownIds.root)
    .limit(1)
    .executeTakeFirstOrThrow();
  foreign = account_id;
});
afterAll(() => server.close());

const as = (name: DemoUser) => signIn(server.app, name);
async function give(name: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const { UserAccountId } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights });
}

const donau = { accountId: knownIds.donau };
const wanted = { Name: 'Einrichtung vor Ort', Amount: 37.02, Description: 'Two hours.' };
const add = (more: object = {}, by = seller) =>
  by.call(AddCustomCharge, { ...donau, customCharge: { ...wanted, ...more } });
const adding = (accountId: number, more: object = {}, by = seller) =>
  by.post(AddCustomCharge.operation, { accountId, customCharge: { ...wanted, ...more } });
const listOf = async (by: Caller) => (await by.call(GetCustomCharges, { ...donau, limit: 100 })).Items;

async function upload(user: DemoUser, content = Buffer.from('%PDF-1.7 A protocol.')): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/keeper/upload',
    payload: multipart([{ name: 'Protokoll.pdf', content }]),
    headers: { ...fromPage, 'content-type': multipartType, cookie: await signInCookie(server.app, user) },
  });
  return (JSON.parse(answer.body) as { data: { Path: string } }).data.Path;
}

describe('a charge', () => {
  it('waits for the next invoice, in the seller’s name and the buyer’s currency; the buyer reads all of it but its cost and who added it', async () => {
    const made = await add({ Cost: 18.86 });
    expect(made).toMatchObject({ ...wanted, Currency: 'EUR', Cost: 18.86, Status: 'PendingBilling', MayDelete: true });
    const [own] = await listOf(seller);
    expect(own).toEqual(made);
    const [read] = await listOf(buyer);
    const { Cost, Creator, ...rest } = made;
    // Who added it is told to the seller's side alone.
    expect(Creator).toEqual(expect.any(String));
    expect(Cost).toBe(18.86);
    expect(read).toEqual({ ...rest, MayDelete: false });
    const { rows } = await sql<{ seller: number }>`
      select seller_account_id as seller from custom_charge where custom_charge_id = ${made.CustomChargeId}`.execute(
      server.database.owner,
    );
    expect(rows).toEqual([{ seller: knownIds.ostsee }]);
  });

  it('is added by nobody to himself, to his seller or to whom he does not see', async () => {
    expect(await adding(knownIds.donau, {}, buyer)).toMatchObject({ status: 403 });
    expect(await adding(knownIds.ostsee)).toMatchObject({ status: 403 });
    expect(await adding(foreign)).toMatchObject({ status: 404 });
    expect(await adding(999_999_999)).toMatchObject({ status: 404 });
    expect(await adding(knownIds.donau, {}, rival)).toMatchObject({ status: 404 });
    const { UserAccountId } = await seller.me();
    expect((await adding(UserAccountId)).status).toBe(403);
    expect(await adding(knownIds.root, {}, await server.as('owner'))).toMatchObject({ status: 403 });
  });

  it('takes amounts in whole coins, and a cost only from whoever may name one', async () => {
    expect((await adding(knownIds.donau, { Amount: 0 })).status).toBe(400);
    expect((await adding(knownIds.donau, { Amount: 1.005 })).fields).toEqual({
      'customCharge.Amount': 'At most 2 decimals in EUR.',
    });
    expect((await adding(knownIds.donau, { Amount: 1e15 })).status).toBe(400);
    expect((await adding(knownIds.donau, { Name: '  ' })).status).toBe(400);
    expect((await adding(knownIds.donau, { Cost: -1 })).message).toContain('CUSTOM_CHARGE_COST_NEGATIVE');
    expect(await add({ Amount: -20 })).toMatchObject({ Amount: -20 });
    await give('reseller', full('CUSTOM_CHARGE_COMPANY'));
    const plain = await as('reseller');
    expect((await adding(knownIds.donau, { Cost: 1 }, plain)).message).toContain('CUSTOM_CHARGE_COST');
    expect((await listOf(plain)).every((each) => !('Cost' in each))).toBe(true);
    await give('reseller', full('CUSTOM_CHARGE_RESELLER'));
    const other = await as('reseller');
    expect((await adding(knownIds.donau, {}, other)).status).toBe(403);
    expect((await other.post(GetCustomCharges.operation, donau)).status).toBe(403);
    await give('reseller', charges);
    seller = await as('reseller');
  });

  it('is deleted by its seller alone, and once', async () => {
    const { CustomChargeId: customChargeId } = await add();
    const deleting = async (by: Caller) => (await by.post(DeleteCustomCharge.operation, { customChargeId })).status;
    expect([await deleting(buyer), await deleting(rival)]).toEqual([403, 404]);
    expect([await deleting(seller), await deleting(seller)]).toEqual([200, 404]);
  });
});

describe('its file', () => {
  it('is read by both sides and goes with it; nobody takes the file of somebody else', async () => {
    const path = await upload('reseller');
    expect((await adding(knownIds.donau, { Attachment: await upload('admin') })).status).toBe(404);
    const made = await add({ Attachment: path });
    expect(made).toMatchObject({ AttachmentName: 'Protokoll.pdf', HasAttachment: true });
    expect((await adding(knownIds.donau, { Attachment: path })).status).toBe(404);
    const asked = { customChargeId: made.CustomChargeId };
    for (const side of [seller, buyer]) {
      const file = await side.call(GetAttachment, asked);
      expect(Buffer.from(file.Content, 'base64').toString()).toBe('%PDF-1.7 A protocol.');
    }
    expect((await rival.post(GetAttachment.operation, asked)).status).toBe(404);
    await seller.call(DeleteCustomCharge, asked);
    const kept = await server.database.owner.selectFrom('upload').select('path').where('path', '=', path).execute();
    expect(kept).toEqual([]);
    const without = await add();
    expect((await seller.post(GetAttachment.operation, { customChargeId: without.CustomChargeId })).status).toBe(404);
  });
});

describe('a bill run', () => {
  it('and a deletion at once: each charge is billed or gone, and who deletes is told which (I34)', async () => {
    const made: number[] = [];
    for (let each = 0; each < 12; each += 1) made.push((await add({ Name: `Race ${each}` })).CustomChargeId);
    const owner = await server.as('owner');
    const billing = (async () => {
      const interval = intervalOf(new Date().toISOString().slice(0, 10));
      await owner.call(BillingRun, { interval });
      await sql`insert into job (name, payload) values ('bill', '{}')`.execute(server.database.owner);
      await new Worker({ service: server.service, handlers: new Map(), onProblem: () => {} }).drain();
    })();
    const answers = new Map<number, number>();
    for (const customChargeId of made)
      answers.set(customChargeId, (await seller.post(DeleteCustomCharge.operation, { customChargeId })).status);
    await billing;
    const { rows } = await sql<{ id: number; state: string; lines: number }>`
      select custom_charge_id as id, state, (select count(*)::integer from invoice_line l where l.custom_charge_id = c.custom_charge_id) as lines
      from custom_charge c where custom_charge_id = any (${made}::bigint[])`.execute(server.database.owner);
    const billed = new Set(rows.map(({ id }) => id));
    expect(rows.filter(({ state, lines }) => state !== 'Billed' || lines !== 1)).toEqual([]);
    for (const [id, status] of answers) expect([id, status]).toEqual([id, billed.has(id) ? 409 : 200]);
  });

  it('that holds a charge lets its deletion wait, and refuses it then', async () => {
    const { CustomChargeId: customChargeId } = await add({ Name: 'Held' });
    let deleting: ReturnType<Caller['post']> | undefined;
    await server.database.owner.transaction().execute(async (transaction) => {
      await sql`select from custom_charge where custom_charge_id = ${customChargeId} for update`.execute(transaction);
      deleting = seller.post(DeleteCustomCharge.operation, { customChargeId });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await sql`update custom_charge set state = 'Billed' where custom_charge_id = ${customChargeId}`.execute(
        transaction,
      );
    });
    expect(await deleting).toMatchObject({ status: 409 });
    const [held] = (await seller.call(GetCustomCharges, { ...donau, options: { filter: 'Held' } })).Items;
    expect(held).toMatchObject({ Status: 'Billed', MayDelete: false });
  });
});
