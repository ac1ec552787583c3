/** The catalogue with 20,000 services: finding them as each demo user does, beside a plain query of the same words, as milliseconds of single calls. */
import pg from 'pg';
import { latencies, p95 } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { signedIn, startBuilt } from './server.ts';

const services = 20_000;
export const words = [
  'cloud',
  'mail',
  'secure',
  'backup',
  'data',
  'desktop',
  'smart',
  'fast',
  'team',
  'green',
  'north',
  'core',
];

export async function benchServices(databaseUrl: string): Promise<readonly Goal[]> {
  const server = await startBuilt(databaseUrl, 'small');
  const database = await makeServices(databaseUrl);
  const goals: Goal[] = [];
  try {
    // The floor is allowed what a plain query wants: an index of all texts, which the product has no use for.
    await database.query('create index bench_floor on service using gin (search_text public.gin_trgm_ops)');
    const floor: number[] = [];
    for (const text of asked()) floor.push(await timed(() => database.query(plain, [`%${text}%`])));
    await database.query('drop index bench_floor');
    console.info(`\n${services} services\n  ${'plain SQL'.padEnd(10)} ${latencies(floor)}`);
    for (const user of ['owner', 'reseller', 'admin']) {
      const { call } = await signedIn(server.address, user);
      const search = (text: string) =>
        call('Marketplace/SearchServices', { options: { filter: text }, limit: 20 }) as Promise<{ TotalCount: number }>;
      const found = (await search('')).TotalCount;
      const cheapest = () => call('Marketplace/SearchServices', { orderBy: { Key: 'Price', Value: 'ASC' }, limit: 20 });
      const own: number[] = [];
      for (const text of asked()) own.push(await timed(() => search(text)));
      console.info(`  ${user.padEnd(10)} ${latencies(own)}, of ${found} services`);
      const priced: number[] = [];
      for (let round = 0; round < 20; round += 1) priced.push(await timed(cheapest));
      console.info(`  ${''.padEnd(10)} ${latencies(priced)}, by price`);
      goals.push({
        goal: `services found by ${user}, p95`,
        unit: 'ms',
        ours: [p95(own)],
        wanted: { atMost: 50 },
      });
      goals.push({
        goal: `all services by price for ${user}, p95`,
        unit: 'ms',
        ours: [p95(priced)],
        wanted: { atMost: 50 },
      });
    }
    return goals;
  } finally {
    await database.end();
    await server.stop();
  }
}

/** All, beginnings of words as somebody types, two words, another keyboard's order, a slip, and what nothing has. */
function* asked(): Generator<string> {
  for (let round = 0; round < 5; round += 1)
    for (const [index, word] of words.entries()) {
      yield word.slice(0, 1 + ((index + round) % word.length));
      yield `${word} ${words[(index + round + 1) % words.length]}`;
      if (round === 0) yield* ['', `${word.slice(0, -1)}x`, `${word}${index}9`, 'zzzyyx'];
    }
}

const plain = `with found as materialized (select service_id, ranking from service where state = 'Published' and search_text like $1)
  select page.service_id, total.count from (select count(*) from found) total
  left join (select service_id from found order by ranking desc, service_id limit 20) page on true`;

/** Inside the database, whose open connection is answered: published, with names in two languages and a price, and offered to the companies of the demo users. */
export async function makeServices(databaseUrl: string): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  const began = Date.now();
  await database.query(`
    create temporary table made as
      select n, '{${words.join(',')}}'::text[] as words, v.ids[1 + n % cardinality(v.ids)] as vendor
      from generate_series(1, ${services}) n,
        (select array_agg(account_id order by account_id) as ids from vendor_profile where state = 'Published') v`);
  await database.query(`
    insert into service (owner_account_id, product_name, product_number, category, tags, state, published_utc, ranking)
    select vendor, 'made ' || n, 'M-' || n, 'Workplace', array[words[1 + n % 12]], 'Published', now() - n * interval '1 minute', n % 1000 from made`);
  await database.query(`
    insert into service_text (service_id, language, display_name, summary)
    select s.service_id, language, initcap(words[1 + n % 12]) || ' ' || words[1 + n / 12 % 12] || ' ' || n, 'With ' || words[1 + n / 144 % 12]
    from made join service s on s.product_name = 'made ' || n cross join unnest(array['en', 'de']) language`);
  await database.query(`
    with fees as (
      insert into item (service_id, names, fee_type, basis, unit, commitment_months, billing)
      select service_id, '{"en": "Per user"}', 'Monthly', 'Unit', 'User', 1, 'Monthly' from service where product_name like 'made %'
      returning item_id)
    insert into item_srp (item_id, currency, srp, valid_from_date) select item_id, 'EUR', 1 + item_id % 90, '2025-01-01' from fees`);
  await database.query(`
    insert into marketplace_offer (marketplace_id, service_id)
    select m.marketplace_id, s.service_id from (
      select distinct on (c.customer_account_id) c.marketplace_id from marketplace_customer c join marketplace using (marketplace_id)
      where c.customer_account_id in (100002, 100734) and state = 'Active' order by c.customer_account_id, c.marketplace_id) m
    cross join service s where s.product_name like 'made %'`);
  await database.query(`
    insert into price (marketplace_id, marketplace_offer_id, item_id, min_quantity, amount, valid_from_date)
    select o.marketplace_id, o.marketplace_offer_id, r.item_id, r.min_quantity, r.srp * 0.9, r.valid_from_date
    from marketplace_offer o join service s using (service_id) join item_srp r using (service_id) where s.product_name like 'made %'`);
  // As autovacuum leaves it a minute later.
  await database.query('vacuum analyze');
  console.info(`\n${services} services were made in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return database;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
