/** The tenants stay apart: every operation x role x relation, with both checks, and with either of the two alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { swept } from '../contract/world/sample-inputs.ts';
import { thingKinds } from '../contract/world/things.ts';
import { relations, World } from '../contract/world/world.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { withoutApplication, withoutPolicies } from './one-check.ts';
import { namedInputs, type Swept, sweepAccounts, sweepThings, sweepUnnamed, unnamed } from './sweep.ts';

/** The calls of one service alone, for who works on it: TENANCY=Order. */
const service = process.env['TENANCY'];
const ofService = ({ operation }: { readonly operation: string }): boolean =>
  !service || operation.startsWith(`${service}/`);
const tried = namedInputs.filter(({ operation }) => ofService(operation));
const ofAccounts = tried.filter(({ kind }) => kind === 'Account');
const ofThings = tried.filter(({ kind }) => kind !== 'Account');
const ofNobody = unnamed.filter(ofService);

it('every call is swept by its subject, or the census says why it has none', () => {
  const withSubject = new Set(namedInputs.map(({ operation }) => operation.operation));
  const without = swept.filter(({ subject }) => typeof subject === 'string');
  expect(withSubject.size + without.length).toBe(swept.length);
  const kinds = new Set(namedInputs.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== 'Account').sort()).toEqual([...thingKinds].sort());
});

/** How the database is left for each of the three sweeps. */
const modes = {
  'both checks': async () => {},
  'row level security alone': withoutApplication,
  'the application alone': withoutPolicies,
} as const;

describe.each(Object.entries(modes))('%s', (_mode, prepare) => {
  let server: TestServer;
  let world: World;
  let cases = 0;
  beforeAll(async () => {
    server = await startTestServer();
    world = await World.of(server);
    await prepare(server);
  });
  afterAll(async () => {
    const each = ofAccounts.length * relations.length + ofThings.length * demoUsers.length + ofNobody.length;
    expect(cases).toBe(each * demoUsers.length);
    await server.close();
  });
  const without = ({ faults, cases: more }: Swept): readonly string[] => {
    cases += more;
    return faults;
  };

  it.each(demoUsers)('%s reaches accounts of his branch and no others', async (user) => {
    expect(without(await sweepAccounts(server, world, user, ofAccounts))).toEqual([]);
  });

  it.each(demoUsers)('%s reaches things of his branch and no others', async (user) => {
    expect(without(await sweepThings(server, world, user, ofThings))).toEqual([]);
  });

  it.each(demoUsers)('%s is answered his own where a call names nothing', async (user) => {
    expect(without(await sweepUnnamed(server, world, user, ofNobody))).toEqual([]);
  });
});
