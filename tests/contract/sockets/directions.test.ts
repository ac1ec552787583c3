/** Whom changes are told: a price list lies with its seller, is read by his customers below, and concerns nobody beside him. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { below, both, can, operation, own } from '#define';
import { type CallContext, handler } from '../../../src/define/contract/handler.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { subjectKinds } from '../../../src/server/db/tables.ts';
import { handlers } from '../../../src/server/http/calls.ts';
import { writeChannels } from '../../../src/server/sockets/write-channels.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { openSocket } from '../../database/socket.ts';
import { Visitor } from '../../database/visitor.ts';

const pricelistId = Type.Integer();
const about = { PriceTable: 'pricelistId' } as const;
const example = { input: { pricelistId: 1 }, data: null } as const;

const GetPricelist = operation('Pricelist/GetPricelist', {
  kind: 'read',
  subject: about,
  reads: ['Pricelist'],
  needs: 'signedIn',
  input: Type.Object({ pricelistId }),
  data: Type.Object({ Price: Type.Integer() }),
  example: { input: { pricelistId: 1 }, data: { Price: 10 } },
});
const save = {
  kind: 'write',
  subject: about,
  needs: can('LOGIN', 'Execute'),
  audit: { event: 'Price list saved' },
  input: Type.Object({ pricelistId, price: Type.Integer() }),
  data: Type.Null(),
  example: { input: { pricelistId: 1, price: 10 }, data: null },
} as const;
const SavePricelist = operation('Pricelist/SavePricelist', { ...save, changes: [below('Pricelist')] });
const OfferPricelist = operation('Pricelist/OfferPricelist', { ...save, changes: [both('Pricelist')] });
const NotePricelist = operation('Pricelist/NotePricelist', { ...save, changes: ['Pricelist', own('Draft')] });
const DeletePricelist = operation('Pricelist/DeletePricelist', {
  kind: 'write',
  subject: about,
  changes: [below('Pricelist')],
  needs: can('LOGIN', 'Execute'),
  audit: { event: 'Price list deleted' },
  input: Type.Object({ pricelistId }),
  data: Type.Null(),
  example,
});

const saved = async ({ pricelistId: id, price }: { pricelistId: number; price: number }, { db }: CallContext) => {
  await sql`update pricelist set price = ${price} where pricelist_id = ${id}`.execute(db);
  return null;
};

let server: TestServer;
let writes: { stop(): Promise<void> };
/** Of the seller of the demo company, and of one beside him. */
const lists = { seller: 1, sibling: 2 };
let sellers: Readonly<Record<keyof typeof lists, number>>;

beforeAll(async () => {
  (subjectKinds as Map<string, object>).set('PriceTable', {
    name: 'PriceTable',
    id: 'pricelist_id',
    account: 'owner_account_id',
    table: 'pricelist',
  });
  for (const each of [
    handler(GetPricelist, async ({ pricelistId: id }, { db }) => {
      const { rows } = await sql<{
        Price: number;
      }>`select price as "Price" from pricelist where pricelist_id = ${id}`.execute(db);
      return rows[0] ?? { Price: 0 };
    }),
    ...[SavePricelist, OfferPricelist, NotePricelist].map((call) => handler(call, saved)),
    handler(DeletePricelist, async ({ pricelistId: id }, { db }) => {
      await sql`delete from pricelist where pricelist_id = ${id}`.execute(db);
      return null;
    }),
  ])
    handlers.set(each.operation.operation, each as never);
  server = await startTestServer();
  writes = listenTo(server.database.server, writeChannels(server.app.sockets));
  const { owner } = server.database;
  const seller = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  const { account_id: sibling } = await owner
    .selectFrom('account')
    .select('account_id')
    .where('account_type', '=', 'Reseller')
    .where('account_state', '=', 'Active')
    .where('account_id', '<>', seller)
    .where((row) => sql<boolean>`not ${row.ref('path')} ^@ (select path from account where account_id = ${seller})`)
    .where((row) => sql<boolean>`not (select path from account where account_id = ${seller}) ^@ ${row.ref('path')}`)
    .executeTakeFirstOrThrow();
  sellers = { seller, sibling };
  await sql`create table portolan.pricelist (pricelist_id bigint primary key, owner_account_id bigint not null, price integer not null)`.execute(
    owner,
  );
  await sql`insert into portolan.pricelist values (${lists.seller}, ${seller}, 10), (${lists.sibling}, ${sibling}, 10)`.execute(
    owner,
  );
  await sql`grant all on portolan.pricelist to public`.execute(owner);
});
afterAll(async () => {
  // Other files of this worker know the product's own calls alone.
  for (const name of handlers.keys()) if (name.startsWith('Pricelist/')) handlers.delete(name);
  (subjectKinds as Map<string, object>).delete('PriceTable');
  await writes.stop();
  await server.close();
});

/** A signed-in visitor who has opened his lists. */
async function listening(name: string) {
  const visitor = new Visitor(server.app);
  const { SessionId, UserAccountId } = await visitor.enter(name);
  const socket = await openSocket(server, visitor);
  socket.say('auth', { sessionId: SessionId, userId: UserAccountId });
  const told = () =>
    socket.told.flatMap(({ action, data }) => (action === 'changed' ? (data['tags'] as string[]) : []));
  return { visitor, told };
}

/** Everybody has been told of all that was written before. */
async function settled(people: readonly { told(): readonly string[] }[]): Promise<void> {
  const tag = crypto.randomUUID();
  const notice = JSON.stringify({ changes: [{ tag, to: 'below' }], paths: ['/'], session: null });
  for (const { told } of people) {
    // Until the socket is known to be its session's it hears nothing.
    await expect
      .poll(async () => {
        await sql`select pg_notify('portolan_written', ${notice})`.execute(server.database.owner);
        return told();
      })
      .toContain(tag);
  }
}

/** What each of them is told of the price lists by what is done. */
async function heardOf(work: () => Promise<unknown>, ...people: Awaited<ReturnType<typeof listening>>[]) {
  await settled(people);
  const before = people.map(({ told }) => told().length);
  await work();
  await settled(people);
  return people.map(({ told }, index) =>
    told()
      .slice(before[index])
      .filter((tag) => ['Pricelist', 'Draft', 'AuditEntry'].includes(tag)),
  );
}

describe('a price list', () => {
  it('that its seller writes is asked for anew by his customers, whose next look shows it', async () => {
    const [seller, customer] = [await listening('reseller'), await listening('admin')];
    const write = () => seller.visitor.call(SavePricelist, { pricelistId: lists.seller, price: 12 });
    expect(await heardOf(write, customer, seller)).toEqual([['Pricelist'], []]);
    expect(await customer.visitor.call(GetPricelist, { pricelistId: lists.seller })).toEqual({ Price: 12 });
  });

  it('of a seller beside concerns neither the customers of another one nor himself', async () => {
    const [owner, above] = [await listening('owner'), await listening('owner')];
    const [seller, customer] = [await listening('reseller'), await listening('admin')];
    const write = () => owner.visitor.call(SavePricelist, { pricelistId: lists.sibling, price: 13 });
    // Those above see the entry in the log; the price list is for those below.
    expect(await heardOf(write, seller, customer, above)).toEqual([[], [], ['AuditEntry']]);
  });

  it('is told above and below where both must know, and above alone by a plain tag', async () => {
    const [seller, customer, above] = [await listening('reseller'), await listening('admin'), await listening('owner')];
    const list = { pricelistId: lists.seller, price: 14 };
    const note = () => seller.visitor.call(NotePricelist, list);
    expect(await heardOf(note, customer, above)).toEqual([[], ['Pricelist', 'AuditEntry']]);
    const offer = () => seller.visitor.call(OfferPricelist, list);
    expect(await heardOf(offer, customer, above)).toEqual([['Pricelist'], ['Pricelist', 'AuditEntry']]);
  });

  it('is audited for its seller, also when the call has deleted it', async () => {
    const { visitor } = await listening('owner');
    await visitor.call(DeletePricelist, { pricelistId: lists.sibling });
    const entries = await server.database.owner
      .selectFrom('audit_entry')
      .select(['operation', 'target_account_id'])
      .where('operation', 'like', 'Pricelist/%')
      .execute();
    expect(entries).toContainEqual({ operation: DeletePricelist.operation, target_account_id: sellers.sibling });
    expect(entries).toContainEqual({ operation: SavePricelist.operation, target_account_id: sellers.seller });
  });
});
