/** Workers on one queue: tries again, takes over, stops, cancels; what a job has done becomes true with its end or not at all. */
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';
import { type JobContext, job } from '../../define/contract/job.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { listenTo } from '../db/listen.ts';
import { openTransaction } from '../db/transaction.ts';
import { hurry } from './hurry.ts';
import { jobChannels } from './job-channels.ts';
import type { WorkPart } from './part.ts';
import { jobs } from './registry.ts';
import { Worker } from './worker.ts';

const admin = 100_412;
let server: TestServer;
/** What the job under test does. */
let act: (context: JobContext) => Promise<void> = async () => {};
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await sql`create table effect (number integer not null)`.execute(server.database.owner);
  await sql`grant insert on effect to ${sql.id(server.database.server.user ?? '')}`.execute(server.database.owner);
  (jobs as Map<string, unknown>).set(
    'test',
    job('test', { payload: Type.Object({}), run: (_payload, context) => act(context) }),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from job; delete from hurried_job; delete from effect`.execute(server.database.owner);
  problems.length = 0;
});

const newWorker = () =>
  new Worker({ service: server.service, handlers: new Map(), onProblem: (one) => problems.push(one) });
const add = async (owner: number | null = admin, more = sql`now()`) => {
  const { rows } = await sql<{ job_id: number }>`
    insert into job (name, payload, user_account_id, run_at) values ('test', '{}', ${owner}, ${more}) returning job_id`.execute(
    server.database.owner,
  );
  return rows[0]?.job_id ?? 0;
};
const find = (jobId: number) =>
  server.database.owner.selectFrom('job').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
const effects = async () =>
  (await sql<{ n: number }>`select count(*) as n from effect`.execute(server.database.owner)).rows[0]?.n;
const leave = ({ db }: JobContext) => sql`insert into effect values (1)`.execute(db);

/** A job that has begun and waits to be told to go on. */
function held() {
  let begun = () => {};
  let goOn = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  act = async (context) => {
    await leave(context);
    begun();
    await mayGoOn;
    await context.progress(1, 1);
  };
  return { hasBegun, goOn };
}

describe('a job', () => {
  it('that fails leaves nothing and is tried again later, until it has been tried often enough', async () => {
    act = async (context) => {
      await leave(context);
      throw new Error('the vendor is away');
    };
    const jobId = await add();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= limits.jobAttempts; attempt += 1) {
      await newWorker().drain();
      const { state, attempts, run_at, error } = await find(jobId);
      expect([state, attempts]).toEqual([attempt < limits.jobAttempts ? 'Queued' : 'Failed', attempt]);
      expect(error).toBe('The application has encountered an unknown error');
      waits.push(run_at.getTime() - Date.now());
      await sql`update job set run_at = now()`.execute(server.database.owner);
    }
    expect(waits[1] ?? 0).toBeGreaterThan(waits[0] ?? 0);
    expect(problems.map(String)).toEqual(Array.from({ length: limits.jobAttempts }, () => 'Error: the vendor is away'));
    expect(await effects()).toBe(0);
  });

  it('that is refused is not tried again, and says why in the language of its owner', async () => {
    act = async () => {
      throw new Failure(404, 'notFound', { accountId: 7 });
    };
    const jobId = await add();
    await sql`update job set language = 'de'`.execute(server.database.owner);
    await newWorker().drain();
    const { state, error } = await find(jobId);
    expect([state, error?.includes('7'), error?.startsWith('There is')]).toEqual(['Failed', true, false]);
    expect(problems).toEqual([]);
  });

  it('waits for its time', async () => {
    act = async (context) => void (await leave(context));
    const jobId = await add(admin, sql`now() + interval '1 hour'`);
    await newWorker().drain();
    expect((await find(jobId)).state).toBe('Queued');
    await sql`update job set run_at = now()`.execute(server.database.owner);
    await newWorker().drain();
    expect([(await find(jobId)).state, await effects()]).toEqual(['Completed', 1]);
  });

  it('of a user who may not work here any more fails', async () => {
    const { owner } = server.database;
    const jobId = await add();
    const gone = { account_state: 'Terminated' as const, terminated_utc: new Date() };
    await owner.updateTable('account').set(gone).where('account_id', '=', admin).execute();
    await newWorker().drain();
    expect(await find(jobId)).toMatchObject({
      state: 'Failed',
      error: 'The user who started it may not work here any more.',
    });
    const back = { account_state: 'Active' as const, terminated_utc: null };
    await owner.updateTable('account').set(back).where('account_id', '=', admin).execute();
  });

  it('of another version fails', async () => {
    const jobId = await add();
    await sql`update job set name = 'forgotten'`.execute(server.database.owner);
    for (let attempt = 0; attempt < limits.jobAttempts; attempt += 1) {
      await newWorker().drain();
      await sql`update job set run_at = now()`.execute(server.database.owner);
    }
    expect((await find(jobId)).state).toBe('Failed');
  });

  it('works with the scope and rights of its owner', async () => {
    let seen: unknown;
    act = async ({ db, session }) => {
      const visible = await db.selectFrom('account').select('path').execute();
      seen = [session.user.UserAccountId, visible.length > 0, visible.every(({ path }) => path.includes('/100734/'))];
    };
    await add();
    await newWorker().drain();
    expect(seen).toEqual([admin, true, true]);
  });
});

describe('a step', () => {
  const count = async () =>
    (await sql<{ number: number }>`select number from effect order by number`.execute(server.database.owner)).rows.map(
      ({ number }) => number,
    );
  const put = ({ db }: WorkPart, number: number) => sql`insert into effect values (${number})`.execute(db);
  /** Four steps, of which one may be hindered. */
  const inSteps =
    (hinder: (number: number) => Promise<void> | void = () => {}) =>
    async (context: JobContext) => {
      for (let next = Number(context.reached ?? 0); next < 4; next += 1) {
        await context.step(async (part) => {
          await put(part, next);
          await hinder(next);
          return next + 1;
        });
      }
    };

  it('that fails leaves nothing; those before it stay, and the next try goes on behind them', async () => {
    act = inSteps((number) => {
      if (number === 2) throw new Error('the vendor is away');
    });
    const jobId = await add();
    await newWorker().drain();
    expect([await count(), (await find(jobId)).state, (await find(jobId)).reached]).toEqual([[0, 1], 'Queued', 2]);
    await sql`update job set run_at = now()`.execute(server.database.owner);
    act = inSteps();
    await newWorker().drain();
    expect([await count(), (await find(jobId)).state]).toEqual([[0, 1, 2, 3], 'Completed']);
  });

  it('of a job that was taken over meanwhile is void', async () => {
    const { hasBegun, goOn } = held();
    const wait = act;
    const jobId = await add();
    act = inSteps(async (number) => {
      if (number === 1) await wait({ db: server.database.owner, progress: async () => {} } as unknown as JobContext);
    });
    const slow = newWorker().drain();
    await hasBegun;
    await sql`delete from effect where number = 1`.execute(server.database.owner);
    await sql`update job set lease_until = now() - interval '1 second'`.execute(server.database.owner);
    act = inSteps();
    await newWorker().drain();
    goOn();
    await slow;
    expect([await count(), (await find(jobId)).state]).toEqual([[0, 1, 2, 3], 'Completed']);
  });

  it('of a user’s job acts in nobody else’s name', async () => {
    act = (context) => context.step((part) => part.as({ accountId: 1, name: 'Root', type: 'User' }, '/1/'));
    const jobId = await add();
    await newWorker().drain();
    expect((await find(jobId)).state).toBe('Queued');
    expect(String(problems[0])).toContain('is done in his name only');
  });
});

describe('a worker', () => {
  it('that lost its lease cannot end the job: whoever took it over does', async () => {
    const { hasBegun, goOn } = held();
    const jobId = await add();
    const slow = newWorker().drain();
    await hasBegun;
    act = async (context) => void (await leave(context));
    // On a slow machine the first worker may give a sign of life just then.
    const takenOver = async () => {
      await sql`update job set lease_until = now() - interval '1 second' where state = 'Running'`.execute(
        server.database.owner,
      );
      await newWorker().drain();
      return (await find(jobId)).state;
    };
    await expect.poll(takenOver).toBe('Completed');
    expect(await effects()).toBe(1);
    goOn();
    await slow;
    expect([(await find(jobId)).state, await effects()]).toEqual(['Completed', 1]);
  });

  it('does not end what was cancelled meanwhile', async () => {
    const { hasBegun, goOn } = held();
    const jobId = await add();
    const running = newWorker().drain();
    await hasBegun;
    await sql`update job set state = 'Cancelled', worker = null, lease_until = null`.execute(server.database.owner);
    goOn();
    await running;
    expect([(await find(jobId)).state, await effects()]).toEqual(['Cancelled', 0]);
  });

  it('that stops gives back what takes too long, and it counts as no attempt', async () => {
    const { hasBegun, goOn } = held();
    const jobId = await add();
    const worker = newWorker();
    const running = worker.drain();
    await hasBegun;
    const stopping = worker.stop();
    setTimeout(goOn, limits.jobStop + 200);
    await stopping;
    await running;
    expect(await find(jobId)).toMatchObject({ state: 'Queued', attempts: 0, error: null });
    expect(await effects()).toBe(0);
  });

  it('that stops lets end what ends soon, and takes nothing more', async () => {
    const { hasBegun, goOn } = held();
    const first = await add();
    const worker = newWorker();
    const query = vi.spyOn(server.database.pool, 'query');
    const running = worker.drain();
    await hasBegun;
    // It has looked for the product's own work and for a second job as well, and found none.
    const looks = () => query.mock.calls.flatMap(([text], at) => (`${text}`.includes('take_job') ? [at] : []));
    await expect.poll(() => looks().length).toBe(3);
    await Promise.all(looks().map((at) => query.mock.results[at]?.value as Promise<unknown> | undefined));
    query.mockRestore();
    const stopping = worker.stop();
    const second = await add();
    goOn();
    await Promise.all([stopping, running]);
    expect([(await find(first)).state, (await find(second)).state]).toEqual(['Completed', 'Queued']);
  });

  it('takes turns between users: who queues many does not make others wait', async () => {
    const many: number[] = [];
    for (let count = 0; count < 10; count += 1) many.push(await add());
    const { rows } = await sql<{ id: number }>`
      select user_account_id as id from credential where user_account_id <> ${admin} and may_sign_in(user_account_id)
      order by 1 limit 2`.execute(server.database.owner);
    const late: number[] = [];
    for (const { id } of rows) late.push(await add(id));
    act = async () => {};
    await newWorker().drain();
    const { rows: order } = await sql<{ id: number }>`select job_id as id from job order by started_utc`.execute(
      server.database.owner,
    );
    const ids = order.map(({ id }) => id);
    expect(ids).toHaveLength(12);
    // Two of the many had begun before anybody looked for the others.
    expect(late.every((id) => ids.indexOf(id) <= 4)).toBe(true);
  });

  it('does the product’s own work beside that of users, however long that takes', async () => {
    const { hasBegun, goOn } = held();
    const wait = act;
    // None of them keeps a connection: the test's server has only a few.
    act = () => wait({ db: server.database.owner, progress: async () => {} } as unknown as JobContext);
    for (let count = 0; count < 4; count += 1) await add();
    const running = newWorker().drain();
    await hasBegun;
    await sql`insert into job (name, payload) values ('clean-up', '{}')`.execute(server.database.owner);
    const other = newWorker().drain();
    const states = async () =>
      (await server.database.owner.selectFrom('job').select('state').where('name', '=', 'clean-up').execute()).map(
        ({ state }) => state,
      );
    await expect.poll(states).toContain('Completed');
    goOn();
    await Promise.all([running, other]);
  });

  it('shares the queue with others: each job once', async () => {
    act = async (context) => void (await leave(context));
    for (let count = 0; count < 30; count += 1) await add();
    await Promise.all([newWorker().drain(), newWorker().drain(), newWorker().drain()]);
    expect(await effects()).toBe(30);
  });

  it('plans the product’s own work once, however many there are', async () => {
    const workers = [newWorker(), newWorker()];
    for (const worker of workers) worker.start();
    const planned = async () =>
      (await server.database.owner.selectFrom('job').select('state').where('name', '=', 'clean-up').execute()).map(
        ({ state }) => state,
      );
    await expect.poll(planned).toEqual(expect.arrayContaining(['Completed', 'Queued']));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect((await planned()).filter((state) => state === 'Queued')).toEqual(['Queued']);
  });

  describe('whose own work is hurried', () => {
    const ownJob = async () => {
      await sql`insert into job (name, payload, run_at) values ('test', '{}', now() + interval '1 hour')`.execute(
        server.database.owner,
      );
    };
    const states = async () =>
      (await server.database.owner.selectFrom('job').select('state').orderBy('job_id').execute()).map(
        ({ state }) => state,
      );

    it('does it at once, when the transaction that asks for it holds', async () => {
      await ownJob();
      const { pool } = server.database;
      const asking = openTransaction(pool, undefined);
      await hurry(asking.db, 'test');
      act = async (context) => void (await leave(context));
      await newWorker().drain();
      expect(await states()).toEqual(['Queued']);
      await asking.rollback();
      await newWorker().drain();
      expect(await states()).toEqual(['Queued']);
      await hurry(server.database.owner, 'test');
      await hurry(server.database.owner, 'test');
      await newWorker().drain();
      expect([await states(), await effects()]).toEqual([['Completed'], 1]);
    });

    it('does it once more when it was at it, without waiting for its hour', async () => {
      const everyHour = job('test', {
        everyMinutes: 60,
        payload: Type.Object({}),
        run: (_payload, context) => act(context),
      });
      const plain = jobs.get('test');
      (jobs as Map<string, unknown>).set('test', everyHour);
      await ownJob();
      await hurry(server.database.owner, 'test');
      const { hasBegun, goOn } = held();
      const running = newWorker().drain();
      await hasBegun;
      await hurry(server.database.owner, 'test');
      goOn();
      await running;
      (jobs as Map<string, unknown>).set('test', plain);
      expect([await states(), await effects()]).toEqual([['Completed', 'Completed', 'Queued'], 2]);
    });
  });

  it('hears of a job that any process puts on the queue', async () => {
    let woken = 0;
    const wake = () => {
      woken += 1;
    };
    const ear = listenTo(server.database.server, jobChannels(wake));
    await expect.poll(() => woken).toBe(1);
    await add();
    await expect.poll(() => woken).toBe(2);
    await ear.stop();
  });
});
