/** Templates of quotes: services without customer and prices, which are those of the day (SOLO-27). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import AddSalesQuoteTemplate from '../../../manifests/operations/SalesQuote/AddSalesQuoteTemplate.ts';
import CreateSalesQuoteFromTemplate from '../../../manifests/operations/SalesQuote/CreateSalesQuoteFromTemplate.ts';
import DeleteSalesQuoteTemplates from '../../../manifests/operations/SalesQuote/DeleteSalesQuoteTemplates.ts';
import GetSalesQuoteTemplatesPaged from '../../../manifests/operations/SalesQuote/GetSalesQuoteTemplatesPaged.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import SaveSalesQuote from '../../../manifests/operations/SalesQuote/SaveSalesQuote.ts';
import SaveSalesQuoteTemplate from '../../../manifests/operations/SalesQuote/SaveSalesQuoteTemplate.ts';
import { errorOf, type QuoteWorld, quoteWorld, until } from './quote-world.ts';

let world: QuoteWorld;
beforeAll(async () => {
  world = await quoteWorld();
});
afterAll(() => world.server.close());

let saved = 0;
const template = async () => {
  const quote = await world.filled();
  saved += 1;
  const made = await world.reseller.call(SaveSalesQuoteTemplate, { quoteId: quote.QuoteId, name: `Standard ${saved}` });
  return { quote, ...made };
};
const newQuote = (CustomerAccountId = world.company) => ({
  CustomerAccountId,
  Name: 'Aus der Vorlage',
  ValidUntilDate: until,
});

describe('a template', () => {
  it('keeps services, quantities and terms of a quote, and neither its customer nor a discount', async () => {
    const { QuoteId: quoteId, Fees } = await world.filled();
    const [{ LineNo = 0, ItemId = 0, ListPrice = 0 } = {}] = Fees;
    await world.reseller.call(SaveSalesQuote, { quoteId, quote: { Fees: [{ LineNo, ItemId, DiscountPercent: 50 }] } });
    const { TemplateId } = await world.reseller.call(SaveSalesQuoteTemplate, { quoteId, name: ' Mit Rabatt ' });
    const { Items } = await world.reseller.call(GetSalesQuoteTemplatesPaged, { options: { filter: 'rabatt' } });
    expect(Items).toMatchObject([{ TemplateId, Name: 'Mit Rabatt', Services: 'Endpoint Shield', LinesCount: 1 }]);
    const made = await world.reseller.call(CreateSalesQuoteFromTemplate, { templateId: TemplateId, quote: newQuote() });
    expect(made).toMatchObject({ Status: 'Draft', Services: 'Endpoint Shield', DiscountValue: 0, QuoteVersion: 1 });
    expect(made.Fees[0]).toMatchObject({ Price: ListPrice, Quantity: 3 });
    expect(made.Fees[0]?.DiscountPercent).toBeUndefined();
  });

  it('is put into a draft beside what is there, and told in its history', async () => {
    const { QuoteId: quoteId } = await world.filled();
    const { TemplateId: templateId } = await template();
    const added = await world.reseller.call(AddSalesQuoteTemplate, { quoteId, templateId });
    expect([added.LinesCount, added.Events[0]?.Event]).toEqual([2, 'Services of a template added']);
    const sent = await world.sent();
    expect((await errorOf(world.reseller, 'AddSalesQuoteTemplate', { quoteId: sent.QuoteId, templateId }))[0]).toBe(
      409,
    );
  });

  it('leaves out what is not offered to the customer, and is refused where nothing is', async () => {
    const { TemplateId: templateId } = await template();
    // In a term in which nobody sells it.
    await sql`update quote_template_line set commitment_months = 119 where quote_template_id = ${templateId}`.execute(
      world.owner(),
    );
    const drafts = async () =>
      (
        await world
          .owner()
          .selectFrom('quote')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await drafts();
    expect((await errorOf(world.reseller, 'CreateSalesQuoteFromTemplate', { templateId, quote: newQuote() }))[1]).toBe(
      'Nothing of the template is offered to the customer: Endpoint Shield.',
    );
    // Nothing half-done.
    expect(await drafts()).toBe(before);
    await sql`insert into quote_template_line (quote_template_id, line_no, service_id, quantity, commitment_months, billing)
      values (${templateId}, 2, ${world.service}, 3, 1, 'Monthly')`.execute(world.owner());
    const made = await world.reseller.call(CreateSalesQuoteFromTemplate, { templateId, quote: newQuote() });
    expect(made).toMatchObject({ LinesCount: 1, Services: 'Endpoint Shield' });
    expect(made.Events[0]).toMatchObject({ Note: 'Not offered: Endpoint Shield' });
    expect((await world.reseller.call(LoadSalesQuote, { quoteId: made.QuoteId })).Fees.length).toBeGreaterThan(0);
  });

  it('has a name of its own at its seller, and is made of something', async () => {
    const { quote, Name: name } = await template();
    const again = await world.reseller.post('SalesQuote/SaveSalesQuoteTemplate', { quoteId: quote.QuoteId, name });
    expect([again.status, Object.keys(again.fields ?? {})]).toEqual([400, ['name']]);
    const { QuoteId: quoteId } = await world.draft();
    expect((await errorOf(world.reseller, 'SaveSalesQuoteTemplate', { quoteId, name: 'Leer' }))[0]).toBe(409);
    expect((await errorOf(world.reseller, 'SaveSalesQuoteTemplate', { quoteId: quote.QuoteId, name: '  ' }))[0]).toBe(
      400,
    );
  });

  it('is deleted with others or not at all; quotes that were made of it stay', async () => {
    const { TemplateId } = await template();
    const { TemplateId: other } = await template();
    const made = await world.reseller.call(CreateSalesQuoteFromTemplate, { templateId: TemplateId, quote: newQuote() });
    expect(
      (await errorOf(world.reseller, 'DeleteSalesQuoteTemplates', { templateIds: [TemplateId, 999_999_999] }))[0],
    ).toBe(404);
    await world.reseller.call(DeleteSalesQuoteTemplates, { templateIds: [TemplateId, other] });
    expect(
      (await errorOf(world.reseller, 'CreateSalesQuoteFromTemplate', { templateId: TemplateId, quote: newQuote() }))[0],
    ).toBe(404);
    expect((await world.reseller.call(LoadSalesQuote, { quoteId: made.QuoteId })).LinesCount).toBe(1);
  });

  it('is nobody’s beside its seller: neither seen, used, deleted nor made of his quotes by others', async () => {
    const { TemplateId: templateId, quote } = await template();
    const vendor = await world.server.as('vendor');
    for (const caller of [world.admin, world.person, vendor])
      for (const [name, input] of [
        ['DeleteSalesQuoteTemplates', { templateIds: [templateId] }],
        ['CreateSalesQuoteFromTemplate', { templateId, quote: newQuote() }],
        ['AddSalesQuoteTemplate', { quoteId: quote.QuoteId, templateId }],
        ['SaveSalesQuoteTemplate', { quoteId: quote.QuoteId, name: 'Fremd' }],
      ] as const)
        expect((await errorOf(caller, name, input))[0], name).toBeGreaterThan(402);
    for (const caller of [world.admin, vendor]) {
      const { data } = await caller.post('SalesQuote/GetSalesQuoteTemplatesPaged', { limit: 1000 });
      expect(JSON.stringify(data ?? null)).not.toContain('Standard');
    }
  });
});
