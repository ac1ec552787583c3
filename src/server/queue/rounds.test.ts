/** Rounds: each row is one worker's at a time, and what whoever has lost it notes leaves nothing. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';
import { listenTo } from '../db/listen.ts';
import { readChangeNotice } from '../sockets/change-notice.ts';
import { hurry } from './hurry.ts';
import { rounds } from './registry.ts';
import { RoundRunner } from './round-runner.ts';
import { type RoundDefinition, round } from './rounds.ts';
import { startRounds } from './start-rounds.ts';

interface Row {
  readonly delivery_id: number;
}

let server: TestServer;
const problems: unknown[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const { owner } = server.database;
  await sql
    .raw(
      `create table delivery (delivery_id integer primary key, noted text, worker uuid, lease_until timestamptz);
       grant select, update on delivery to "${server.database.server.user}";
       create trigger wake_round after insert on delivery for each statement execute function wake_round('deliver')`,
    )
    .execute(owner);
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from delivery`.execute(server.database.owner);
  problems.length = 0;
});

const put = (many = 1) =>
  sql`insert into delivery (delivery_id) select generate_series(1, ${many}::int)`.execute(server.database.owner);
const all = async () =>
  (
    await sql<Row & { noted: string | null; is_held: boolean }>`
      select delivery_id, noted, worker is not null as is_held from delivery order by 1`.execute(server.database.owner)
  ).rows;
const endLeases = () =>
  sql`update delivery set lease_until = now() - interval '1 second'`.execute(server.database.owner);

type Definition = RoundDefinition<Row, string>;

const deliver = (work: Definition['work'], more: Partial<Definition> = {}) =>
  round<Row, string>('deliver', {
    take: async ({ db, worker, lease }) => {
      const { rows } = await sql<Row>`
        update delivery set worker = ${worker}, lease_until = clock_timestamp() + ${lease}::interval
        where delivery_id = (
          select delivery_id from delivery where noted is null and (lease_until is null or lease_until < now())
          order by delivery_id for update skip locked limit 1)
        returning delivery_id`.execute(db);
      return rows[0];
    },
    work,
    note: async ({ delivery_id }, outcome, { db, worker }) => {
      const { rows } = await sql`
        update delivery set noted = coalesce(noted, '') || ${outcome}, worker = null, lease_until = null
        where delivery_id = ${delivery_id} and worker = ${worker} returning 1`.execute(db);
      return rows.length === 1;
    },
    ...more,
  });
const onProblem = (one: unknown) => problems.push(one);
const runner = (work: Definition['work'], more: Partial<Definition> = {}) =>
  new RoundRunner(deliver(work, more), { service: server.service, onProblem });

/** Work that has begun and waits to be told to go on. */
function held(answer: string) {
  let begun = () => {};
  let goOn = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const work: Definition['work'] = async () => {
    begun();
    await mayGoOn;
    return answer;
  };
  return { hasBegun, goOn, work };
}

describe('a round', () => {
  it('does every row that is due, in the scope of the whole tree, and gives it back', async () => {
    const seen: unknown[] = [];
    await put(3);
    const note: Definition['note'] = async (row, outcome, part) => {
      const { rows } = await sql<{ n: number; scope: string }>`
        select count(*)::int as n, scope() as scope from account where parent_account_id is null`.execute(part.db);
      seen.push(rows[0]);
      return deliver(async () => '').note(row, outcome, part);
    };
    await runner(async ({ delivery_id }) => `done ${delivery_id}`, { note }).drain();
    expect((await all()).map(({ noted, is_held }) => [noted, is_held])).toEqual([
      ['done 1', false],
      ['done 2', false],
      ['done 3', false],
    ]);
    expect(seen).toEqual(Array.from({ length: 3 }, () => ({ n: 1, scope: '/1/' })));
  });

  it('works in no transaction, and what it claims is true at once', async () => {
    await put();
    let while_at_work: unknown;
    await runner(async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and usename = ${server.database.server.user ?? ''} and state like 'idle in transaction%'`.execute(
        server.database.owner,
      );
      while_at_work = [rows[0]?.n, (await all())[0]?.is_held];
      return 'done';
    }).drain();
    expect(while_at_work).toEqual([0, true]);
  });

  it('that fails tells it, leaves the row to its lease, and goes on with the next one', async () => {
    await put(2);
    await runner(async ({ delivery_id }) => {
      if (delivery_id === 1) throw new Error('the vendor is away');
      return 'done';
    }).drain();
    expect(problems.map(String)).toEqual(['Error: the vendor is away']);
    expect((await all()).map(({ noted, is_held }) => [noted, is_held])).toEqual([
      [null, true],
      ['done', false],
    ]);
    await endLeases();
    await runner(async () => 'done later').drain();
    expect((await all())[0]?.noted).toBe('done later');
  });

  it('whose note fails leaves nothing of it', async () => {
    await put();
    const note: Definition['note'] = async (row, outcome, part) => {
      await deliver(async () => '').note(row, outcome, part);
      throw new Error('the disk is full');
    };
    await runner(async () => 'done', { note }).drain();
    expect(problems.map(String)).toEqual(['Error: the disk is full']);
    expect((await all())[0]).toMatchObject({ noted: null, is_held: true });
  });

  it('that was overtaken notes nothing, and is no problem', async () => {
    const slow = held('by the slow one');
    await put();
    const slowly = runner(slow.work).drain();
    await slow.hasBegun;
    await endLeases();
    await runner(async () => 'by the other').drain();
    slow.goOn();
    await slowly;
    expect([await all(), problems]).toEqual([[{ delivery_id: 1, noted: 'by the other', is_held: false }], []]);
  });

  it('does no row twice at a time, however many servers there are', async () => {
    await put(40);
    const atWork = new Set<number>();
    const done: number[] = [];
    let together = 0;
    const work: Definition['work'] = async ({ delivery_id }) => {
      expect(atWork.has(delivery_id)).toBe(false);
      atWork.add(delivery_id);
      together = Math.max(together, atWork.size);
      await sql`select pg_sleep(0.002)`.execute(server.database.owner);
      atWork.delete(delivery_id);
      done.push(delivery_id);
      return 'once';
    };
    await Promise.all([1, 2, 3].map(() => runner(work, { atOnce: 2 }).drain()));
    expect([done.length, new Set(done).size, problems]).toEqual([40, 40, []]);
    expect(together).toBeGreaterThan(1);
    expect((await all()).every(({ noted }) => noted === 'once')).toBe(true);
  });

  it('tells lists what its note changes, when that has become true, and never what did not', async () => {
    await put(2);
    const told: unknown[] = [];
    let begun = false;
    const ear = listenTo(server.database.server, {
      portolan_written: { heard: (payload) => told.push(readChangeNotice(payload)), begun: () => (begun = true) },
    });
    await expect.poll(() => begun).toBe(true);
    const note: Definition['note'] = async (row, outcome, part) => {
      await part.tell({ changes: ['Delivery'] }, `/1/${row.delivery_id}/`);
      return row.delivery_id === 2 && deliver(async () => '').note(row, outcome, part);
    };
    await runner(async () => 'done', { note }).drain();
    await expect.poll(() => told).toEqual([{ changes: ['Delivery'], session: null, paths: ['/1/2/'] }]);
    await ear.stop();
  });

  it('looks once more when it is told so while it is at work', async () => {
    const first = held('done');
    await put();
    const one = runner(first.work);
    const working = one.drain();
    await first.hasBegun;
    await sql`insert into delivery (delivery_id) values (2)`.execute(server.database.owner);
    one.wake();
    first.goOn();
    await working;
    expect((await all()).map(({ noted }) => noted)).toEqual(['done', 'done']);
  });

  it('that stops waits for what ends soon, and takes nothing more', async () => {
    const first = held('done');
    await put(2);
    const one = runner(first.work);
    one.wake();
    await first.hasBegun;
    const stopping = one.stop();
    first.goOn();
    await stopping;
    expect((await all()).map(({ noted }) => noted)).toEqual(['done', null]);
  });

  it('that finds nothing to do wakes none, itself neither', async () => {
    const woken: unknown[] = [];
    let begun = false;
    const ear = listenTo(server.database.server, {
      portolan_round: { heard: (name) => woken.push(name), begun: () => (begun = true) },
    });
    await expect.poll(() => begun).toBe(true);
    for (const one of rounds.values()) await new RoundRunner(one, { service: server.service, onProblem }).drain();
    await hurry(server.database.owner, 'last');
    await expect.poll(() => woken).toContain('last');
    expect(woken).toEqual(['last']);
    await ear.stop();
  });

  it('hears of a new row that any process writes, and of being hurried; a name that is none is told', async () => {
    const known = rounds as Map<string, unknown>;
    known.set(
      'deliver',
      deliver(async () => 'heard'),
    );
    const started = startRounds({ service: server.service, onProblem: (one) => problems.push(one) });
    let begun = false;
    const unheard: unknown[] = [];
    const test = { heard: () => {}, begun: () => (begun = true) };
    const channels = { ...started.channels, portolan_test: test };
    const ear = listenTo(server.database.server, channels, (problem) => unheard.push(problem));
    await expect.poll(() => begun).toBe(true);
    await put();
    await expect.poll(async () => (await all())[0]?.noted, { timeout: 4000 }).toBe('heard');
    // Nobody tells of an update by itself.
    await sql`update delivery set noted = null`.execute(server.database.owner);
    await hurry(server.database.owner, 'deliver');
    await expect.poll(async () => (await all())[0]?.noted, { timeout: 4000 }).toBe('heard');
    expect(unheard).toEqual([]);
    await hurry(server.database.owner, 'clean-up');
    await hurry(server.database.owner, 'no-such-work');
    await expect.poll(() => unheard.map(String)).toEqual(['Error: No job and no round is called "no-such-work"']);
    await ear.stop();
    await started.stop();
    known.delete('deliver');
  });
});
