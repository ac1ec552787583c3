import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CopySalesQuote from '../../../manifests/operations/SalesQuote/CopySalesQuote.ts';
import GetCustomerSalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetCustomerSalesQuotesPaged.ts';
import GetMySalesQuotesPaged from '../../../manifests/operations/SalesQuote/GetMySalesQuotesPaged.ts';
import GetQuotableCustomersPaged from '../../../manifests/operations/SalesQuote/GetQuotableCustomersPaged.ts';
import PreviewSalesQuote from '../../../manifests/operations/SalesQuote/PreviewSalesQuote.ts';
import RemoveSalesQuoteLine from '../../../manifests/operations/SalesQuote/RemoveSalesQuoteLine.ts';
import SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';

import { errorOf, line, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let admin: QuoteWorld['admin'];
let company: QuoteWorld['company'];
let draft: QuoteWorld['draft'];
let filled: QuoteWorld['filled'];
let reseller: QuoteWorld['reseller'];
let sent: QuoteWorld['sent'];
let server: QuoteWorld['server'];
let service: QuoteWorld['service'];
beforeAll(async () => {
  ({ admin, company, draft, filled, reseller, sent, server, service } = await quoteWorld());
});
afterAll(() => server.close());

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
