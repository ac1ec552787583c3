/**
 * A worker process of its own, which the test kills: beside the product's jobs it has some whose rows nothing keeps from being there twice.
 * The owner's connection comes as JSON in OWNER, a mail server in SMTP_URL.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { Type } from 'typebox';
import { job } from '../../src/define/contract/job.ts';
import { accessFrom } from '../../src/server/db/connect.ts';
import { openDatabase } from '../../src/server/db/database.ts';
import { listenTo } from '../../src/server/db/listen.ts';
import { handlers } from '../../src/server/http/calls.ts';
import { Layouts } from '../../src/server/layouts/view-layouts.ts';
import { jobChannels } from '../../src/server/queue/job-channels.ts';
import { jobs } from '../../src/server/queue/registry.ts';
import { RoundRunner } from '../../src/server/queue/round-runner.ts';
import { type Round, round } from '../../src/server/queue/rounds.ts';
import { Worker } from '../../src/server/queue/worker.ts';
import sendMail from '../../src/server/rounds/send-mail.ts';
import { Secrets } from '../../src/server/secrets.ts';
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

interface Delivery {
  readonly delivery_id: number;
}

/** Work outside, which another connection writes down at once: when it began, and that it ended. */
const deliver = (outside: pg.Pool) =>
  round<Delivery, string>('deliver', {
    atOnce: 2,
    take: async ({ db, worker, lease }) => {
      const { rows } = await sql<Delivery>`
        update delivery set worker = ${worker}, lease_until = clock_timestamp() + ${lease}::interval
        where delivery_id = (
          select delivery_id from delivery where noted = 0 and (lease_until is null or lease_until < now())
          order by delivery_id for update skip locked limit 1)
        returning delivery_id`.execute(db);
      return rows[0];
    },
    work: async ({ delivery_id }) => {
      const { rows } = await outside.query<{ id: string }>(
        'insert into sent (delivery_id) values ($1) returning sent_id as id',
        [delivery_id],
      );
      await pause(Math.random() * 30);
      return rows[0]?.id ?? '';
    },
    note: async ({ delivery_id }, sentId, { db, worker }) => {
      const { rows } = await sql`
        update delivery set noted = noted + 1, worker = null, lease_until = null, sent_id = ${sentId}
        where delivery_id = ${delivery_id} and worker = ${worker} returning 1`.execute(db);
      await pause(Math.random() * 10);
      return rows.length === 1;
    },
  });

async function work(owner: pg.PoolConfig): Promise<void> {
  const database = await openDatabase(accessFrom(owner));
  for (const known of [count, inSteps]) (jobs as Map<string, unknown>).set(known.name, known);
  const smtpUrl = process.env['SMTP_URL'];
  const service = {
    database,
    settings: { smtpUrl, mailFrom: 'portal@nordlicht.example' },
    branding: {},
    brand: { title: 'Nordlicht Cloud', color: '#1867c0', publicUrl: 'https://portal.nordlicht.example' },
    secrets: new Secrets(Buffer.alloc(32, 7)),
    layouts: await Layouts.load(database.owner),
  } as unknown as Service;
  const onProblem = (problem: unknown) => console.error(problem);
  const worker = new Worker({ service, handlers, onProblem });
  worker.start();
  const doing: Round = smtpUrl === undefined ? deliver(database.pool) : sendMail;
  const runner = new RoundRunner(doing, { service, onProblem });
  setInterval(() => runner.wake(), 50);
  listenTo(
    database.server,
    jobChannels(() => worker.wake()),
  );
  console.info('ready');
}

await work(JSON.parse(process.env['OWNER'] ?? ''));
