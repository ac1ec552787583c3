import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import CopySalesQuote from '../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import CreateSalesQuote from '../../../manifests/operations/SalesQuote/CreateSalesQuote.ts';
import ExportSalesQuote from '../../../manifests/operations/SalesQuote/ExportSalesQuote.ts';
import GetMySalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetMySalesQuotesPaged.ts';
import GetReceivedSalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetReceivedSalesQuotesPaged.ts';
import GetSalesQuotes from '../../../manifests/operations/SalesQuote/GetSalesQuotes.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import RejectSalesQuote from '../../../manifests/operations/SalesQuote/RejectSalesQuote.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import type { Caller } from '../../database/server.ts';

import { errorOf, line, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let admin: QuoteWorld['admin'];
let company: QuoteWorld['company'];
let filled: QuoteWorld['filled'];
let person: QuoteWorld['person'];
let reseller: QuoteWorld['reseller'];
let sent: QuoteWorld['sent'];
let server: QuoteWorld['server'];
let service: QuoteWorld['service'];
let without: QuoteWorld['without'];
beforeAll(async () => {
  ({ admin, company, filled, person, reseller, sent, server, service, without } = await quoteWorld());
});
afterAll(() => server.close());

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

  it('learn no id of the seller’s people, and by name whom they may ask alone', async () => {
    const quote = await sent();
    const { CreatorAccountId: writer } = quote;
    expect(writer).toBe((await reseller.me()).UserAccountId);
    const bought = await admin.call(LoadSalesQuote, { quoteId: quote.QuoteId });
    expect([bought.CreatorAccountId, bought.Creator]).toEqual([undefined, quote.Creator]);
    const received = await admin.call(GetReceivedSalesQuotesPaged, { limit: 1000 });
    expect(received.Items.map(({ QuoteId }) => QuoteId)).toContain(quote.QuoteId);
    expect(received.Items.filter(({ CreatorAccountId, Creator }) => CreatorAccountId || Creator)).toEqual([]);
    const answered = await reseller.call(AcceptSalesQuote, { quoteId: quote.QuoteId, reason: 'Am Telefon' });
    expect(answered.DecidedBy).toBe(quote.Creator);
    const read = await admin.call(LoadSalesQuote, { quoteId: quote.QuoteId });
    expect(read.DecidedBy).toBe(quote.Seller);
    expect([...new Set(read.Events.map(({ By }) => By))]).toEqual([quote.Seller]);
    const declined = await admin.call(RejectSalesQuote, { quoteId: (await sent()).QuoteId, reason: 'Zu teuer' });
    expect(declined.DecidedBy).toBe((await reseller.call(LoadSalesQuote, { quoteId: declined.QuoteId })).DecidedBy);
    expect(declined.DecidedBy).not.toBe(quote.Seller);
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

it('of the deprecated tool needs its right, stays out of other lists, and is copied as a quote', async () => {
  const quote = { CustomerAccountId: company, Name: 'Altbestand', ValidUntilDate: until, Kind: 'SalesQuote' } as const;
  const { QuoteId: quoteId } = await reseller.call(CreateSalesQuote, { quote });
  expect((await reseller.call(GetSalesQuotes, {})).map(({ QuoteId }) => QuoteId)).toContain(quoteId);
  const found = async (filter: string) =>
    (await reseller.call(GetSalesQuotes, { options: { filter } })).map(({ QuoteId }) => QuoteId);
  expect(await found('ALTBEST')).toEqual([quoteId]);
  expect(await found('Altbestand%')).toEqual([]);
  expect(await found('nothing of this name')).toEqual([]);
  expect((await errorOf(admin, 'GetSalesQuotes', { options: { filter: 'alt' } }))[0]).toBe(403);
  expect((await errorOf(admin, 'GetSalesQuotes', {}))[0]).toBe(403);
  const mine = await reseller.call(GetMySalesQuotesPaged, { limit: 1000 });
  expect(mine.Items.some(({ QuoteId }) => QuoteId === quoteId)).toBe(false);
  await without('SALESQUOTE', async (caller) => {
    expect((await errorOf(caller, 'CreateSalesQuote', { quote }))[0]).toBe(403);
    expect((await errorOf(caller, 'LoadSalesQuote', { quoteId }))[0]).toBe(404);
  });
  const copy = await reseller.call(CopySalesQuote, { quoteId, name: 'Neu', validUntilDate: until });
  expect(copy).toMatchObject({ Kind: 'Quotation', Name: 'Neu' });
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
