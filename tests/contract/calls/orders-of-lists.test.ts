/** Every list is ordered by each field that its call takes, upwards and downwards, over the rows of the demo world. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';
import { operations, sampleInput } from '../world/sample-inputs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Ordered {
  readonly properties: { readonly orderBy?: { readonly properties: { readonly Key: { readonly enum: string[] } } } };
}
const keysOf = ({ input }: AnyOperation): readonly string[] =>
  (input as unknown as Ordered).properties.orderBy?.properties.Key.enum ?? [];
const lists = operations.filter((operation) => keysOf(operation).length > 0);

it.each(lists.map((operation) => [operation.operation, operation] as const))('%s', async (name, operation) => {
  const owner = await server.as('owner');
  const input = sampleInput(operation, (await owner.me()).UserAccountId);
  const plain = await owner.post(name, input);
  const counted = (data: unknown) => (data as { TotalCount?: number } | undefined)?.TotalCount;
  for (const Key of keysOf(operation)) {
    for (const Value of ['ASC', 'DESC']) {
      const { status, data } = await owner.post(name, { ...input, orderBy: { Key, Value } });
      expect([Key, Value, status, counted(data)]).toEqual([Key, Value, plain.status, counted(plain.data)]);
    }
  }
  const unknown = await owner.post(name, { ...input, orderBy: { Key: 'Nothing', Value: 'ASC' } });
  expect(unknown.status).toBe(400);
});

it('are mostly reached: others are asked about a record that is not there, and refused however they are ordered', async () => {
  const owner = await server.as('owner');
  const { UserAccountId } = await owner.me();
  const reached = await Promise.all(
    lists.map(
      async (operation) => (await owner.post(operation.operation, sampleInput(operation, UserAccountId))).status,
    ),
  );
  expect(reached.filter((status) => status === 200).length).toBeGreaterThan(lists.length / 2);
});
