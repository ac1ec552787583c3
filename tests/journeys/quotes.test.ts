/** A quote goes out, is superseded, accepted by the link of its letter without a sign-in, set up and ordered (SOLO-22 to SOLO-25). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callPath } from '../security/watch.ts';
import { type Mailbox, openMailbox } from './browser/mailbox.ts';
import { company } from './browser/ordering.ts';
import { expectNoSidewaysScroll, openPortal, type Portal, type Visitor } from './browser/portal.ts';

const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
let portal: Portal;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  portal = await openPortal(mailbox.environment);
  await portal.pass(
    `update portolan.account_value set "values" = "values" || '{"CreditLimit": 10000000}' where account_id = ${company}`,
  );
});
afterAll(async () => {
  await portal?.close();
  await mailbox?.close();
});

interface Quote {
  readonly QuoteId: number;
  readonly OrderValue: number;
  readonly Fees: readonly { readonly LineNo: number; readonly ItemId: number; readonly ListPrice: number }[];
}

/** What the seller's page would send. */
async function call(visitor: Visitor, name: string, data: object): Promise<Quote> {
  const answer = await visitor.context.request.post(`${portal.address}${callPath}SalesQuote/${name}`, {
    data,
    headers: { origin: portal.address },
  });
  expect([name, answer.status()]).toEqual([name, 200]);
  return (await answer.json()).data;
}

async function draft(seller: Visitor): Promise<Quote> {
  const [service] = await portal.pass(
    `select service_id from portolan.service where product_name = 'Virtual Desktop Plus'`,
  );
  const quote = { CustomerAccountId: company, Name: 'Leitwarte Nord', ValidUntilDate: until, Note: 'Bis Jahresende.' };
  const { QuoteId: quoteId } = await call(seller, 'CreateSalesQuote', { quote });
  const line = { quoteId, serviceId: Number(service?.['service_id']), quantity: 40, term: '12-YearlyPrepaid' };
  const { Fees } = await call(seller, 'AddSalesQuoteLine', line);
  const [first, second] = Fees;
  return call(seller, 'SaveSalesQuote', {
    quoteId,
    quote: {
      Fees: [
        { LineNo: first?.LineNo, ItemId: first?.ItemId, DiscountPercent: 8 },
        { LineNo: second?.LineNo, ItemId: second?.ItemId, Price: 7.5 },
      ],
    },
  });
}

async function send(seller: Visitor, quoteId: number): Promise<string> {
  await seller.open(`/quotes/${quoteId}`);
  await seller.page.getByRole('button', { name: 'Send to customer' }).click();
  await seller.page.getByRole('dialog').getByRole('button', { name: 'Send to customer' }).click();
  await seller.page.getByText('Quote sent').first().waitFor();
  const letter = await mailbox.next(/quote-by-link/);
  return /\/quote-by-link\/\S+/.exec(letter.text)?.[0] ?? '';
}

it('is read on a phone by its link, and the version after it accepted, set up and ordered at its prices', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const first = await draft(seller);
  const link = await send(seller, first.QuoteId);

  // Whoever reads the letter is not signed in.
  const reader = await portal.visitor({ viewport: { width: 390, height: 844 } });
  await reader.open(link);
  await reader.page.getByText('Waits for your answer').waitFor();
  await reader.page.getByText('Bis Jahresende.').waitFor();
  await expectNoSidewaysScroll(reader.page);
  expect(await reader.violations()).toEqual([]);

  // The next version supersedes it, and its link with it.
  const next = await call(seller, 'ReviseSalesQuote', { quoteId: first.QuoteId, validUntilDate: until });
  const [fee] = next.Fees;
  await call(seller, 'SaveSalesQuote', {
    quoteId: next.QuoteId,
    quote: { Fees: [{ LineNo: fee?.LineNo, ItemId: fee?.ItemId, DiscountPercent: 12 }] },
  });
  await seller.open(`/quotes/${next.QuoteId}/versions`);
  await seller.page.getByText('Changed', { exact: true }).first().waitFor();
  expect(await seller.violations()).toEqual([]);
  const second = await send(seller, next.QuoteId);
  await reader.page.reload();
  await reader.page.getByText('This link opens no quote any more.').first().waitFor();

  await reader.open(second);
  await reader.page.getByRole('button', { name: 'Accept quote' }).click();
  await reader.page.getByRole('textbox', { name: 'Your name' }).fill('Ágnes Szőke-Müllner');
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
  await reader.page.getByText('Ágnes Szőke-Müllner').waitFor();
  expect(await reader.violations()).toEqual([]);
  expect(reader.faults.filter((fault) => !/404/.test(fault))).toEqual([]);

  // Ordering needs the sign-in.
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  await admin.open(`/quote/${next.QuoteId}`);
  await page.getByText('Ágnes Szőke-Müllner', { exact: false }).first().waitFor();
  await page.getByRole('link', { name: 'Virtual Desktop Plus' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Leitwarte Nord, Tische');
  await page.getByRole('button', { name: 'Keep for the order' }).click();
  await page.getByText('Kept until the quote is ordered').first().waitFor();
  await page.getByRole('button', { name: 'Order from the quote' }).click();
  const dialog = page.getByRole('dialog');
  const terms = dialog.getByRole('checkbox');
  if (await terms.isVisible()) await terms.check();
  await dialog.getByRole('button', { name: 'Order from the quote' }).click();
  await page.getByText('Ordered from the quote').first().waitFor();
  expect(admin.faults).toEqual([]);
  expect(seller.faults).toEqual([]);
  const [ordered] = await portal.pass(
    `select o.order_value, a.display_name, q.decided_name from portolan.customer_order o join portolan.order_line l using (order_id)
     join portolan.account a on a.account_id = l.account_id join portolan.quote q on q.quote_id = o.quote_id where o.quote_id = ${next.QuoteId}`,
  );
  expect(ordered).toMatchObject({ display_name: 'Leitwarte Nord, Tische', decided_name: 'Ágnes Szőke-Müllner' });
  const [quoted] = await portal.pass(
    `select sum(p.value) as value from portolan.quote_line l join portolan.quote_line_price p using (quote_line_id) where l.quote_id = ${next.QuoteId}`,
  );
  expect(Number(ordered?.['order_value'])).toBe(Number(quoted?.['value']));
});
