/**
 * kill -9 of workers in the middle of jobs, and leases that end while a worker still lives: every job has its effect once.
 * One round, two in a sweep; `JOB_ROUNDS=20 npm test -- --project server tests/durability/jobs.test.ts` for more.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../database/server.ts';
import { buildWorker, KilledWorkers, patience, rounds, time } from './killed-workers.ts';

const jobsInRound = 40;
const admin = 100_412;

let server: TestServer;
let workers: KilledWorkers;
beforeAll(async () => {
  [server] = await Promise.all([startTestServer(), buildWorker('job-worker')]);
  workers = new KilledWorkers(server, 'job-worker');
  await sql`create table effect (number integer not null)`.execute(server.database.owner);
  await sql
    .raw(
      `grant insert on effect to "${server.database.server.user}";
       create table delivery (delivery_id integer primary key, noted integer not null default 0, sent_id bigint,
         worker uuid, lease_until timestamptz);
       create table sent (sent_id bigint generated always as identity, delivery_id integer not null);
       grant select, update on delivery to "${server.database.server.user}";
       grant select, insert on sent to "${server.database.server.user}"`,
    )
    .execute(server.database.owner);
});
beforeEach(async () => {
  await sql`delete from effect; delete from job`.execute(server.database.owner);
});
afterEach(() => workers.killAll());
afterAll(async () => {
  await workers.killAll();
  await server.close();
});

const add = (first: number, name = 'count') =>
  sql`insert into job (name, payload, user_account_id)
    select ${name}, json_build_object('number', number), ${admin} from generate_series(${first}::int, ${first + jobsInRound - 1}::int) number`.execute(
    server.database.owner,
  );
/** Each number of a row is there, and once. */
async function expectOnce(rows: number): Promise<void> {
  const { rows: wrong } = await sql`
    select number, count(effect.number) from generate_series(0, ${rows - 1}::int) job (number)
    left join effect using (number) group by number having count(effect.number) <> 1`.execute(server.database.owner);
  expect(wrong).toEqual([]);
  const { rows: all } = await sql<{ n: number }>`select count(*) as n from effect`.execute(server.database.owner);
  expect(all[0]?.n).toBe(rows);
}

it(
  `has each effect once over ${rounds} kills`,
  async () => {
    const cut = await workers.killing((round) => add(round * jobsInRound));
    await expect
      .poll(async () => (await workers.endLeases()) && (await workers.ended('count')), patience)
      .toBe(rounds * jobsInRound);
    expect(cut).toBeGreaterThan(0);
    console.info(`${rounds} kills, ${rounds * jobsInRound} jobs, ${cut} running when a worker was killed`);
    await expectOnce(rounds * jobsInRound);
  },
  time,
);

it(
  `has the effect of each step once over ${rounds} kills`,
  async () => {
    const cut = await workers.killing((round) => add(round * jobsInRound, 'in-steps'));
    await expect
      .poll(async () => (await workers.endLeases()) && (await workers.ended('in-steps')), patience)
      .toBe(rounds * jobsInRound);
    expect(cut).toBeGreaterThan(0);
    console.info(`${rounds} kills, ${rounds * jobsInRound} jobs of 4 steps, ${cut} running when a worker was killed`);
    await expectOnce(rounds * jobsInRound * 4);
  },
  time,
);

it(
  'notes each row of a round once over a kill, and sends again only what that left unnoted',
  async () => {
    const { owner } = server.database;
    const count = async (condition: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from delivery where ${sql.raw(condition)}`.execute(owner);
      return rows[0]?.n ?? 0;
    };
    const one = await workers.start();
    await sql`insert into delivery (delivery_id) select generate_series(1, ${jobsInRound}::int)`.execute(owner);
    await expect.poll(() => count('worker is not null'), { interval: 5 }).toBeGreaterThan(0);
    await workers.kill(one);
    const cut = await count('worker is not null');
    await workers.start();
    // The other one does the rest; what the dead one held waits for its lease.
    await expect.poll(() => count('noted = 0 and worker is null'), patience).toBe(0);
    await expect.poll(() => count('noted = 0'), patience).toBe(cut);
    await sql`update delivery set lease_until = now() - interval '1 second' where worker is not null`.execute(owner);
    await expect.poll(() => count('noted = 0'), patience).toBe(0);
    console.info(`1 kill, ${jobsInRound} rows of a round, ${cut} held when a worker was killed`);
    expect(cut).toBeGreaterThan(0);
    expect(await count('noted <> 1')).toBe(0);
    const { rows: all } = await sql<{ n: number }>`select count(*)::int as n from sent`.execute(owner);
    // One that was killed before it sent has left nothing outside either.
    expect(all[0]?.n).toBeGreaterThanOrEqual(jobsInRound);
    expect(all[0]?.n).toBeLessThanOrEqual(jobsInRound + cut);
  },
  time,
);

it(
  `ends each planned account once over ${rounds} kills`,
  async () => {
    const database = server.database.owner;
    // Slow enough for a kill in the middle of one.
    await sql
      .raw(
        `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return new; end $$;
         create trigger slowly before update of account_state on account for each row execute function slowly()`,
      )
      .execute(database);
    const { rows: plans } = await sql<{ termination_id: number }>`
      insert into termination (account_id, due_utc, reason, requested_by_account_id)
      select account_id, now() - interval '1 hour', 'Price', ${admin} from account
      where account_type = 'Product' and account_state = 'Active'
        and not exists (select from account_value v where v.account_id = account.account_id and v."values" ? 'LockEndDate')
      order by account_id limit ${rounds * jobsInRound}
      returning termination_id`.execute(database);
    const cut = await workers.killing(() =>
      sql`insert into job (name, payload) values ('terminate', '{}') on conflict do nothing`.execute(database),
    );
    const done = async () => {
      await workers.endLeases();
      await sql`update job set run_at = now() where name = 'terminate' and state = 'Queued'`.execute(database);
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from termination where state = 'Scheduled'`.execute(database);
      return rows[0]?.n;
    };
    await expect.poll(done, patience).toBe(0);
    console.info(`${rounds} kills, ${plans.length} planned ends, ${cut} running when a worker was killed`);
    const { rows: entries } = await sql<{ request_id: string; n: number }>`
      select request_id, count(*) as n from audit_entry where event = 'Account terminated' and request_id like 'termination %'
      group by request_id`.execute(database);
    expect(entries.map(({ n }) => n)).toEqual(plans.map(() => 1));
    expect(new Set(entries.map(({ request_id }) => request_id))).toEqual(
      new Set(plans.map(({ termination_id }) => `termination ${termination_id}`)),
    );
    const { rows: alive } = await sql`
      select t.termination_id from termination t join account a using (account_id)
      where t.state = 'Done' and a.account_state <> 'Terminated' or t.tries > 0`.execute(database);
    expect(alive).toEqual([]);
  },
  time,
);

it(
  `makes an account of each row of an import once over ${rounds} kills, and its counts are its rows (I46)`,
  async () => {
    const database = server.database.owner;
    const rows = rounds * 60;
    const { rows: begun } = await sql<{ import_id: number }>`
      with run as (
        insert into import_run (name, type, creator_account_id, parent_account_id, source_name, heads, mapping, rows_count)
        values ('Killed', 'Users', ${admin}, 100734, 'killed.csv', '["a", "b", "c"]', '{"Firstname": 0, "Lastname": 1, "Email": 2}', ${rows})
        returning import_id),
      filled as (
        insert into import_row (import_id, row_no, raw)
        -- Each tenth is at fault.
        select import_id, number, jsonb_build_array('Killed', number::text, 'killed' || number || case when number % 10 = 0 then '' else '@donau.example' end)
        from run, generate_series(1, ${rows}::int) number)
      select import_id from run`.execute(database);
    const importId = begun[0]?.import_id ?? 0;
    const cut = await workers.killing((round) =>
      round > 0
        ? Promise.resolve()
        : sql`with made as (
            insert into job (name, payload, user_account_id) values ('import', ${JSON.stringify({ importId, type: 'Users' })}::jsonb, ${admin}) returning job_id)
            update import_run set job_id = made.job_id from made where import_id = ${importId}`.execute(database),
    );
    await expect.poll(async () => (await workers.endLeases()) && (await workers.ended('import')), patience).toBe(1);
    console.info(`${rounds} kills, an import of ${rows} rows, ${cut} running when a worker was killed`);
    const run = await database
      .selectFrom('import_run')
      .selectAll()
      .where('import_id', '=', importId)
      .executeTakeFirstOrThrow();
    const faulty = rows / 10;
    expect(run).toMatchObject({
      state: 'Completed',
      rows_count: rows,
      errors_count: faulty,
      imported_count: rows - faulty,
    });
    const { rows: states } = await sql<{ state: string; n: number }>`
      select state, count(*)::int as n from import_row where import_id = ${importId} group by state order by state`.execute(
      database,
    );
    expect(states).toEqual([
      { state: 'Imported', n: rows - faulty },
      { state: 'Rejected', n: faulty },
    ]);
    const { rows: made } = await sql<{ accounts: number; entries: number }>`
      select count(distinct a.account_id)::int as accounts, count(e.audit_entry_id)::int as entries
      from account a left join audit_entry e on e.target_account_id = a.account_id where a.display_name like 'Killed %'`.execute(
      database,
    );
    expect(made[0]).toEqual({ accounts: rows - faulty, entries: rows - faulty });
  },
  time,
);
