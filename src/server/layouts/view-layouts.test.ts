/** Views are prepared once for each session, and callers cannot make them pile up. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../tests/database/server.ts';
import { creationView, generalView } from './view-layouts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([generalView, creationView])('products without a layout of their own share one %s view', async (name) => {
  const { layouts } = server.service;
  const held = (await (await server.as('owner')).me()).Capability;
  const view = (product: string | null) => layouts.view(held, 'en', 'Product', name, product);
  const generic = view(null);
  expect(view('made-up-1')).toBe(generic);
  expect(view('made-up-2')).toBe(generic);
  const known = await server.database.owner
    .selectFrom('view_layout')
    .select('product_name')
    .where('product_name', '<>', '')
    .executeTakeFirstOrThrow();
  expect(view(known.product_name)).not.toBe(generic);
  expect(view(known.product_name)).toBe(view(known.product_name));
});
