/** Wakes the worker when a server process, this one or another, has put a job on the queue. */
import type { Channels } from '../db/listen.ts';

/** What was missed while the connection was lost the worker finds by looking now and then. */
export const jobChannels = (wake: () => void): Channels => ({ portolan_job: { heard: wake, begun: wake } });
