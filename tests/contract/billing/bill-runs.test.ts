/** Bill runs over the demo world: who is billed, once and whatever happens on the way, and that what was issued stays. */
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import TerminateAccount from '../../../manifests/operations/Account/TerminateAccount.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { intervalAfter, intervalOf } from '../../../src/rules/billing/interval.ts';
import type { Tables } from '../../../src/server/db/tables.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

const thisInterval = intervalOf(new Date().toISOString().slice(0, 10));
let server: TestServer;
/** The same world, billed at once and without any trouble. */
let calm: TestServer;
let owner: Caller;
beforeAll(async () => {
  [server, calm] = await Promise.all([startTestServer(), startTestServer()]);
  owner = await server.as('owner');
});
afterAll(() => Promise.all([server.close(), calm.close()]));

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>, of = server): Promise<readonly Row[]> =>
  (await query.execute(of.database.owner)).rows;

const states = (of = server) =>
  rowsOf(
    sql<Record<string, unknown>>`
      select 'run' as of, state, count(*)::integer as count from bill_run where interval_id = ${thisInterval} group by state
      union all select 'buyer', i.state, count(*)::integer from bill_run_item i join bill_run using (bill_run_id)
        where interval_id = ${thisInterval} group by i.state
      union all select 'invoice', state, count(*)::integer from invoice where interval_id = ${thisInterval} group by state order by 1, 2`,
    of,
  );

/** Where nothing is killed there are none. */
const problems: unknown[] = [];

/** The product's own jobs, as their schedule or a call would begin them; whoever worked on them before is gone. */
const bill = (of = server) => work('bill', of);

async function work(name: string, of: TestServer): Promise<void> {
  const { owner: db } = of.database;
  await sql`delete from job where name = ${name}`.execute(db);
  await sql`insert into job (name, payload) values (${name}, '{}')`.execute(db);
  await new Worker({
    service: of.service,
    handlers: new Map(),
    onProblem: (problem) => of === calm && problems.push(problem),
  }).drain();
}

/** What was billed for the month, without ids and times. */
const billed = (of: TestServer) =>
  rowsOf(
    sql<Record<string, unknown>>`
      select i.seller_account_id, i.buyer_account_id, i.interval_id, i.number, i.net, i.tax, i.total, i.tax_note,
        jsonb_agg(to_jsonb(l) - 'invoice_line_id' - 'invoice_id' - 'tier_price_id' order by l.line_no) as lines
      from invoice i join invoice_line l using (invoice_id) where i.interval_id = ${thisInterval} group by i.invoice_id
      order by i.seller_account_id, i.interval_id, i.buyer_account_id`,
    of,
  );

const begin = (of: Caller) => of.call(BillingRun, { interval: thisInterval });

/** Ends all connections of the server to its database, as if it had been killed. */
const kill = () =>
  rowsOf(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = ${server.database.server.user ?? ''}`);

const effectiveDay = async (accountId: unknown): Promise<string | undefined> =>
  (await rowsOf(sql<{ day: string }>`select effective_day(${accountId}::bigint)::text as day`))[0]?.day;

describe('a bill run', () => {
  it('begins once for each seller, however many ask at once, and only for whom it may (I37)', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(owner)));
    const [found] = await rowsOf(
      sql<{ runs: number }>`select count(*)::integer as runs from bill_run where interval_id = ${thisInterval}`,
    );
    expect(begun.filter((count) => count > 0)).toEqual([found?.runs]);
    const admin = await server.as('admin');
    expect(await admin.post('Administration/BillingRun', { interval: thisInterval })).toMatchObject({ status: 403 });
    expect(await owner.post('Administration/BillingRun', { interval: 202613 })).toMatchObject({ status: 400 });
    const next = intervalAfter(thisInterval, 1);
    expect((await owner.post('Administration/BillingRun', { interval: next })).message).toContain(`no month ${next}`);
  });

  it('bills each buyer of each seller once, killed on its way or not: the same bills, numbered without a gap (P4, P6)', async () => {
    const [before] = await rowsOf(sql<{ account_id: number }>`
      select t.account_id from sale_tier t join bill_run_item i on i.buyer_account_id = t.buyer_account_id limit 1`);
    expect(await effectiveDay(before?.account_id)).toBe(new Date().toISOString().slice(0, 10));
    for (let times = 0; times < 4; times += 1) {
      const bills = bill().catch(() => {});
      // At another place of its work each time.
      await new Promise((resolve) => setTimeout(resolve, 30 + 50 * times));
      await kill();
      await bills;
    }
    await bill();
    await begin(await calm.as('owner'));
    await bill(calm);
    expect(problems).toEqual([]);
    expect(await billed(server)).toEqual(await billed(calm));
    expect(await states(server)).toEqual(await states(calm));
    const odd = await rowsOf(sql`
      select seller_account_id from invoice group by seller_account_id, left(number, 6)
      having right(min(number), 6)::integer <> 1 or right(max(number), 6)::integer <> count(*)`);
    expect(odd).toEqual([]);
    const untold = await rowsOf(sql`
      select i.number from invoice i left join notice n on n.kind = 'invoice-issued' and n.subject_id = i.invoice_id
      where i.state = 'Final' and i.interval_id = ${thisInterval} group by i.invoice_id having count(n.notice_id) <> 1`);
    expect(untold).toEqual([]);
  });

  it('leaves out nobody: what is not billed has a reason, and no day of a sale that runs stays unbilled (P2)', async () => {
    const reasons = await rowsOf(
      sql<{
        is: string;
      }>`select problem ->> 'is' as is from bill_run_item where state not in ('Final', 'Nothing', 'Skipped')`,
    );
    expect(reasons).toEqual([]);
    const unbilled = await rowsOf(sql`
      select t.tier_id, s.span_id from sale_tier t
      join bill_run r on r.seller_account_id = t.seller_account_id and r.interval_id = ${thisInterval}
      join bill_run_item x on x.bill_run_id = r.bill_run_id and x.buyer_account_id = t.buyer_account_id and x.state in ('Final', 'Nothing')
      join account_value v on v.account_id = t.buyer_account_id
      join subscription_span s on s.account_id = t.account_id join item i using (item_id)
      cross join lateral (select daterange(first_day_of(${thisInterval}), end_of(${thisInterval})) * daterange(s.from_date, s.to_date)
        * daterange(greatest(t.from_date, ("values" ->> 'BillingStartDate')::date), t.to_date) as days) due
      where i.billing = 'Monthly' and i.basis <> 'Metered' and not isempty(due.days) and not exists (
        select from invoice_line l where l.tier_id = t.tier_id and l.span_id = s.span_id and l.covers = due.days)`);
    expect(unbilled).toEqual([]);
    const [log] = await rowsOf(
      sql<{ runs: number }>`select count(*)::integer as runs from audit_entry where event = 'Bill run'`,
    );
    const [runs] = await rowsOf(
      sql<{ runs: number }>`select count(*)::integer as runs from bill_run where interval_id = ${thisInterval}`,
    );
    expect(log?.runs).toBeGreaterThanOrEqual(runs?.runs ?? 0);
  });

  it('is told of when it has ended, and by its seller alone', async () => {
    const [run] = await rowsOf(sql<{ id: number; seller: string; buyer: string; invoices: number }>`
      select r.bill_run_id as id, s.path as seller, max(b.path) as buyer, count(*)::integer as invoices
      from bill_run r join bill_run_item x using (bill_run_id)
      join account s on s.account_id = r.seller_account_id join account b on b.account_id = x.buyer_account_id
      where x.state = 'Final' and s.parent_account_id is not null group by r.bill_run_id, s.path limit 1`);
    if (!run) throw new Error('No reseller has billed anybody');
    const untold = new Error('undone');
    const told: unknown[] = [];
    const tell = async (db: Kysely<Tables>, scope: string) => {
      await sql`select set_config('app.scope', ${scope}, true), tell_of_run(${run.id})`.execute(db);
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from notice join bill_run_item x on x.invoice_id = subject_id
        where kind = 'invoice-issued' and x.bill_run_id = ${run.id}`.execute(db);
      told.push(rows[0]?.n);
    };
    // As if nobody had been told of it yet; none of this stays.
    const tried = server.database.owner.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`delete from notice using bill_run_item x where x.invoice_id = subject_id and x.bill_run_id = ${run.id}`.execute(
        db,
      );
      await sql`update bill_run set state = 'Running', finished_utc = null where bill_run_id = ${run.id}`.execute(db);
      await tell(db, run.seller);
      await sql`update bill_run set state = 'Finished', finished_utc = now() where bill_run_id = ${run.id}`.execute(db);
      await tell(db, run.buyer);
      await tell(db, run.seller);
      await tell(db, run.seller);
      throw untold;
    });
    await expect(tried).rejects.toBe(untold);
    expect(told).toEqual([0, 0, run.invoices, run.invoices]);
  });

  it('is printed once: killed on the way or not, each final invoice has one document, which stays as it is', async () => {
    const printing = work('document', server).catch(() => {});
    await kill();
    await printing;
    await work('document', server);
    const printed = () =>
      rowsOf(sql<{ number: string; file_name: string; is_whole: boolean; sum: string }>`
        select i.number, d.file_name, d.sha256 = sha256(d.content) and substr(d.content, 1, 5) = '%PDF-'::bytea as is_whole,
          encode(d.sha256, 'hex') as sum
        from invoice i left join document d on d.invoice_id = i.invoice_id and d.seller_account_id = i.seller_account_id
          and d.buyer_account_id = i.buyer_account_id
        where i.state = 'Final' and i.interval_id = ${thisInterval} order by i.invoice_id`);
    const first = await printed();
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((one) => one.file_name !== `${one.number}.pdf` || !one.is_whole)).toEqual([]);
    await work('document', server);
    expect(await printed()).toEqual(first);
  });

  it('changes nothing when it is asked for again', async () => {
    const before = await billed(server);
    expect(await begin(owner)).toBe(0);
    await bill();
    expect(await billed(server)).toEqual(before);
  });

  it('moves to the next month what changes of what it has billed (I36)', async () => {
    const next = `${String(intervalAfter(thisInterval, 1)).replace(/(..)$/, '-$1')}-01`;
    const [line] = await rowsOf(sql<{ account_id: number; quantity: number; item_id: number }>`
      select l.account_id, s.quantity, l.item_id from invoice_line l join item i using (item_id) join subscription s using (account_id)
      where i.basis = 'Unit' and i.billing = 'Monthly' and s.state = 'Active' limit 1`);
    expect(await effectiveDay(line?.account_id)).toBe(next);
    const more = (line?.quantity ?? 0) + 3;
    await rowsOf(sql`select change_quantity(${line?.account_id}::bigint, ${more}::integer, null, false)`);
    const spans = await rowsOf(sql`
      select quantity, from_date::text as "from", to_date::text as until from subscription_span
      where account_id = ${line?.account_id} and item_id = ${line?.item_id} order by from_date desc limit 2`);
    expect(spans).toMatchObject([
      { quantity: more, from: next, until: null },
      { quantity: line?.quantity, until: next },
    ]);
  });

  it('lets what ends run until the end of what it has billed', async () => {
    const next = `${String(intervalAfter(thisInterval, 1)).replace(/(..)$/, '-$1')}-01`;
    const [line] = await rowsOf(sql<{ account_id: number }>`
      select l.account_id from invoice_line l join item i using (item_id) join subscription s using (account_id)
      where i.billing = 'Monthly' and s.state = 'Active' order by l.invoice_line_id desc limit 1`);
    await owner.call(TerminateAccount, {
      accountId: line?.account_id ?? 0,
      terminationReason: 'NoLongerNeeded',
    });
    const ends = await rowsOf(sql<{ until: string }>`
      select distinct s.to_date::text as until from subscription_span s where s.account_id = ${line?.account_id} and s.to_date > current_date
      union select distinct t.to_date::text from sale_tier t where t.account_id = ${line?.account_id}`);
    expect(ends).toEqual([{ until: next }]);
  });
});

describe('an issued invoice (I35)', () => {
  it.each([
    'update invoice set due_date = current_date',
    'delete from invoice',
    'delete from invoice_line',
    'update invoice_line set amount = 0',
    'insert into invoice_tax (invoice_id, percent, seller_account_id, buyer_account_id, net, tax) select invoice_id, 3, seller_account_id, buyer_account_id, 0, 0 from invoice limit 1',
    'truncate invoice cascade',
  ])('stays, whoever asks: %s', async (statement) => {
    await expect(
      server.database.owner.executeQuery(sql.raw(statement).compile(server.database.owner)),
    ).rejects.toThrow();
  });

  it.each([
    [
      'the account of another sale',
      'account_id',
      '(select min(account_id) from subscription where account_id <> l.account_id)',
    ],
    ['no account', 'account_id', 'null'],
    ['a service that nobody sells', 'service_id', '999999999'],
    ['another fee', 'item_id', '(select min(item_id) from item where item_id <> l.item_id)'],
    [
      'the sale of another buyer',
      'tier_id',
      '(select min(tier_id) from sale_tier where buyer_account_id <> l.buyer_account_id)',
    ],
    [
      'the service of another fee',
      'service_id',
      '(select min(service_id) from service where service_id <> l.service_id)',
    ],
    ['another buyer', 'buyer_account_id', 'l.seller_account_id'],
    ['another month', 'interval_id', '209903'],
    [
      'the price of another sale',
      'tier_price_id',
      '(select min(tier_price_id) from tier_price where tier_id <> l.tier_id)',
    ],
    ['units of another', 'span_id', '(select min(span_id) from subscription_span where account_id <> l.account_id)'],
  ])('has no line of %s', async (_label, column, value) => {
    const { owner } = server.database;
    const columns = [
      'buyer_account_id',
      'account_id',
      'service_id',
      'item_id',
      'tier_id',
      'span_id',
      'tier_price_id',
      'interval_id',
    ];
    const namedIn = (each: string) => (each === column ? value : each === 'interval_id' ? '209902' : `l.${each}`);
    const written = owner.transaction().execute(async (db) => {
      const { rows } = await sql<{ id: number }>`
        insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total)
        select i.seller_account_id, i.buyer_account_id, 209902, i.currency, 5, 0, 5 from invoice i join invoice_line l using (invoice_id)
        where l.kind = 'Recurring' order by l.invoice_line_id limit 1 returning invoice_id as id`.execute(db);
      const of = sql.raw(columns.map(namedIn).join());
      await sql`
        insert into invoice_line (invoice_id, seller_account_id, line_no, kind, ${sql.raw(columns.join())}, covers,
          quantity, unit_price, amount)
        select ${rows[0]?.id}, l.seller_account_id, 1, 'Recurring', ${of}, daterange('2099-02-01', '2099-03-01'), 1, 5, 5
        from invoice_line l where l.kind = 'Recurring' order by l.invoice_line_id limit 1`.execute(db);
    });
    await expect(written).rejects.toThrow(/invoice_line_(of|names)_/);
  });

  it('has no day of a span twice in a sale, and each day of it once', async () => {
    const { owner } = server.database;
    const writing = (from: string, until: string) =>
      owner.transaction().execute(async (db) => {
        const { rows } = await sql<{ id: number }>`
          insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total)
          select i.seller_account_id, i.buyer_account_id, 209902, i.currency, 0, 0, 0 from invoice i join invoice_line l using (invoice_id)
          where l.kind = 'Recurring' order by l.invoice_line_id limit 1 returning invoice_id as id`.execute(db);
        const writeLine = (place: number, begins: string, ends: string) =>
          sql`
          insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id,
            tier_id, span_id, tier_price_id, covers, quantity, unit_price, months, amount)
          select ${rows[0]?.id}, l.seller_account_id, l.buyer_account_id, 209902, ${place}, 'Recurring', l.account_id, l.service_id, l.item_id,
            l.tier_id, l.span_id, l.tier_price_id, daterange(${begins}, ${ends}), 1, 0, 1, 0
          from invoice_line l where l.kind = 'Recurring' order by l.invoice_line_id limit 1`.execute(db);
        await writeLine(1, '2099-02-05', '2099-02-20');
        await writeLine(2, from, until);
        throw new Error('both');
      });
    for (const [from, until] of [
      ['2099-02-05', '2099-02-20'],
      ['2099-02-19', '2099-03-01'],
      ['2099-01-01', '2099-02-06'],
      ['2099-02-10', '2099-02-11'],
    ] as const)
      await expect(writing(from, until)).rejects.toThrow('invoice_line_days_once');
    for (const [from, until] of [
      ['2099-02-20', '2099-03-01'],
      ['2099-02-01', '2099-02-05'],
    ] as const)
      await expect(writing(from, until)).rejects.toThrow('both');
  });

  it.each([
    ['sale', 'delete from sale_tier where tier_id = l.tier_id'],
    ['units', 'delete from subscription_span where span_id = l.span_id'],
    ['price', 'delete from tier_price where tier_price_id = l.tier_price_id'],
    ['fee', 'delete from item where item_id = l.item_id'],
    ['service', 'delete from service where service_id = l.service_id'],
    ['sales', 'truncate sale_tier cascade'],
    ['spans', 'truncate subscription_span cascade'],
    ['sale as it is', 'update sale_tier set account_id = account_id + 1 where tier_id = l.tier_id'],
    ['units as they are', 'update subscription_span set item_id = item_id + 1 where span_id = l.span_id'],
    ['price as it is', 'update tier_price set item_id = item_id + 1 where tier_price_id = l.tier_price_id'],
    [
      'service of the fee',
      'update item set service_id = (select min(service_id) from service where service_id <> l.service_id) where item_id = l.item_id',
    ],
  ])('keeps the %s that its lines name', async (_label, change) => {
    const lost = sql.raw(`do $$ declare l portolan.invoice_line; begin
      select * into l from portolan.invoice_line where kind = 'Recurring' and tier_price_id is not null order by invoice_line_id limit 1;
      ${change}; set constraints all immediate; end $$`);
    await expect(rowsOf(lost)).rejects.toThrow(
      /only the end changes|foreign key|stays|Only a draft is deleted|append|refuse/,
    );
  });

  it('is the sum of its lines, or there is none (P1)', async () => {
    const made = server.database.owner.transaction().execute(async (transaction) => {
      await sql`insert into invoice (seller_account_id, buyer_account_id, interval_id, currency, net, tax, total)
        select seller_account_id, buyer_account_id, 209901, currency, 5, 0, 5 from invoice limit 1`.execute(
        transaction,
      );
    });
    await expect(made).rejects.toThrow('not the sum of its parts');
  });
});
