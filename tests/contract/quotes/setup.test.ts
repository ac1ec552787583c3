/** What the services of an accepted quote need to be told before it is ordered (SOLO-24). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetOrderTerms from '../../../manifests/operations/Account/GetOrderTerms.ts';
import AcceptSalesQuote from '../../../manifests/operations/SalesQuote/AcceptSalesQuote.ts';
import AddSalesQuoteLine from '../../../manifests/operations/SalesQuote/AddSalesQuoteLine.ts';
import ConfigureSalesQuoteLine from '../../../manifests/operations/SalesQuote/ConfigureSalesQuoteLine.ts';
import GetSalesQuoteLine from '../../../manifests/operations/SalesQuote/GetSalesQuoteLine.ts';
import LoadSalesQuote from '../../../manifests/operations/SalesQuote/LoadSalesQuote.ts';
import OrderSalesQuote from '../../../manifests/operations/SalesQuote/OrderSalesQuote.ts';
import SendSalesQuote from '../../../manifests/operations/SalesQuote/SendSalesQuote.ts';
import { errorOf, type QuoteWorld, quoteWorld } from './quote-world.ts';

let world: QuoteWorld;
let asking: number;
beforeAll(async () => {
  world = await quoteWorld();
  const { service_id } = await world
    .owner()
    .selectFrom('service')
    .select('service_id')
    .where('product_name', '=', 'Virtual Desktop Plus')
    .executeTakeFirstOrThrow();
  asking = service_id;
});
afterAll(() => world.server.close());

async function acceptedQuote() {
  const { QuoteId: quoteId } = await world.filled();
  const terms = await world.admin.call(GetOrderTerms, {
    parentAccountId: world.company,
    serviceId: asking,
    quantity: 2,
  });
  const term = terms[0]?.Term ?? '';
  await world.reseller.call(AddSalesQuoteLine, { quoteId, serviceId: asking, quantity: 2, term });
  await world.reseller.call(SendSalesQuote, { quoteId });
  return world.admin.call(AcceptSalesQuote, { quoteId });
}

describe('the set-up of an accepted quote', () => {
  it('is asked line by line, kept, and goes into the order', async () => {
    const { QuoteId: quoteId, Setup, SetupNeeded } = await acceptedQuote();
    expect([Setup.map(({ LineNo }) => LineNo), SetupNeeded]).toEqual([[1, 2], expect.any(Number)]);
    const line = await world.admin.call(GetSalesQuoteLine, { quoteId, lineNo: 2 });
    expect(line).toMatchObject({ AccountId: world.company, ServiceId: asking, Quantity: 2 });
    const configuration = { ...line.Start, SubscriptionName: 'Leitwarte Nord' };
    const kept = await world.admin.call(ConfigureSalesQuoteLine, { quoteId, lineNo: 2, configuration });
    expect(kept.Setup[1]).toMatchObject({ State: 'Ready' });
    expect((await world.reseller.call(GetSalesQuoteLine, { quoteId, lineNo: 2 })).Start).toMatchObject({
      SubscriptionName: 'Leitwarte Nord',
    });
    const { OrderId } = await world.admin.call(OrderSalesQuote, { quoteId });
    const { rows } = await sql<{ display_name: string }>`
      select a.display_name from order_line l join account a using (account_id) where l.order_id = ${OrderId} order by l.line_no`.execute(
      world.owner(),
    );
    expect(rows.map(({ display_name }) => display_name)).toEqual(['Endpoint Shield', 'Leitwarte Nord']);
    expect((await errorOf(world.admin, 'ConfigureSalesQuoteLine', { quoteId, lineNo: 2, configuration }))[0]).toBe(409);
  });

  it('is refused with the field that is wrong, before anything is ordered', async () => {
    const { QuoteId: quoteId } = await acceptedQuote();
    const wrong = await world.admin.post('SalesQuote/ConfigureSalesQuoteLine', {
      quoteId,
      lineNo: 2,
      configuration: { RenewalMode: 'Nie' },
    });
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining(['configuration.RenewalMode']),
    ]);
    expect((await errorOf(world.admin, 'ConfigureSalesQuoteLine', { quoteId, lineNo: 9, configuration: {} }))[0]).toBe(
      404,
    );
    const ordered = await world.admin.post('SalesQuote/OrderSalesQuote', {
      quoteId,
      configurations: [{ LineNo: 2, Configuration: { RenewalMode: 'Nie' } }],
    });
    expect([ordered.status, Object.keys(ordered.fields ?? {})]).toEqual([
      400,
      expect.arrayContaining(['configurations[1].Configuration.RenewalMode']),
    ]);
    expect((await world.admin.call(LoadSalesQuote, { quoteId })).Status).toBe('Accepted');
  });

  it('changes nothing that was quoted, and is nobody’s but of those who may order', async () => {
    const { QuoteId: quoteId } = await acceptedQuote();
    await expect(
      sql`update quote_line set quantity = 1, configuration = '{"a": 1}' where quote_id = ${quoteId}`.execute(
        world.owner(),
      ),
    ).rejects.toThrow('stays as it was quoted');
    const sent = await world.sent();
    expect(
      (
        await errorOf(world.admin, 'ConfigureSalesQuoteLine', { quoteId: sent.QuoteId, lineNo: 1, configuration: {} })
      )[0],
    ).toBe(409);
    const vendor = await world.server.as('vendor');
    for (const caller of [world.person, vendor])
      for (const [name, input] of [
        ['GetSalesQuoteLine', { quoteId, lineNo: 1 }],
        ['ConfigureSalesQuoteLine', { quoteId, lineNo: 1, configuration: {} }],
      ] as const)
        expect((await errorOf(caller, name, input))[0], name).toBeGreaterThan(402);
  });

  it('accepts terms with the order that nobody has accepted yet', async () => {
    const { QuoteId: quoteId } = await acceptedQuote();
    // As if nobody had.
    await sql`begin; alter table portolan.terms_acceptance disable trigger user;
      delete from portolan.terms_acceptance where company_account_id = ${sql.lit(world.company)};
      alter table portolan.terms_acceptance enable trigger user; commit`.execute(world.owner());
    const { OpenTerms, OpenTermsIds } = await world.admin.call(LoadSalesQuote, { quoteId });
    expect(OpenTerms).toBeGreaterThan(0);
    expect((await errorOf(world.admin, 'OrderSalesQuote', { quoteId }))[0]).toBe(409);
    await world.admin.call(OrderSalesQuote, { quoteId, termsIds: OpenTermsIds });
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from terms_acceptance where company_account_id = ${world.company} and terms_id = any (${OpenTermsIds}::bigint[])`.execute(
      world.owner(),
    );
    expect(rows[0]?.count).toBe(OpenTermsIds.length);
  });
});
