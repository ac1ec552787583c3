/** Works off the updates of prices that wait. */
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import updatePrices from '../../../src/server/rounds/update-prices.ts';
import type { TestServer } from '../../database/server.ts';

/** @returns what went wrong meanwhile. */
export async function workOffPrices({ service }: TestServer): Promise<readonly unknown[]> {
  const problems: unknown[] = [];
  const runner = new RoundRunner(updatePrices, { service, onProblem: (one) => void problems.push(one) });
  await runner.drain();
  await runner.stop();
  return problems;
}
