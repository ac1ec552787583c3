/** A bill run whose server is killed 20 times on its way: the same rows in the end, each once, numbered without a gap (P4, I35 to I37). */
import pg from 'pg';
import { first, generate, interval } from './billing.ts';
import type { Goal } from './browser/goals.ts';
import { type Server, signedIn, startBuilt } from './server.ts';

const kills = 20;

export async function benchKilledBilling(databaseUrl: string, companies: number): Promise<readonly Goal[]> {
  let server: Server = await startBuilt(databaseUrl, 'small');
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('set search_path = portolan, public');
  const count = async (text: string): Promise<number> => Number((await database.query(text)).rows[0]?.count);
  const open = () => count(`select count(*) from bill_run_item where state = 'Open'`);
  try {
    await generate(database, companies);
    await database.query(`update job set run_at = now() + interval '1 day' where state = 'Queued' and name = 'bill'`);
    const { call } = await signedIn(server.address, 'owner');
    await call('Administration/BillingRun', { interval });
    await until(async () => (await open()) > companies / 2);
    const all = await open();
    for (let killed = 1; killed <= kills; killed += 1) {
      await until(async () => (await open()) <= all * (1 - killed / (kills + 1)));
      await server.kill();
      // What the time would do: nobody takes the killed server for alive, and the next run of the job is due.
      await database.query(`update job set state = 'Queued', worker = null, lease_until = null, attempts = 0, run_at = now()
        where name = 'bill' and state in ('Queued', 'Running', 'Failed')`);
      server = await startBuilt(databaseUrl, 'small');
    }
    await until(async () => (await count(`select count(*) from bill_run where state = 'Running'`)) === 0);
    const wrong = async (what: string, text: string): Promise<Goal> => ({
      goal: `after ${kills} kills: ${what}`,
      unit: '',
      ours: [await count(text)],
      wanted: { atMost: 0 },
    });
    // All of them run the whole month at one price, so what they are billed is known.
    const ours = `seller_account_id = ${first} and buyer_account_id >= ${first}`;
    return [
      await wrong(
        'lines missing or too many',
        `select abs((select count(*) from invoice_line where account_id >= ${first}) - (select 2 * count(*) from sale_tier where account_id >= ${first})) as count`,
      ),
      await wrong(
        'amounts that are not what ran',
        `select count(*) from invoice_line l join sale_tier t using (tier_id) join subscription s on s.account_id = t.account_id
         where t.account_id >= ${first} and l.amount <> s.quantity * (9.9 - t.position)`,
      ),
      await wrong(
        'buyers not billed',
        `select count(*) from bill_run_item where state in ('Open', 'Drafted', 'Failed')`,
      ),
      await wrong('drafts left', `select count(*) from invoice where state = 'Draft' and ${ours}`),
      await wrong(
        'gaps in numbers',
        `select count(*) from (select seller_account_id from invoice where number is not null group by seller_account_id, left(number, 6)
         having right(max(number), 6)::integer - right(min(number), 6)::integer + 1 <> count(*)) odd`,
      ),
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}
