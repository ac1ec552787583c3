/** The demo vendors keep what runs here by them, but where the demo world says that they differ: the nightly comparison finds just that. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/database/server.ts';
import { vendorDrifts } from '../../../rules/provisioning/drift-kinds.ts';
import { Worker } from '../../queue/worker.ts';
import type { Service } from '../../service.ts';
import { type DemoVendor, openDemoVendor } from './demo-vendor.ts';

let server: TestServer;
let service: Service;
let vendor: DemoVendor;
const problems: unknown[] = [];
const onProblem = (problem: unknown) => problems.push(problem);

beforeAll(async () => {
  server = await startTestServer();
  vendor = (await openDemoVendor(server.database, server.service.settings)) as DemoVendor;
  service = { ...server.service, settings: { ...server.service.settings, connectorOrigins: [vendor.origin] } };
  await vendor.begin({ secrets: service.secrets, token: 'Portolan-Demo-1!', onProblem });
});
afterAll(async () => {
  await vendor.stop();
  await server.close();
});

const drifts = async () =>
  (
    await sql<{ kind: string; subject: string; resolved_utc: Date | null }>`
      select kind, subject, expected, found, account_id, first_seen_utc, resolved_utc from drift order by drift_id`.execute(
      server.database.owner,
    )
  ).rows;

it('so that all that was planted stays, nothing else is found, and nothing is mended (P9)', async () => {
  const planted = await drifts();
  expect(planted.length).toBe(12);
  expect(new Set(planted.map(({ kind }) => kind))).toEqual(new Set(vendorDrifts));
  await sql`insert into job (name, payload) values ('reconcile', '{}')`.execute(server.database.owner);
  await new Worker({ service, handlers: new Map(), onProblem }).drain();
  expect(problems).toEqual([]);
  expect(await drifts()).toEqual(planted);
  const { rows } = await sql`select from drift where last_seen_utc < now() - interval '1 minute'`.execute(
    server.database.owner,
  );
  expect(rows.length).toBe(0);
});
