/** Wakes the worker when a server process, this one or another, has put a job on the queue. */
import type pg from 'pg';
import { listenTo } from '../db/listen.ts';

/** What was missed while the connection was lost the worker finds by looking now and then. */
export const listenForJobs = (connection: pg.PoolConfig, wake: () => void): { stop(): Promise<void> } =>
  listenTo(connection, { portolan_job: { heard: wake, begun: wake } });
