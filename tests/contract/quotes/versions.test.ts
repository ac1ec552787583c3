/** Two versions of a quote side by side (SOLO-25). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import CompareSalesQuoteVersions from '../../../manifests/operations/SalesQuote/CompareSalesQuoteVersions.ts';
import ReviseSalesQuote from '../../../manifests/operations/SalesQuote/ReviseSalesQuote.ts';
import SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { errorOf, line, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await quoteWorld();
});
afterAll(() => world.server.close());

async function twoVersions() {
  const first = await world.sent();
  const next = await world.reseller.call(ReviseSalesQuote, { quoteId: first.QuoteId, validUntilDate: until });
  const [{ LineNo = 0, ItemId = 0 } = {}] = next.Fees;
  const quoteId = next.QuoteId;
  await world.reseller.call(SaveSalesQuote, { quoteId, quote: { Fees: [{ LineNo, ItemId, Quantity: 5 }] } });
  await world.reseller.call(AddSalesQuoteLine, { quoteId, serviceId: world.service, ...line });
  return { first, quoteId };
}

describe('versions of a quote', () => {
  it('are held against each other: lines that came or changed, and what each comes to', async () => {
    const { first, quoteId } = await twoVersions();
    const compared = await world.reseller.call(CompareSalesQuoteVersions, { quoteId });
    expect(compared).toMatchObject({
      Before: 1,
      After: 2,
      BeforeStatus: 'Sent',
      AfterStatus: 'Draft',
      BeforeValue: first.OrderValue,
    });
    expect(compared.Lines[0]).toMatchObject({ Change: 'Changed', QuantityBefore: 3, QuantityAfter: 5 });
    expect(compared.Lines.slice(first.Fees.length).every(({ Change }) => Change === 'Added')).toBe(true);
    const { AfterValue = 0, BeforeValue = 0, Difference = 0 } = compared;
    expect(Difference).toBeCloseTo(AfterValue - BeforeValue, 3);
    expect(compared.Totals.reduce((sum, total) => sum + total.Difference, 0)).toBeCloseTo(Difference, 3);
    const same = await world.reseller.call(CompareSalesQuoteVersions, { quoteId, withQuoteId: quoteId });
    expect(new Set(same.Lines.map(({ Change }) => Change))).toEqual(new Set(['Same']));
  });

  it('show the customer no draft, and nobody two quotes as if they were one', async () => {
    const { first, quoteId } = await twoVersions();
    expect(await world.admin.call(CompareSalesQuoteVersions, { quoteId: first.QuoteId })).toMatchObject({
      After: 1,
      Lines: [],
    });
    expect((await errorOf(world.admin, 'CompareSalesQuoteVersions', { quoteId }))[0]).toBe(404);
    expect(
      (await errorOf(world.admin, 'CompareSalesQuoteVersions', { quoteId: first.QuoteId, withQuoteId: quoteId }))[0],
    ).toBe(404);
    const other = await world.sent();
    expect(
      (await errorOf(world.reseller, 'CompareSalesQuoteVersions', { quoteId, withQuoteId: other.QuoteId }))[0],
    ).toBe(404);
    await world.reseller.call(SendSalesQuote, { quoteId });
    const seen = await world.admin.call(CompareSalesQuoteVersions, { quoteId });
    expect([seen.Before, seen.After, Object.keys(seen.Lines[0] ?? {}).some((key) => /Cost|Margin/.test(key))]).toEqual([
      1,
      2,
      false,
    ]);
  });
});
