/** Lets a server process work on jobs: a worker, and the ear by which it hears of new ones. */
import type pg from 'pg';
import type { Handlers } from '../calls/internal-read.ts';
import type { Service } from '../service.ts';
import { listenForJobs } from './listen-for-jobs.ts';
import { Worker } from './worker.ts';

export function startWorker(
  service: Service,
  handlers: Handlers,
  connection: pg.PoolConfig,
  onProblem: (problem: unknown) => void,
): { stop(): Promise<void> } {
  const worker = new Worker({ service, handlers, onProblem });
  worker.start();
  const listener = listenForJobs(connection, () => worker.wake());
  return {
    stop: async () => {
      await listener.stop();
      await worker.stop();
    },
  };
}
