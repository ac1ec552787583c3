/** What a transaction does when its connection breaks, when a statement failed, and after its end. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../demo/world/testing/installation.ts';
import type { Database } from './database.ts';
import { isLostConnection } from './lost-connection.ts';
import { openTransaction } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await installation('portolan_ttransaction');
});
afterAll(() => database?.close());

const open = () => openTransaction(database.pool, undefined, database.pipelinedPool);
const pidOf = async (transaction: ReturnType<typeof open>) =>
  (await transaction.prepared('pid', 'select pg_backend_pid()', []))[0]?.[0] as number;
const cut = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(database.owner);

test('a connection cut between two statements fails the next and the commit, and nothing else', async () => {
  const transaction = open();
  await cut(await pidOf(transaction));
  const next = await pidOf(transaction).catch((error: unknown) => error);
  const end = await transaction.commit().catch((error: unknown) => error);
  expect([isLostConnection(next), isLostConnection(end)]).toEqual([true, true]);
  const after = open();
  expect(await pidOf(after)).toBeGreaterThan(0);
  await after.rollback();
});

test('a connection cut before the rollback is no failure', async () => {
  const transaction = open();
  await cut(await pidOf(transaction));
  await transaction.rollback();
});

test('a commit after a failed statement that nobody minded is no success', async () => {
  const transaction = open();
  await transaction.prepared('wrong', 'select 1 / 0', []).catch(() => {});
  await expect(transaction.commit()).rejects.toThrow('rolled back');
});

test('a statement after the end is refused and takes no connection', async () => {
  const transaction = open();
  await pidOf(transaction);
  await transaction.rollback();
  await expect(pidOf(transaction)).rejects.toThrow('has ended');
  await expect(sql`select 1`.execute(transaction.db)).rejects.toThrow('has ended');
  expect(database.pool.idleCount).toBe(database.pool.totalCount);
});
