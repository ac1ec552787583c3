/** Two servers under the same load in turn, so that a noisy machine disturbs both; what counts is the ratio within a round. */
import autocannon from 'autocannon';
import { columns, spread } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';

export interface Target {
  readonly name: string;
  readonly address: string;
  readonly cookie?: string;
}

const rounds = 7;
const seconds = 3;
const path = '/DataModel/service.svc/rest/';

/** Calls ours and the limit with the same input. @param goal its name in the plan. */
export async function underLoad(
  goal: string,
  operation: string,
  [ours, limit]: readonly [Target, Target],
  input: () => string,
): Promise<Goal> {
  const round = async (target: Target, figures: { rate: number[]; p99: number[] }): Promise<void> => {
    const { requests, latency, non2xx } = await load(target, operation, input);
    if (non2xx > 0) throw new Error(`${target.name}: ${non2xx} failed calls`);
    figures.rate.push(requests.average);
    figures.p99.push(latency.p99);
  };
  const own = { rate: [] as number[], p99: [] as number[] };
  const other = { rate: [] as number[], p99: [] as number[] };
  // What runs first warms up both.
  await round(limit, { rate: [], p99: [] });
  await round(ours, { rate: [], p99: [] });
  for (let turn = 0; turn < rounds; turn += 1) {
    await round(limit, other);
    await round(ours, own);
  }
  const ratios = own.rate.map((rate, turn) => rate / (other.rate[turn] ?? Number.NaN));
  console.info(`\n${operation}, 10 connections, ${rounds} rounds of ${seconds} s, in turn`);
  console.info(
    columns([
      ['', 'requests/s', 'p99 ms', 'ratio'],
      [limit.name, spread(other.rate), spread(other.p99), ''],
      [ours.name, spread(own.rate), spread(own.p99), spread(ratios)],
    ]),
  );
  const wanted = { atLeast: 0.8 };
  return { goal, unit: '/s', ours: own.rate, limit: { name: limit.name, values: other.rate }, wanted };
}

const load = ({ address, cookie }: Target, operation: string, input: () => string) => {
  const setupRequest = (request: object) => ({ ...request, body: input() });
  return autocannon({
    url: address,
    connections: 10,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
    requests: [{ method: 'POST', path: `${path}${operation}`, setupRequest }],
  });
};
