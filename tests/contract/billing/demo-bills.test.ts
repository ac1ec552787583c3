/** The demo world's two years of bills: made by the product's own runs, so what holds of any bills holds of them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetInvoiceDocument from '../../../manifests/operations/Account/GetInvoiceDocument.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import RequestInvoice from '../../../manifests/operations/Account/RequestInvoice.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;

/** Its months, each with the first day of the next. */
const months = sql`(select interval_id, first_day_of(interval_id) as begins, end_of(interval_id) as ends from (
  select distinct interval_id from bill_run where interval_id between 202411 and 202610) m)`;

describe('the demo world', () => {
  it('has bills of 24 months, credit notes, and charges of which some wait', async () => {
    const [counts] = await rowsOf(sql`
      select (select count(*)::integer from ${months} m) as months, (select count(*)::integer from invoice where kind = 'CreditNote') as notes,
        (select count(*)::integer from custom_charge) as charges,
        (select count(*)::integer from custom_charge where state = 'PendingBilling') as pending,
        (select count(*)::integer from bill_run where state <> 'Finished') as unfinished`);
    expect(counts).toEqual({ months: 24, notes: 8, charges: 60, pending: 9, unfinished: 0 });
    const [{ invoices, lines } = { invoices: 0, lines: 0 }] = await rowsOf(
      sql<{
        invoices: number;
        lines: number;
      }>`select count(distinct invoice_id)::integer as invoices, count(*)::integer as lines from invoice_line`,
    );
    expect([invoices > 600, lines > 3500]).toEqual([true, true]);
  });

  it('P1: each document is the sum of its lines and taxes', async () => {
    const odd = await rowsOf(sql`
      select i.invoice_id from invoice i where i.total <> i.net + i.tax
        or i.net <> (select sum(l.amount) from invoice_line l where l.invoice_id = i.invoice_id)
        or i.net <> (select sum(t.net) from invoice_tax t where t.invoice_id = i.invoice_id)
        or i.tax <> (select sum(t.tax) from invoice_tax t where t.invoice_id = i.invoice_id)`);
    expect(odd).toEqual([]);
  });

  it('P2: in every sale no day of what is paid by the month is left out, and none is billed twice', async () => {
    const unbilled = await rowsOf(sql`
      select m.interval_id, t.tier_id, s.span_id from ${months} m
      join sale_tier t on t.from_date < m.ends and (t.to_date is null or t.to_date > m.begins)
      join account_value v on v.account_id = t.buyer_account_id
      join subscription_span s on s.account_id = t.account_id join item i using (item_id)
      cross join lateral (select daterange(m.begins, m.ends) * daterange(s.from_date, s.to_date)
        * daterange(greatest(t.from_date, (v."values" ->> 'BillingStartDate')::date), t.to_date) as days) due
      where i.billing = 'Monthly' and i.basis <> 'Metered' and not isempty(due.days)
        and coalesce(v."values" -> 'IsBillable' <> 'false', true) and not exists (
          select from invoice_line l where l.tier_id = t.tier_id and l.span_id = s.span_id and l.covers = due.days)`);
    expect(unbilled).toEqual([]);
    const twice = await rowsOf(sql`
      select l.invoice_line_id from invoice_line l join invoice_line o on o.tier_id = l.tier_id and o.span_id = l.span_id
        and o.covers && l.covers and o.invoice_line_id > l.invoice_line_id where l.kind = 'Recurring' and o.kind = 'Recurring'`);
    expect(twice).toEqual([]);
  });

  it('P3: each day the spans of a fee come to what runs of it', async () => {
    const odd = await rowsOf(sql`
      select s.account_id, span.item_id from subscription s join subscription_span span using (account_id) join item i using (item_id)
      where s.state = 'Active' and span.to_date is null and i.basis = 'Unit'
      group by s.account_id, s.quantity, span.item_id having sum(span.quantity) <> s.quantity`);
    expect(odd).toEqual([]);
  });

  it('P5: a line of a whole month is quantity times price, rounded once', async () => {
    const odd = await rowsOf(sql`
      select invoice_line_id from invoice_line where kind = 'Recurring' and days = of_days
        and abs(amount - quantity * unit_price * months) > 0.5`);
    expect(odd).toEqual([]);
  });

  it('P6: numbers of a seller, a kind and a year go from 1 on without a gap, in the order of issue', async () => {
    const odd = await rowsOf(sql`
      select invoice_id from (
        select invoice_id, right(number, 6)::integer as number, substr(number, 3, 4)::integer as year, issued_utc,
          row_number() over (partition by seller_account_id, left(number, 6) order by issued_utc, number) as place from invoice) i
      where number <> place or year <> extract(year from issued_utc at time zone 'UTC')`);
    expect(odd).toEqual([]);
  });

  it('P7: margins over the chain are what the payer pays without what the first seller pays', async () => {
    const odd = await rowsOf(sql`
      with sold as (
        select l.account_id, l.span_id, l.covers, t.position, l.amount, i.currency,
          lead(l.amount) over (partition by l.account_id, l.span_id, l.covers order by t.position) as cost,
          count(*) over (partition by l.account_id, l.span_id, l.covers) as tiers
        from invoice_line l join invoice i using (invoice_id) join sale_tier t using (tier_id) where l.kind = 'Recurring')
      select account_id, span_id, covers::text from sold group by 1, 2, 3
      having count(distinct currency) = 1 and count(*) > 1
        and sum(amount - cost) filter (where cost is not null) <>
          sum(amount) filter (where position = 1) - (array_agg(amount order by position desc))[1]`);
    expect(odd).toEqual([]);
  });

  it('P8: each line says what it comes from', async () => {
    const odd = await rowsOf(sql`
      select l.invoice_line_id from invoice_line l
      left join subscription_span s on s.span_id = l.span_id and s.account_id = l.account_id
      left join custom_charge c on c.custom_charge_id = l.custom_charge_id and c.state = 'Billed'
      left join invoice_line o on o.invoice_line_id = l.credits_line_id
      where coalesce(s.span_id, c.custom_charge_id, o.invoice_line_id) is null and l.kind <> 'Usage'`);
    expect(odd).toEqual([]);
  });

  it('P8: each approved order of something new has a line, or nothing of it was due', async () => {
    const approved = sql`
      select l.order_line_id, l.account_id, exists (
        select from invoice_line b join sale_tier t using (tier_id) join invoice i using (invoice_id)
        where b.account_id = l.account_id and t.position = 1 and i.state = 'Final' and b.kind in ('Recurring', 'OneTime')) as has_line, exists (
        select from ${months} m join sale_tier t on t.account_id = l.account_id and t.position = 1
        join account_value v on v.account_id = t.buyer_account_id join subscription s on s.account_id = t.account_id
        join subscription_span p on p.account_id = t.account_id join item i using (item_id)
        cross join lateral (select daterange(m.begins, m.ends) * daterange(p.from_date, p.to_date)
          * daterange(greatest(t.from_date, (v."values" ->> 'BillingStartDate')::date), t.to_date) as days) due
        where i.basis <> 'Metered' and coalesce(v."values" -> 'IsBillable' <> 'false', true) and case i.billing
          when 'Monthly' then not isempty(due.days) when 'Once' then p.from_date <@ due.days
          else exists (select from generate_series(-20, 20) year where (s.term_start_date + year * interval '1 year')::date <@ due.days) end) as was_due
      from order_line l join customer_order o using (order_id) where o.state = 'Approved' and l.action = 'Create'`;
    const [counts] = await rowsOf(sql`
      select count(*) filter (where has_line) > 100 as many, count(*) filter (where was_due and not has_line)::integer as missing,
        count(*) filter (where has_line and not was_due)::integer as unasked from (${approved}) a`);
    expect(counts).toEqual({ many: true, missing: 0, unasked: 0 });
  });

  it('I39: lines, sales, invoices and their buyers have one currency', async () => {
    const odd = await rowsOf(sql`
      select i.invoice_id from invoice i join account b on b.account_id = i.buyer_account_id
      left join invoice_line l using (invoice_id) left join sale_tier t using (tier_id)
      where i.currency <> b.currency or t.currency <> i.currency`);
    expect(odd).toEqual([]);
  });

  it('I38: a credit note takes back the lines that it names, each once', async () => {
    const odd = await rowsOf(sql`
      select l.credits_line_id from invoice_line l join invoice_line o on o.invoice_line_id = l.credits_line_id
      where l.kind = 'Credit' group by l.credits_line_id, o.amount having count(*) > 1 or sum(l.amount) + o.amount <> 0`);
    expect(odd).toEqual([]);
  });

  it('prints the last month, older documents for whoever asks, and no others', async () => {
    const admin = await server.as('admin');
    const drain = async () => {
      await sql`update job set run_at = case when name in ('document', 'invoice-pdf') then now() else now() + interval '1 day' end where state = 'Queued'`.execute(
        server.database.owner,
      );
      await sql`insert into job (name, payload) values ('document', '{}') on conflict do nothing`.execute(
        server.database.owner,
      );
      await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
    };
    const input = { accountId: knownIds.donau, intervalId: 202609 };
    const [invoice] = (await admin.call(GetInvoices, { ...input, kinds: ['Invoice'] })).Items;
    const invoiceId = invoice?.InvoiceId ?? 0;
    expect(await admin.post(GetInvoiceDocument.operation, { invoiceId })).toMatchObject({
      status: 409,
      message: 'It was issued before documents were printed here. Ask for its document: it is ready within 30 minutes.',
    });
    await admin.call(RequestInvoice, input);
    expect(await admin.post(GetInvoiceDocument.operation, { invoiceId })).toMatchObject({
      status: 409,
      message: 'The document is being printed. It is ready within 30 minutes.',
    });
    await drain();
    expect((await admin.call(GetInvoiceDocument, { invoiceId })).FileName).toBe(`${invoice?.InvoiceNumber}.pdf`);
    const since = sql`i.invoice_id >= (select min(invoice_id) from invoice where interval_id = 202610)`;
    const odd = await rowsOf(sql`
      select i.invoice_id from invoice i left join document d using (invoice_id)
      where i.invoice_id <> ${invoiceId} and (d.invoice_id is not null) <> (${since})`);
    expect(odd).toEqual([]);
  });
});
