/** Lets a server process work: on jobs and on the rounds, with the ear by which it hears of what is new. */
import type pg from 'pg';
import type { Handlers } from '../calls/internal-read.ts';
import { listenTo } from '../db/listen.ts';
import type { Service } from '../service.ts';
import { jobChannels } from './job-channels.ts';
import { startRounds } from './start-rounds.ts';
import { Worker } from './worker.ts';

export function startWorker(
  service: Service,
  handlers: Handlers,
  connection: pg.PoolConfig,
  onProblem: (problem: unknown) => void,
): { stop(): Promise<void> } {
  const worker = new Worker({ service, handlers, onProblem });
  worker.start();
  const rounds = startRounds({ service, onProblem });
  const listener = listenTo(connection, { ...jobChannels(() => worker.wake()), ...rounds.channels }, onProblem);
  return {
    stop: async () => {
      await listener.stop();
      await Promise.all([worker.stop(), rounds.stop()]);
    },
  };
}
