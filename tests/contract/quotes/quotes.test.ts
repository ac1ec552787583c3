/** Quotes over HTTP: written, priced, sent, answered, ordered; who may, who sees what, and what many at once cannot do. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import GetOrder from '../../../manifests/operations/Account/GetOrder.ts';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import CopySalesQuote from '../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import ExportSalesQuote from '../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import GetCustomerSalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetCustomerSalesQuotesPaged.ts';
import GetMySalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetMySalesQuotesPaged.ts';
import GetQuotableCustomersPaged from '../../../manifests/operations/SalesQuote/GetQuotableCustomersPaged.ts';
import GetReceivedSalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetReceivedSalesQuotesPaged.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import PreviewSalesQuote from '../../../manifests/operations/SalesQuote/PreviewSalesQuote.ts';
import RejectSalesQuote from '../../../manifests/operations/SalesQuote/RejectSalesQuote.ts';
import RemoveSalesQuoteLine from '../../../manifests/operations/SalesQuote/RemoveSalesQuoteLine.ts';
import ReviseSalesQuote from '../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import WithdrawSalesQuote from '../../../manifests/operations/SalesQuote/WithdrawSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
/** The seller’s people, his customer’s, and a person of the customer who sees only what is his own. */
let reseller: Caller;
let admin: Caller;
let person: Caller;
let company: number;
let service: number;
const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await startTestServer();
  [reseller, admin, person] = [await server.as('reseller'), await server.as('admin'), await server.as('user')];
  const { UserAccountId, CompanyAccount } = await admin.me();
  company = CompanyAccount.AccountId;
  service = (
    await owner()
      .selectFrom('service')
      .select('service_id')
      .where('product_name', '=', 'Endpoint Shield')
      .executeTakeFirstOrThrow()
  ).service_id;
  await sql`insert into terms_acceptance (terms_id, company_account_id, user_account_id, language)
    select terms_id, ${company}, ${UserAccountId}, 'en' from current_terms(${UserAccountId}) where not is_privacy_policy
    on conflict do nothing`.execute(owner());
  await sql`update account_value set "values" = "values" || '{"CreditLimit": 10000000}' where account_id = ${company}`.execute(
    owner(),
  );
});
afterAll(() => server.close());

const owner = () => server.database.owner;
const line = { quantity: 3, term: '1-Monthly' };

const draft = (Name = 'Hafenleitwarte') =>
  reseller.call(CreateSalesQuote, {
    quote: { CustomerAccountId: company, Name, ValidUntilDate: until, Note: 'Bis Jahresende.' },
  });
const filled = async () => {
  const { QuoteId: quoteId } = await draft();
  return reseller.call(AddSalesQuoteLine, { quoteId, serviceId: service, ...line });
};
const sent = async () => {
  const { QuoteId: quoteId } = await filled();
  return reseller.call(SendSalesQuote, { quoteId });
};
const accepted = async () => admin.call(AcceptSalesQuote, { quoteId: (await sent()).QuoteId });
const errorOf = async (caller: Caller, name: string, input: object) => {
  const { status, message } = await caller.post(`SalesQuote/${name}`, input);
  return [status, message] as const;
};
/** As if the days had passed. */
const endValidity = (quoteId: number) =>
  sql`begin; alter table portolan.quote disable trigger keep; update portolan.quote set valid_until_date = current_date - 1 where quote_id = ${sql.lit(quoteId)};
    alter table portolan.quote enable trigger keep; commit`.execute(owner());
/** Takes rights of the reseller’s people away while something is done; whoever was signed in signs in anew. */
async function without<T>(type: string, run: (caller: Caller) => Promise<T>): Promise<T> {
  const taken = await sql<{ capability_set_id: number; flags: string[] }>`
    delete from capability_set_entry where object_type = ${type} and capability_set_id in (
      select s.capability_set_id from capability_set s where s.name = 'Sales' or s.name = 'Customers') returning capability_set_id, object_type, flags`.execute(
    owner(),
  );
  try {
    const caller = await server.as('reseller');
    await vi.waitFor(async () =>
      expect((await caller.me()).Capability.some(({ ObjectType }) => ObjectType === type)).toBe(false),
    );
    return await run(caller);
  } finally {
    for (const { capability_set_id, flags } of taken.rows)
      await sql`insert into capability_set_entry (capability_set_id, object_type, flags) values (${capability_set_id}, ${type}, ${flags})`.execute(
        owner(),
      );
  }
}

describe('a draft', () => {
  it('is begun for a customer, and offers services at the prices that he gets today', async () => {
    const { Items } = await reseller.call(GetQuotableCustomersPaged, { limit: 1000 });
    expect(Items.map(({ AccountId }) => AccountId)).toContain(company);
    expect(Items.every(({ Currency }) => Currency.length === 3)).toBe(true);
    const quote = await filled();
    expect(quote).toMatchObject({
      QuoteNumber: expect.stringMatching(/^Q-\d+$/),
      QuoteVersion: 1,
      Status: 'Draft',
      Customer: expect.stringContaining('Donau'),
      CustomerAccountId: company,
      Currency: 'EUR',
      LinesCount: 1,
      Services: 'Endpoint Shield',
      DiscountValue: 0,
      MayChange: true,
      MaySend: true,
      MayAnswer: false,
    });
    const { OrderValue: value = 0, Fees } = quote;
    expect(value).toBeGreaterThan(0);
    expect(Fees.reduce((sum, { Value = 0 }) => sum + Value, 0)).toBeCloseTo(value, 3);
    const price = await admin.post('Account/GetOrderPrice', {
      parentAccountId: company,
      lines: [{ serviceId: service, quantity: 3, commitmentMonths: 1, billing: 'Monthly' }],
    });
    expect(price.data).toMatchObject({ OrderValue: value });
    const mine = await reseller.call(GetMySalesQuotesPaged, {
      states: ['Draft'],
      options: { filter: quote.QuoteNumber },
    });
    expect(mine.Items).toMatchObject([{ QuoteId: quote.QuoteId, OrderValue: value }]);
    const all = await reseller.call(GetCustomerSalesQuotesPaged, { customerAccountId: company, limit: 1000 });
    expect(all.Items.some(({ QuoteId }) => QuoteId === quote.QuoteId)).toBe(true);
  });

  it('takes quantities, discounts and prices of the seller’s own, previewed as they are then kept', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const [fee] = Fees;
    const { LineNo = 0, ItemId = 0, ListPrice = 0 } = fee ?? {};
    const changed = [{ LineNo, ItemId, Quantity: 40, DiscountPercent: 50 }];
    const preview = await reseller.call(PreviewSalesQuote, { quoteId, fees: changed });
    const saved = await reseller.call(SaveSalesQuote, { quoteId, quote: { Fees: changed, Name: 'Werft' } });
    expect(saved).toMatchObject({ Name: 'Werft', Note: 'Bis Jahresende.' });
    const kept = saved.Fees.map((each) => ({ ...each, Version: preview[0]?.Version }));
    expect(kept).toEqual(preview);
    expect(saved.Fees[0]).toMatchObject({ Quantity: 40, DiscountPercent: 50 });
    expect((saved.ListValue ?? 0) - (saved.OrderValue ?? 0)).toBeCloseTo(saved.DiscountValue ?? 0, 3);
    const special = await reseller.call(SaveSalesQuote, {
      quoteId,
      quote: { Fees: [{ LineNo, ItemId, Price: 1.11 }] },
    });
    expect(special.Fees[0]).toMatchObject({ Price: 1.11, IsSpecial: true, Quantity: 40 });
    expect(special.Fees[0]?.DiscountPercent).toBeUndefined();
    const back = await reseller.call(SaveSalesQuote, {
      quoteId,
      quote: { Fees: [{ LineNo, ItemId, Price: null, Quantity: 3 }] },
    });
    expect(back.Fees[0]).toMatchObject({ Price: ListPrice, IsSpecial: false });
    expect(await reseller.call(RemoveSalesQuoteLine, { quoteId, lineNo: LineNo })).toMatchObject({
      LinesCount: 0,
      OrderValue: 0,
    });
  });

  it('is refused where a value cannot be', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const { LineNo = 0, ItemId = 0 } = Fees[0] ?? {};
    const save = (quote: object) => errorOf(reseller, 'SaveSalesQuote', { quoteId, quote });
    expect((await save({ Fees: [{ LineNo, ItemId, DiscountPercent: 100.1 }] }))[0]).toBe(400);
    expect((await save({ Fees: [{ LineNo, ItemId, DiscountPercent: -1 }] }))[0]).toBe(400);
    expect((await save({ Fees: [{ LineNo, ItemId, Price: -1 }] }))[0]).toBe(400);
    expect((await save({ Fees: [{ LineNo: 77, ItemId, Price: 1 }] }))[0]).toBe(404);
    expect((await save({ Fees: [{ LineNo, ItemId: 999_999, Price: 1 }] }))[0]).toBe(404);
    expect(await save({ ValidUntilDate: '2020-01-01' })).toEqual([
      400,
      'The last day of the quote is over. Choose a later one.',
    ]);
    expect((await save({ ValidUntilDate: '2026-02-31' }))[0]).toBe(400);
    expect((await save({ ValidUntilDate: '9999-12-31' }))[0]).toBe(400);
    const add = (input: object) =>
      errorOf(reseller, 'AddSalesQuoteLine', { quoteId, serviceId: service, ...line, ...input });
    expect((await add({ serviceId: 999_999 }))[0]).toBe(404);
    expect((await add({ term: '11-Monthly' }))[0]).toBe(409);
    expect((await add({ quantity: 0 }))[0]).toBe(400);
    const { QuoteId: empty } = await draft();
    expect(await errorOf(reseller, 'SendSalesQuote', { quoteId: empty })).toEqual([
      409,
      'The quote offers nothing yet: add a service first.',
    ]);
  });

  it('is overwritten by nobody unseen', async () => {
    const { QuoteId: quoteId, Version: version } = await filled();
    await reseller.call(SaveSalesQuote, { quoteId, quote: { Name: 'Zuerst' }, version });
    expect((await errorOf(reseller, 'SaveSalesQuote', { quoteId, quote: { Name: 'Danach' }, version }))[0]).toBe(409);
    expect((await errorOf(reseller, 'SendSalesQuote', { quoteId, version }))[0]).toBe(409);
  });

  it('is made once by one key, and refused where the key comes with something else', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const quote = { CustomerAccountId: company, Name: 'Einmal', ValidUntilDate: until };
    const answers = await Promise.all(
      [1, 2, 3].map(() => reseller.post('SalesQuote/CreateSalesQuote', { quote }, key)),
    );
    expect(new Set(answers.map(({ data }) => (data as { QuoteId: number }).QuoteId)).size).toBe(1);
    const other = await reseller.post('SalesQuote/CreateSalesQuote', { quote: { ...quote, Name: 'Zweimal' } }, key);
    expect(other.status).toBe(409);
  });

  it('is deleted with others or not at all, and copied with its prices', async () => {
    const [one, other] = [await filled(), await sent()];
    const many = (...quoteIds: number[]) => errorOf(reseller, 'DeleteSalesQuotes', { quoteIds });
    expect((await many(one.QuoteId, other.QuoteId))[0]).toBe(409);
    expect((await many(one.QuoteId, 999_999))[0]).toBe(404);
    const copy = await reseller.call(CopySalesQuote, {
      quoteId: other.QuoteId,
      name: 'Noch einmal',
      validUntilDate: until,
    });
    expect(copy).toMatchObject({ Status: 'Draft', QuoteVersion: 1, OrderValue: other.OrderValue, LinesCount: 1 });
    expect(copy.QuoteNumber).not.toBe(other.QuoteNumber);
    expect((await many(one.QuoteId, copy.QuoteId))[0]).toBe(200);
    expect((await errorOf(reseller, 'LoadSalesQuote', { quoteId: one.QuoteId }))[0]).toBe(404);
  });
});

describe('others', () => {
  it('neither see nor change a draft: the customer himself, nor whoever is no seller', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const { LineNo = 0, ItemId = 0 } = Fees[0] ?? {};
    for (const caller of [admin, person])
      for (const [name, input] of [
        ['LoadSalesQuote', { quoteId }],
        ['SaveSalesQuote', { quoteId, quote: { Fees: [{ LineNo, ItemId, Price: 0 }] } }],
        ['AddSalesQuoteLine', { quoteId, serviceId: service, ...line }],
        ['SendSalesQuote', { quoteId }],
        ['AcceptSalesQuote', { quoteId }],
        ['OrderSalesQuote', { quoteId }],
        ['CopySalesQuote', { quoteId, name: 'x', validUntilDate: until }],
        ['DeleteSalesQuotes', { quoteIds: [quoteId] }],
        ['GetMySalesQuotesPaged', {}],
        ['GetCustomerSalesQuotesPaged', {}],
      ] as const)
        expect((await errorOf(caller, name, input))[0], name).toBeGreaterThan(402);
    const received = await admin.call(GetReceivedSalesQuotesPaged, { limit: 1000 });
    expect(received.Items.some(({ QuoteId }) => QuoteId === quoteId)).toBe(false);
  });

  it('are not quoted to who buys elsewhere, pays nothing or cannot be seen', async () => {
    const create = (CustomerAccountId: number) =>
      errorOf(reseller, 'CreateSalesQuote', { quote: { CustomerAccountId, Name: 'x', ValidUntilDate: until } });
    expect((await create(knownIds.root))[0]).toBe(404);
    expect((await create(knownIds.harbour))[0]).toBe(403);
    expect((await create((await reseller.me()).CompanyAccount.AccountId))[0]).toBe(409);
  });

  it('learn nothing of the seller’s margin, and he himself only with the right to it', async () => {
    const quote = await sent();
    expect(quote.MarginValue).toEqual(expect.any(Number));
    const bought = await admin.call(LoadSalesQuote, { quoteId: quote.QuoteId });
    expect(bought).toMatchObject({
      OrderValue: quote.OrderValue,
      MayAnswer: true,
      MayChange: false,
      MayWithdraw: false,
    });
    expect(JSON.stringify(bought)).not.toMatch(/Margin|Cost"/);
    await without('BILLING_SHOWPRODUCTPRICE_MARGIN', async (caller) =>
      expect((await caller.call(LoadSalesQuote, { quoteId: quote.QuoteId })).MarginValue).toBeUndefined(),
    );
    await without('PRICEQUOTES', async (caller) => {
      const unpriced = await caller.call(LoadSalesQuote, { quoteId: quote.QuoteId });
      expect([unpriced.OrderValue, unpriced.Fees[0]?.Price, unpriced.Totals[0]?.Quoted, unpriced.MarginValue]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });
  });

  it('depart from the list only as far as they may', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const { LineNo = 0, ItemId = 0 } = Fees[0] ?? {};
    const save = (caller: Caller, fee: object) =>
      errorOf(caller, 'SaveSalesQuote', { quoteId, quote: { Fees: [{ LineNo, ItemId, ...fee }] } });
    await without('DISCOUNT_TOOL', async (caller) => {
      expect(await save(caller, { DiscountPercent: 1 })).toEqual([403, 'You may not give discounts.']);
      expect((await save(caller, { Price: 1 }))[0]).toBe(200);
    });
    await without('SPECIAL_DEAL', async (caller) => {
      expect(await save(caller, { Price: 0.5 })).toEqual([403, 'You may not set prices of your own.']);
      expect((await errorOf(caller, 'PreviewSalesQuote', { quoteId, fees: [{ LineNo, ItemId, Price: 0.5 }] }))[0]).toBe(
        403,
      );
      // What somebody else has set stays while the quantity changes.
      expect((await save(caller, { Quantity: 9 }))[0]).toBe(200);
    });
    expect((await reseller.call(LoadSalesQuote, { quoteId })).Fees[0]).toMatchObject({
      Price: 1,
      IsSpecial: true,
      Quantity: 9,
    });
  });
});

describe('a quote that was sent', () => {
  it('is told to those who may order for its customer, and changes no more', async () => {
    const quote = await sent();
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = (await mailsTo(server, knownIds.admin)).filter(({ subject }) =>
      subject.includes(`${quote.QuoteNumber}`),
    );
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`/v/#/quote/${quote.QuoteId}`)]);
    expect(mails[0]?.text).not.toMatch(/argin/);
    const { QuoteId: quoteId } = quote;
    expect(await errorOf(reseller, 'SaveSalesQuote', { quoteId, quote: { Name: 'Anders' } })).toEqual([
      409,
      `Quote ${quote.QuoteNumber} was sent already: begin its next version to change it.`,
    ]);
    await expect(
      sql`update quote_line_price p set amount = 0, is_special = true from quote_line l where l.quote_line_id = p.quote_line_id and l.quote_id = ${quoteId}`.execute(
        owner(),
      ),
    ).rejects.toThrow('stays as it was quoted');
  });

  it('is accepted or declined once, however many answer at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { QuoteId: quoteId } = await sent();
      const answers = await Promise.all([
        admin.post('SalesQuote/AcceptSalesQuote', { quoteId }),
        admin.post('SalesQuote/RejectSalesQuote', { quoteId, reason: 'Zu teuer' }),
        reseller.post('SalesQuote/WithdrawSalesQuote', { quoteId }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    const { QuoteId: quoteId, QuoteNumber } = await sent();
    const declined = await admin.call(RejectSalesQuote, { quoteId, reason: 'Zu teuer' });
    expect(declined).toMatchObject({ Status: 'Rejected', Reason: 'Zu teuer', DecidedBy: expect.any(String) });
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId })).toEqual([
      409,
      `Quote ${QuoteNumber} was declined already.`,
    ]);
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const mails = await mailsTo(server, knownIds.reseller);
    expect(mails.filter(({ subject }) => subject.includes(QuoteNumber)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Zu teuer'),
    ]);
  });

  it('is answered by the seller only with a word on whose it was', async () => {
    const { QuoteId: quoteId } = await sent();
    expect(await errorOf(reseller, 'AcceptSalesQuote', { quoteId, reason: '  ' })).toEqual([
      400,
      'Say whose word it was.',
    ]);
    expect(await reseller.call(AcceptSalesQuote, { quoteId, reason: 'Frau Szőke am Telefon' })).toMatchObject({
      Status: 'Accepted',
    });
    expect((await errorOf(person, 'AcceptSalesQuote', { quoteId }))[0]).toBeGreaterThan(402);
  });

  it('is superseded by its next version, which alone can be accepted then', async () => {
    const { QuoteId: first, QuoteNumber } = await sent();
    const next = await reseller.call(ReviseSalesQuote, { quoteId: first, validUntilDate: until });
    expect(next).toMatchObject({ QuoteNumber, QuoteVersion: 2, Status: 'Draft', LinesCount: 1 });
    expect((await errorOf(reseller, 'ReviseSalesQuote', { quoteId: first, validUntilDate: until }))[1]).toBe(
      'Somebody writes the next version of this quote already.',
    );
    // Until then the customer reads of the first alone.
    expect((await admin.call(LoadSalesQuote, { quoteId: first })).Versions).toHaveLength(1);
    await reseller.call(SendSalesQuote, { quoteId: next.QuoteId });
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId: first })).toEqual([
      409,
      `Quote ${QuoteNumber} was withdrawn or replaced by a newer version.`,
    ]);
    expect(await admin.call(AcceptSalesQuote, { quoteId: next.QuoteId })).toMatchObject({ Status: 'Accepted' });
    expect((await errorOf(reseller, 'ReviseSalesQuote', { quoteId: next.QuoteId, validUntilDate: until }))[0]).toBe(
      409,
    );
  });

  it('is not accepted together with a newer version that goes out at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { QuoteId: first } = await sent();
      const { QuoteId: next } = await reseller.call(ReviseSalesQuote, { quoteId: first, validUntilDate: until });
      await Promise.all([
        admin.post('SalesQuote/AcceptSalesQuote', { quoteId: first }),
        reseller.post('SalesQuote/SendSalesQuote', { quoteId: next }),
      ]);
      const states = await owner()
        .selectFrom('quote')
        .select('state')
        .where('quote_id', 'in', [first, next])
        .orderBy('quote_id')
        .execute();
      expect([
        ['Accepted', 'Draft'],
        ['Superseded', 'Sent'],
      ]).toContainEqual(states.map(({ state }) => state));
    }
  });

  it('ends with its last day: it is neither accepted nor ordered, and the product says so', async () => {
    const { QuoteId: quoteId, QuoteNumber } = await sent();
    const { QuoteId: agreed } = await accepted();
    await endValidity(quoteId);
    await endValidity(agreed);
    const over = [409, `Quote ${QuoteNumber} has expired.`];
    expect(await errorOf(admin, 'AcceptSalesQuote', { quoteId })).toEqual(over);
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId: agreed }))[0]).toBe(409);
    await sql`delete from job where name = 'expire-quotes'; insert into job (name, payload) values ('expire-quotes', '{}')`.execute(
      owner(),
    );
    await server.work();
    expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Expired');
    expect((await admin.call(LoadSalesQuote, { quoteId: agreed })).Status).toBe('Expired');
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer from audit_entry where event = 'Quote expired'`.execute(owner());
    expect(rows[0]?.count).toBe(2);
  });

  it('is withdrawn by its seller', async () => {
    const { QuoteId: quoteId } = await sent();
    expect(await reseller.call(WithdrawSalesQuote, { quoteId, reason: 'Falscher Dienst' })).toMatchObject({
      Status: 'Superseded',
      MayRevise: true,
    });
    expect((await admin.call(LoadSalesQuote, { quoteId })).Events.map(({ Event }) => Event)).toEqual([
      'Withdrawn',
      'Sent',
    ]);
  });
});

it('is a document for whoever reads it, the same each time, in his language', async () => {
  const { QuoteId: quoteId, QuoteNumber } = await sent();
  const file = await admin.call(ExportSalesQuote, { quoteId });
  expect(file).toMatchObject({ FileName: `${QuoteNumber}-1.pdf`, ContentType: 'application/pdf' });
  expect(Buffer.from(file.Content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await admin.call(ExportSalesQuote, { quoteId })).Content).toBe(file.Content);
  const german = await admin.post('SalesQuote/ExportSalesQuote', { quoteId }, { 'accept-language': 'de' });
  expect((german.data as { Content: string }).Content).not.toBe(file.Content);
  expect((await person.post('SalesQuote/ExportSalesQuote', { quoteId })).status).toBeGreaterThan(402);
});

describe('an accepted quote', () => {
  it('is ordered at its prices, which the payer then pays until the end of the first term', async () => {
    const { QuoteId: quoteId, Fees } = await filled();
    const [{ LineNo, ItemId, ListPrice }] = Fees as [(typeof Fees)[number]];
    await reseller.call(SaveSalesQuote, { quoteId, quote: { Fees: [{ LineNo, ItemId, DiscountPercent: 25 }] } });
    const quote = await reseller.call(SendSalesQuote, { quoteId });
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
    await admin.call(AcceptSalesQuote, { quoteId });
    const placed = await admin.call(OrderSalesQuote, { quoteId });
    expect(placed.OrderStatus).toBe('Approved');
    const order = await admin.call(GetOrder, { orderId: placed.OrderId });
    expect(order).toMatchObject({ OrderValue: quote.OrderValue, Services: 'Endpoint Shield' });
    const { rows } = await sql<{ position: number; kind: string; list_amount: number; amount: number }>`
      select p.position, p.kind, p.list_amount, p.amount from order_line_price p join order_line l using (order_line_id)
      where l.order_id = ${placed.OrderId} and p.item_id = ${ItemId} order by p.position`.execute(owner());
    expect(rows[0]).toEqual({ position: 1, kind: 'Quote', list_amount: ListPrice, amount: quote.Fees[0]?.Price });
    expect(rows.slice(1).every(({ kind, amount, list_amount }) => kind === 'List' && amount === list_amount)).toBe(
      true,
    );
    const { rows: lines } = await sql<{ account_id: number; order_line_id: number }>`
      select account_id, order_line_id from order_line where order_id = ${placed.OrderId}`.execute(owner());
    const [{ account_id, order_line_id } = { account_id: 0, order_line_id: 0 }] = lines;
    await sql`select activate_subscription(${account_id}, ${order_line_id}, null, null)`.execute(owner());
    const { rows: paid } = await sql<{ kind: string; amount: number; ends: boolean }>`
      select p.kind, p.amount, p.to_date = s.term_end_date as ends from tier_price p join sale_tier t using (tier_id) join subscription s on s.account_id = t.account_id
      where t.account_id = ${account_id} and t.position = 1 and p.item_id = ${ItemId}`.execute(owner());
    expect(paid).toEqual([{ kind: 'Quote', amount: quote.Fees[0]?.Price, ends: true }]);
    expect(await admin.call(LoadSalesQuote, { quoteId })).toMatchObject({ Status: 'Ordered', OrderId: placed.OrderId });
  });

  it('gives one order, by whichever side and however many at once', async () => {
    const { QuoteId: quoteId, QuoteNumber } = await accepted();
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('SalesQuote/OrderSalesQuote', { quoteId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await errorOf(admin, 'OrderSalesQuote', { quoteId })).toEqual([
      409,
      `Quote ${QuoteNumber} was ordered already.`,
    ]);
    const { rows } = await sql`select from customer_order where quote_id = ${quoteId}`.execute(owner());
    expect(rows).toHaveLength(1);
  });

  it('is ordered at its prices though the list asks more by then, and says what has changed', async () => {
    const { QuoteId: quoteId, OrderValue } = await accepted();
    await sql`begin; set local session_replication_role = replica; update portolan.price p set amount = p.amount + 1 from portolan.item i where i.item_id = p.item_id and i.service_id = ${sql.lit(service)}; commit`.execute(
      owner(),
    );
    const quote = await admin.call(LoadSalesQuote, { quoteId });
    expect(quote.ChangedCount).toBeGreaterThan(0);
    expect(quote.Fees[0]?.Changed).toMatch(/^The list price is .* EUR now$/);
    const placed = await admin.call(OrderSalesQuote, { quoteId });
    expect((await admin.call(GetOrder, { orderId: placed.OrderId })).OrderValue).toBe(OrderValue);
  });

  it('is not ordered once its service has other fees, or nobody offers it', async () => {
    const { QuoteId: quoteId } = await accepted();
    await sql`update marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = ${service}`.execute(
      owner(),
    );
    expect((await errorOf(admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
    expect((await admin.call(LoadSalesQuote, { quoteId })).Fees[0]?.Changed).toBe('Not offered any more');
    await sql`update marketplace_offer set state = 'Active', withdrawn_utc = null where service_id = ${service}`.execute(
      owner(),
    );
    expect((await admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Accepted');
  });
});

it('is written by functions alone, and an order promises nothing that was not quoted', async () => {
  const { pool } = server.database;
  for (const change of [
    `update quote set state = 'Accepted'`,
    'update quote_line_price set amount = 0',
    'delete from quote_event',
    `insert into quote_line (quote_id, line_no, service_id, quantity, commitment_months, billing) values (1, 1, 1, 1, 1, 'Monthly')`,
  ])
    await expect(pool.query(change)).rejects.toThrow('permission denied');
  const { QuoteId: quoteId } = await accepted();
  const { rows } = await sql<{ path: string }>`select path from account where account_id = ${company}`.execute(owner());
  const behind = `begin; select set_config('app.scope', '${rows[0]?.path}', true), set_config('app.user', '${knownIds.admin}', true);
    select * from make_order(${company}, array[${service}]::bigint[], array[3], array[1], array['Monthly'], array['{}']::jsonb[], array['x'], null::bigint, ${quoteId}); commit`;
  await expect(pool.query(behind)).rejects.toThrow('promises something else');
  await pool.query('rollback').catch(() => {});
});
