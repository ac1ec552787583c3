/** The lane: questions share connections and nothing else, and a broken connection is replaced. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { PipelinedPool } from './pipelined-pool.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_tlane');
});
afterAll(() => database?.close());

const ask = async (text: string, ...values: unknown[]) =>
  (await database.pipelinedPool.query({ text, values, rowMode: 'array' })).rows[0]?.[0];
const twenty = Array.from({ length: 20 }, (_one, index) => index);

test('each question gets its own answer, also beside one that fails', async () => {
  const answers = await Promise.allSettled(twenty.map((n) => ask('select 12 / ($1::int - 7)', n)));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual(
    twenty.map((n) => (n === 7 ? 'failed' : Math.trunc(12 / (n - 7)))),
  );
});

test('a scope that one question enters is gone before the next', async () => {
  const scopes = await Promise.all(
    twenty.map((n) =>
      n % 2 === 0
        ? ask(`select set_config('app.scope', $1, true)`, `/${n}/`)
        : ask(`select coalesce(current_setting('app.scope', true), '')`),
    ),
  );
  expect(scopes).toEqual(twenty.map((n) => (n % 2 === 0 ? `/${n}/` : '')));
});

test('connections that break are replaced', async () => {
  const before = await Promise.all(twenty.map(() => ask('select pg_backend_pid()')));
  const broken = [...new Set(before as number[])];
  await sql`select pg_terminate_backend(pid) from unnest(${broken}::int[]) as pid`.execute(database.owner);
  const still = async () => {
    const now = await Promise.all(twenty.map(() => ask('select pg_backend_pid()'))).catch(() => broken);
    return now.filter((pid) => broken.includes(pid as number));
  };
  await expect.poll(still).toEqual([]);
});

test('a connection that breaks while the lane closes is given back once', async () => {
  const { options } = database.pool;
  const pool = new pg.Pool({ ...options, password: options.password, max: 1 }).on('error', () => {});
  const lane = new PipelinedPool(pool);
  pool.once('release', (_error, client) => client.emit('error', new Error('read ECONNRESET')));
  await lane.query({ text: 'select 1', rowMode: 'array' });
  await lane.close();
});
