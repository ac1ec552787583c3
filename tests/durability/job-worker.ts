/** A worker process of its own, which the test kills: its jobs write rows that nothing keeps from being there twice. The owner's connection comes as JSON in OWNER. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { Type } from 'typebox';
import { job } from '../../src/define/contract/job.ts';
import { accessFrom } from '../../src/server/db/connect.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { listenForJobs } from '../../src/server/queue/listen-for-jobs.ts';
import { jobs } from '../../src/server/queue/registry.ts';
import { Worker } from '../../src/server/queue/worker.ts';
import type { Service } from '../../src/server/service.ts';

const payload = Type.Object({ number: Type.Integer() });

const count = job('count', {
  payload,
  run: async ({ number }, { db, progress }) => {
    await progress(0, 2);
    await pause(Math.random() * 40);
    await sql`insert into effect (number) values (${number})`.execute(db);
    await progress(1, 2);
    // The row is written and not yet true: a kill here must leave nothing.
    await pause(Math.random() * 40);
    await progress(2, 2);
  },
});

/** Four steps, each with a row of its own. */
const inSteps = job('in-steps', {
  payload,
  run: async ({ number }, context) => {
    for (let next = Number(context.reached ?? 0); next < 4; next += 1) {
      await context.step(async ({ db }) => {
        await pause(Math.random() * 15);
        await sql`insert into effect (number) values (${number * 4 + next})`.execute(db);
        await pause(Math.random() * 15);
        return next + 1;
      });
      await pause(Math.random() * 10);
    }
  },
});

async function work(owner: pg.PoolConfig): Promise<void> {
  const database = await openDatabase(accessFrom(owner), 6);
  for (const known of [count, inSteps]) (jobs as Map<string, unknown>).set(known.name, known);
  const worker = new Worker({
    service: { database } as unknown as Service,
    handlers: new Map(),
    onProblem: (problem) => console.error(problem),
  });
  worker.start();
  listenForJobs(database.server, () => worker.wake());
  console.info('ready');
}

await work(JSON.parse(process.env['OWNER'] ?? ''));
