/** Lets a server process do the rounds: one runner each, woken by notices and now and then by itself. */
import { limits } from '../../rules/limits.ts';
import type { Channels } from '../db/listen.ts';
import { jobs, rounds } from './registry.ts';
import { type RoundOptions, RoundRunner } from './round-runner.ts';

export interface Rounds {
  /** A notice names the round that has something to do; what was missed while the connection was lost is looked for when it is back. */
  readonly channels: Channels;
  stop(): Promise<void>;
}

export function startRounds(options: RoundOptions): Rounds {
  const runners = new Map([...rounds].map(([name, round]) => [name, new RoundRunner(round, options)]));
  const wakeAll = () => {
    for (const runner of runners.values()) runner.wake();
  };
  // Nobody tells of a try that is due again, nor of a lease that has ended.
  const timer = setInterval(wakeAll, limits.roundLook).unref();
  wakeAll();
  const heard = (name = ''): void => {
    const runner = runners.get(name);
    // A job that is hurried is told to workers on a channel of its own.
    if (!runner && !jobs.has(name)) throw new Error(`No job and no round is called ${JSON.stringify(name)}`);
    runner?.wake();
  };
  return {
    channels: { portolan_round: { heard, begun: wakeAll } },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...runners.values()].map((runner) => runner.stop()));
    },
  };
}
