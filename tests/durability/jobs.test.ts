/**
 * kill -9 of workers in the middle of jobs, and leases that end while a worker still lives: every job has its effect once.
 * Two rounds; `JOB_ROUNDS=20 npm test -- --project server tests/durability/jobs.test.ts` for more.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../database/server.ts';

const rounds = Number(process.env['JOB_ROUNDS'] ?? 2);
const jobsInRound = 40;
const admin = 100_412;

let server: TestServer;
const workers = new Set<ChildProcess>();
beforeAll(async () => {
  server = await startTestServer();
  await sql`create table effect (number integer not null)`.execute(server.database.owner);
  await sql`grant insert on effect to ${sql.id(server.access.server.user ?? '')}`.execute(server.database.owner);
});
afterAll(async () => {
  await Promise.all([...workers].map(kill));
  await server.close();
});

function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'job-worker.mjs')], {
    env: { ...process.env, OWNER: JSON.stringify(server.access.owner) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.add(child);
  return new Promise((ready, fail) => {
    child.stdout.on('data', (text) => String(text).includes('ready') && ready(child));
    child.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)));
  });
}

async function kill(child: ChildProcess): Promise<void> {
  workers.delete(child);
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

const add = (first: number) =>
  sql`insert into job (name, payload, user_account_id)
    select 'count', json_build_object('number', number), ${admin} from generate_series(${first}::int, ${first + jobsInRound - 1}::int) number`.execute(
    server.database.owner,
  );
const ended = async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from job where name = 'count' and state = 'Completed'`.execute(server.database.owner);
  return rows[0]?.n;
};
const running = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from job where state = 'Running'`.execute(
    server.database.owner,
  );
  return rows[0]?.n ?? 0;
};
/** As if the lease's time had gone by, for the dead and for the living. */
const endLeases = () =>
  sql`update job set lease_until = now() - interval '1 second', attempts = 0 where state = 'Running'`.execute(
    server.database.owner,
  );

it(
  `has each effect once over ${rounds} kills`,
  async () => {
    let [one, other] = await Promise.all([startWorker(), startWorker()]);
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      await add(round * jobsInRound);
      // Leases end again and again, so that jobs are taken from workers who go on with them.
      for (let turn = 0; turn < 10; turn += 1) {
        await pause(Math.random() * 40);
        await endLeases();
      }
      await kill(one);
      cut += await running();
      await endLeases();
      one = other;
      other = await startWorker();
    }
    await expect
      .poll(async () => (await endLeases()) && (await ended()), { timeout: 60_000, interval: 1000 })
      .toBe(rounds * jobsInRound);
    expect(cut).toBeGreaterThan(0);
    console.info(`${rounds} kills, ${rounds * jobsInRound} jobs, ${cut} running when a worker was killed`);
    const { rows: wrong } = await sql`
      select number, count(effect.number) from generate_series(0, ${rounds * jobsInRound - 1}::int) job (number)
      left join effect using (number) group by number having count(effect.number) <> 1`.execute(server.database.owner);
    expect(wrong).toEqual([]);
    const { rows: tries } = await sql<{ n: number }>`select count(*) as n from effect`.execute(server.database.owner);
    expect(tries[0]?.n).toBe(rounds * jobsInRound);
  },
  60_000 + rounds * 30_000,
);
