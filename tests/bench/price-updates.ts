/**
 * What updates of prices cost: a pricelist of 100,000 prices computed anew, one service that changes in 1,000 pricelists below, and which
 * prices a buyer gets; each beside a plain statement that works out and writes, or reads, as many. `size=10000` takes fewer prices.
 */
import pg from 'pg';
import { columns, p95, spread } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { type Server, startBuilt } from './server.ts';

/** Beyond all ids of the demo world. */
const first = 60_000_000;
const itemsOfService = 3;
const [upper, lower, lists] = [99, 450, 900];
const servicesBelow = 40;

export async function benchPriceUpdates(databaseUrl: string, size: number, rounds: number): Promise<readonly Goal[]> {
  const prices = Math.min(size, 100_000);
  const server = await startBuilt(databaseUrl, 'small');
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  try {
    const made = await timed(() => generate(database, Math.ceil(prices / itemsOfService)));
    console.info(
      `\n${prices} fees in one pricelist, ${upper + lists} pricelists below: made in ${(made / 1000).toFixed(1)} s`,
    );
    const [root = 0] = await numbers(database, `select marketplace_id from marketplace where name = 'All there is'`);
    const [sold = 0] = await numbers(database, `select marketplace_id from marketplace where name = 'Bench 0'`);
    const anew = (before?: string) =>
      updated(database, server, before, `select queue_price_update(array[${root}], 'Rules', null, null, current_date)`);
    const written = await anew();
    const nothing = await repeated(rounds, () => anew());
    const few = await repeated(rounds, (round) => anew(changedCosts(prices / 1000, round)));
    const all = await repeated(rounds, (round) =>
      anew(`update pricing_rule set percent = ${11 + round} where marketplace_id = ${root} and not is_default`),
    );
    // All below follow, one level after the other.
    await updated(
      database,
      server,
      undefined,
      `select queue_price_update(array[${sold}], 'Rules', null, null, current_date)`,
    );
    const below = await repeated(rounds, (round) =>
      updated(
        database,
        server,
        changedCosts(itemsOfService, round),
        `select queue_price_update(array[${sold}], 'Vendor', array(select item_id from item join service using (service_id)
        where product_name = 'bench 1'), null, current_date)`,
      ),
    );
    const floorOf = (places: string) => repeated(rounds, () => timed(() => database.query(plain(places))));
    const floors = {
      few: await floorOf(`o.marketplace_id = ${root} and i.item_id in (${firstItems(prices / 1000)})`),
      all: await floorOf(`o.marketplace_id = ${root}`),
      below: await floorOf(`i.service_id = (select service_id from service where product_name = 'bench 1')
        and o.marketplace_id <> ${root}`),
    };
    const { got, floor: gotFloor } = await pricesGot(database);
    console.info(
      columns([
        ['', 'ms', 'as many by one statement, ms', 'most MB of the server'],
        ['written at first', spread([written.time]), '', String(Math.round(written.memory))],
        ['nothing changes', spread(nothing.map(({ time }) => time)), '', most(nothing)],
        ['one in a thousand changes', spread(few.map(({ time }) => time)), spread(floors.few), most(few)],
        ['all change', spread(all.map(({ time }) => time)), spread(floors.all), most(all)],
        ['one service in 1,000 pricelists', spread(below.map(({ time }) => time)), spread(floors.below), most(below)],
        ['prices of 100 fees for a buyer', spread(got), spread(gotFloor), ''],
      ]),
    );
    const times = (of: readonly Measured[]) => of.map(({ time }) => time);
    return [
      { goal: `${prices} prices, one in a thousand changes`, unit: 'ms', ours: times(few), wanted: { atMost: 2000 } },
      { goal: `${prices} prices, all change`, unit: 'ms', ours: times(all), wanted: { atMost: 8000 } },
      { goal: 'one service in 1,000 pricelists', unit: 'ms', ours: times(below), wanted: { atMost: 2000 } },
      { goal: 'prices of 100 fees for a buyer, p95', unit: 'ms', ours: [p95(got)], wanted: { atMost: 5 } },
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

interface Measured {
  readonly time: number;
  readonly memory: number;
}

/** Waits until the round has worked off what was asked for, and all that follows from it. */
async function updated(
  database: pg.Client,
  server: Server,
  before: string | undefined,
  asked: string,
): Promise<Measured> {
  if (before) await database.query(before);
  let memory = 0;
  const time = await timed(async () => {
    await database.query(asked);
    for (let [open, looks] = [1, 0]; open > 0; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      [open = 0] = await numbers(database, `select count(*) from price_update where state in ('Queued', 'Updating')`);
      // A program of its own, which would take a core for a part of the time if it ran each time.
      if (looks % 10 === 0) memory = Math.max(memory, await server.memory());
    }
  });
  const [failed = 0] = await numbers(database, `select count(*) from price_update where state = 'Failed'`);
  if (failed > 0) throw new Error(`${failed} updates failed`);
  return { time, memory };
}

const firstItems = (items: number): string =>
  `select item_id from item join service using (service_id) where product_name like 'bench %' order by item_id limit ${Math.round(items)}`;

/** As a vendor changes them, but without what that sets off by itself. */
const changedCosts = (items: number, round: number): string => `
  begin;
  set local session_replication_role = replica;
  update item_cost set purchase_price = purchase_price + 0.1 + ${round} * 0.01 where item_id in (${firstItems(items)});
  commit`;

/** The same result without timelines, reasons that are told, constraints and policies. @param places of pricelists, of which it is written. */
const plain = (places: string): string => `
  create temporary table worked_out as
    select o.marketplace_id, o.marketplace_offer_id, i.item_id, c.min_quantity, round(c.purchase_price * 1.1, 2) as amount, current_date as valid_from_date,
      jsonb_build_object('cost', c.purchase_price, 'srp', r.srp, 'winner', 'Markup') as reason
    from marketplace_offer o join item i using (service_id) join item_cost c using (item_id) join item_srp r on r.item_id = i.item_id
    where ${places} and o.state = 'Active';
  drop table worked_out`;

/** The first price of each fee in the order of the buyer's pricelists, whoever asks. */
const plainlyGot = `
  select distinct on (p.item_id) p.item_id, p.price_id, p.amount, m.currency
  from marketplace_customer c join marketplace m using (marketplace_id) join price p using (marketplace_id)
  where c.customer_account_id = $1 and p.item_id = any ($2)
    and p.min_quantity <= 5 and p.valid_from_date <= current_date and (p.valid_until_date is null or p.valid_until_date > current_date)
  order by p.item_id, m.priority, p.min_quantity desc`;

/** In the scope of the root, as the server's login, which the policies hold for; and as the owner, whom none holds for. */
async function pricesGot(database: pg.Client) {
  const { rows: logins } = await database.query<{ name: string }>(
    `select value as name from installation where name = 'declared-role'`,
  );
  const [got, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round < 200; round += 1) {
    const services = Array.from(
      { length: Math.ceil(100 / itemsOfService) },
      (_, place) => `bench ${1 + ((round * 13 + place) % servicesBelow)}`,
    );
    const items = await numbers(
      database,
      `select item_id from item join service using (service_id) where product_name in (${services.map((name) => `'${name}'`).join()})`,
    );
    await database.query(
      `begin; select set_config('app.scope', (select path from portolan.account where parent_account_id is null), true), set_config('app.user', '1', true); set local role ${logins[0]?.name}`,
    );
    const values = [first + 200 + (round % lower), items];
    got.push(
      await timed(() =>
        database.query({
          name: 'got',
          text: 'select * from portolan.prices_for($1, $2, 5, current_date)',
          values,
        }),
      ),
    );
    await database.query('rollback');
    floor.push(await timed(() => database.query({ name: 'plainly got', text: plainlyGot, values })));
  }
  return { got, floor };
}

/** Loaded as a restored copy would be: what triggers would work out stands in the rows already. */
async function generate(database: pg.Client, services: number): Promise<void> {
  await database.query(`
    begin;
    set local session_replication_role = replica;
    create temporary table root on commit drop as select account_id, path from account where parent_account_id is null;
    create temporary table vendor on commit drop as select min(account_id) as account_id from vendor_profile where state = 'Published';
    insert into account (account_id, parent_account_id, path, account_type, display_name, account_identificator, country, currency)
      select ${first} + n, root.account_id, root.path || (${first} + n) || '/', 'Reseller', 'Upper ' || n, 'U-' || n, 'DE', 'EUR'
      from generate_series(1, ${upper}) n, root;
    insert into account (account_id, parent_account_id, path, account_type, display_name, account_identificator, country, currency)
      select ${first} + 200 + n, u.account_id, u.path || (${first} + 200 + n) || '/', 'Reseller', 'Lower ' || n, 'L-' || n, 'DE', 'EUR'
      from generate_series(0, ${lower - 1}) n join account u on u.account_id = ${first} + 1 + n % ${upper};
    insert into service (owner_account_id, product_name, product_number, category, state, published_utc)
      select vendor.account_id, 'bench ' || n, 'B-' || n, 'Workplace', 'Published', now() from generate_series(1, ${services}) n, vendor;
    insert into item (service_id, owner_account_id, names, fee_type, basis, unit, commitment_months, billing, position)
      select s.service_id, s.owner_account_id, '{"en": "Per user"}', 'Monthly', 'Unit', 'User', 1, 'Monthly', k
      from service s, generate_series(1, ${itemsOfService}) k where s.product_name like 'bench %';
    insert into item_cost (item_id, owner_account_id, currency, purchase_price, valid_from_date)
      select i.item_id, i.owner_account_id, 'EUR', 1 + i.item_id * 7919 % 5000 / 100.0, '2026-01-01' from item i join service s using (service_id) where s.product_name like 'bench %';
    insert into item_srp (item_id, owner_account_id, service_id, currency, srp, valid_from_date)
      select c.item_id, i.owner_account_id, i.service_id, 'EUR', round(c.purchase_price * 1.5, 2), '2026-01-01'
      from item_cost c join item i using (item_id) join service s using (service_id) where s.product_name like 'bench %';
    insert into marketplace (owner_company_id, name, currency, priority)
      select account_id, name, 'EUR', 900 + place from root, (values ('All there is', 1), ('Bench 0', 2)) list (name, place);
    insert into marketplace (owner_company_id, name, currency, priority)
      select ${first} + n, 'Bench ' || n, 'EUR', 1 from generate_series(1, ${upper}) n;
    insert into marketplace (owner_company_id, name, currency, priority)
      select ${first} + 200 + n % ${lower}, 'Bench ' || (1000 + n), 'EUR', 1 + n / ${lower} from generate_series(0, ${lists - 1}) n;
    insert into pricing_rule (marketplace_id, name, priority, selection, selected, model, percent)
      select marketplace_id, 'Markup', 1, 'Vendor', array[vendor.account_id], 'Markup', 10 from marketplace, vendor where name = 'All there is' or name like 'Bench %';
    insert into pricing_rule (marketplace_id, name, priority, is_default, selection, model)
      select marketplace_id, 'Default prices', 2147483647, true, 'All', 'Srp' from marketplace where name = 'All there is' or name like 'Bench %';
    insert into marketplace_customer (marketplace_id, customer_account_id)
      select m.marketplace_id, c.account_id from marketplace m join account c on c.parent_account_id = m.owner_company_id
      where m.name like 'Bench %' and c.account_id > ${first};
    insert into marketplace_offer (marketplace_id, service_id)
      select m.marketplace_id, s.service_id from marketplace m, service s where m.name = 'All there is' and s.product_name like 'bench %';
    insert into marketplace_offer (marketplace_id, service_id)
      select m.marketplace_id, s.service_id from marketplace m join service s on s.product_name in (select 'bench ' || n from generate_series(1, ${servicesBelow}) n)
      where m.name like 'Bench %';
    commit`);
  await database.query('analyze');
}

async function numbers(database: pg.Client, text: string): Promise<readonly number[]> {
  return (await database.query({ text, rowMode: 'array' })).rows.map(([value]) => Number(value));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function repeated<Each>(times: number, work: (round: number) => Promise<Each>): Promise<readonly Each[]> {
  const all: Each[] = [];
  for (let round = 1; round <= times; round += 1) all.push(await work(round));
  return all;
}

const most = (of: readonly Measured[]): string => String(Math.round(Math.max(...of.map(({ memory }) => memory))));
