/** What is planted shows nothing foreign and takes nothing of others away, by the checks of the queries alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { arrangeNeighbours } from '../neighbours.ts';
import { withoutPolicies } from '../one-check.ts';
import { allPlanted } from './planted.ts';
import { type Stage, stageOf } from './stage.ts';

let server: TestServer;
let stage: Stage;
beforeAll(async () => {
  server = await startTestServer();
  await arrangeNeighbours(server);
  await withoutPolicies(server);
  stage = await stageOf(server);
});
afterAll(() => server?.close());

describe('the application alone', () => {
  it.each(allPlanted)('$says', async ({ faults }) => {
    expect(await faults(stage)).toEqual([]);
  });
});
