/** What others have changes nothing of one's own, by the checks of the queries alone; the policies have a test of their own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { World } from '../contract/world/world.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { arrangeNeighbours, ofNeighbours, sweepNeighbours } from './neighbours.ts';
import { withoutPolicies } from './one-check.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  await arrangeNeighbours(server);
  world = await World.of(server);
  await withoutPolicies(server);
});
afterAll(() => server?.close());

/** Each of them takes half a minute: one has people above, beside and below him, and `npm run sweep` asks them all about all calls. */
const people = isWhole ? demoUsers : (['admin'] as const);
const calls = someOf(ofNeighbours, 70, 'calls beside neighbours');

describe('the application alone', () => {
  it.each(people)(
    '%s is answered and changes what is his, whatever others have',
    {
      timeout: 300_000,
    },
    async (user) => {
      expect((await sweepNeighbours(server, world, user, calls)).faults).toEqual([]);
    },
  );
});
