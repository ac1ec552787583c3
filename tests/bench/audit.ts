/** How long a write takes while planned ends are done: both leave entries in the one chain of the audit log. */
import pg from 'pg';
import { columns, spread } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';
import { signedIn, startBuilt } from './server.ts';

const rounds = 3;
const ends = 1000;
const writers = 4;
const alone = 4000;

export async function benchAudit(databaseUrl: string): Promise<readonly Goal[]> {
  const server = await startBuilt(databaseUrl, '10k');
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? '';
  const database = new pg.Client({
    host,
    port: Number(url.port),
    password: url.password,
    user: 'postgres',
    database: 'postgres',
  });
  await database.connect();
  try {
    const sessions = await Promise.all(Array.from({ length: writers }, () => signedIn(server.address, 'owner')));
    /** Everybody writes until it is over. @returns the 95th percentile in milliseconds. */
    const p95 = async (over: () => boolean): Promise<{ p95: number; worst: number; writes: number }> => {
      const times: number[] = [];
      const write = async ({ call }: (typeof sessions)[number]): Promise<void> => {
        while (!over()) {
          const began = performance.now();
          await call('Authorization/SetLanguage', { languageCode: 'en' });
          times.push(performance.now() - began);
        }
      };
      await Promise.all(sessions.map(write));
      times.sort((a, b) => a - b);
      return {
        p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
        worst: times.at(-1) ?? Number.NaN,
        writes: times.length,
      };
    };
    const during = async (count: number) => {
      await plan(database, count);
      let left = count;
      const working = hurry(database, (waiting) => {
        left = waiting;
      });
      const began = Date.now();
      const measured = await p95(() => left === 0);
      await working;
      return { ...measured, seconds: (Date.now() - began) / 1000 };
    };
    const inPeace = () => {
      const until = Date.now() + alone;
      return p95(() => Date.now() > until);
    };
    await inPeace();
    const quiet: number[] = [];
    const busy: number[] = [];
    const worst: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      quiet.push((await inPeace()).p95);
      const measured = await during(Math.ceil(ends / rounds));
      busy.push(measured.p95);
      worst.push(measured.worst);
      console.info(`  round ${round + 1}: ${measured.writes} writes in ${measured.seconds.toFixed(1)} s of ends`);
    }
    console.info(`\nSetLanguage, ${writers} writers, alone and while ${ends} planned ends are done, ${rounds} rounds`);
    console.info(
      columns([
        ['', 'p95 ms', 'worst ms'],
        ['alone', spread(quiet), ''],
        ['while ends are done', spread(busy), spread(worst)],
      ]),
    );
    const limit = { name: 'alone', values: quiet };
    return [
      {
        goal: 'A1 a write while 1,000 planned ends are done, p95',
        unit: 'ms',
        ours: busy,
        limit,
        wanted: { atMost: 1.5 },
      },
    ];
  } finally {
    await database.end();
    await server.stop();
  }
}

const plan = (database: pg.Client, count: number) =>
  database.query(
    `insert into portolan.termination (account_id, due_utc, reason, requested_by_account_id)
      select a.account_id, now() - interval '1 hour', 'Price', (select user_account_id from portolan.credential where username = 'owner')
      from portolan.account a left join portolan.account_value v using (account_id)
      where a.account_type = 'Product' and a.account_state = 'Active' and not coalesce(v."values" ? 'LockEndDate', false)
        and not exists (select from portolan.termination t where t.account_id = a.account_id)
      order by a.account_id limit $1`,
    [count],
  );

/** One run after the other, until none is left. */
async function hurry(database: pg.Client, tell: (waiting: number) => void): Promise<void> {
  for (let left = 1; left > 0; ) {
    await database.query(
      "update portolan.job set run_at = now() where name = 'terminate' and state = 'Queued' and run_at > now()",
    );
    await database.query("select pg_notify('portolan_job', '')");
    const { rows } = await database.query(
      "select count(*)::int as left from portolan.termination where state = 'Scheduled'",
    );
    left = rows[0].left;
    tell(left);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
