/** The tenants stay apart: every operation x relation, with both checks, and with either of the two alone; in a sweep as each role (I42). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isItsTurn, isWhole, someOf } from '../../generators/testing/sample.ts';
import { meets } from '../../src/rules/access/capabilities.ts';
import { swept } from '../contract/world/sample-inputs.ts';
import { thingKinds } from '../contract/world/things.ts';
import { relations, World } from '../contract/world/world.ts';
import { type DemoUser, demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { withoutApplication, withoutPolicies } from './one-check.ts';
import {
  branchOf,
  type NamedInput,
  namedInputs,
  type Swept,
  sweepAccounts,
  sweepThings,
  sweepUnnamed,
  unnamed,
} from './sweep.ts';

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
  const declared = new Set(swept.flatMap(({ subject }) => (typeof subject === 'string' ? [] : Object.keys(subject))));
  expect([...kinds].sort()).toEqual([...declared].sort());
  expect([...declared].filter((kind) => kind !== 'Account' && !thingKinds.includes(kind))).toEqual([]);
});

/** How the database is left for each of the three sweeps. */
const modes = {
  'both checks': async () => {},
  'row level security alone': withoutApplication,
  'the application alone': withoutPolicies,
} as const;

/** Is a call tried in this mode? With either check alone once with the one and once with the other; with both, which lets through less, now and then. */
function isTriedIn(mode: string, call: string): boolean {
  if (isWhole || service) return true;
  if (mode === 'both checks') return isItsTurn(call, 4);
  const alone = Object.keys(modes).filter((each) => each !== 'both checks');
  return someOf(alone, 1, call).includes(mode);
}
const namedIn = (mode: string): readonly NamedInput[] =>
  tried.filter(({ operation, path }) => isTriedIn(mode, `${operation.operation} ${path}`));

/** Who tries a call: everybody, or one who holds its right and one who lacks it, others in each mode. */
async function callersOf(server: TestServer, mode: string): Promise<(call: NamedInput, user: DemoUser) => boolean> {
  if (isWhole || service) return () => true;
  const users = await Promise.all(
    demoUsers.map(async (name) => ({ name, held: (await (await server.as(name)).me()).Capability })),
  );
  const ofMode = namedIn(mode);
  const chosen = new Map(
    ofMode.map((call) => {
      const holders = users.filter(({ held }) => meets(held, call.operation.needs));
      const others = users.filter((user) => !holders.includes(user));
      // Nothing is foreign to the owner of the marketplace.
      const below = holders.filter(({ name }) => name !== 'owner');
      const what = `${mode} ${call.operation.operation} ${call.path}`;
      return [call, [...someOf(below.length ? below : holders, 1, what), ...someOf(others, 1, what)]] as const;
    }),
  );
  return (call, user) => chosen.get(call)?.some(({ name }) => name === user) === true;
}

/** Whose things each of them is tried with: everybody's, or his own, those of one in his branch and of one outside. */
async function ownersOf(
  server: TestServer,
  world: World,
  mode: string,
): Promise<ReadonlyMap<DemoUser, readonly DemoUser[]>> {
  if (isWhole || service) return new Map(demoUsers.map((user) => [user, demoUsers]));
  const users = await Promise.all(
    demoUsers.map(async (name) => {
      const current = await (await server.as(name)).me();
      return { name, path: world.place(current.UserAccountId)?.path ?? '', branch: await branchOf(server, current) };
    }),
  );
  return new Map(
    users.map(({ name, branch }) => {
      const others = users.filter((user) => user.name !== name);
      const inside = others.filter(({ path }) => path.startsWith(branch));
      const outside = others.filter((user) => !inside.includes(user));
      const some = [inside, outside].flatMap((list, index) => someOf(list, 1, `${mode} ${name} ${index}`));
      return [name, [name, ...some.map((user) => user.name)]];
    }),
  );
}

describe.each(Object.entries(modes))('%s', (mode, prepare) => {
  let server: TestServer;
  let world: World;
  let isCaller: Awaited<ReturnType<typeof callersOf>>;
  let owners: ReadonlyMap<DemoUser, readonly DemoUser[]>;
  let cases = 0;
  const unnamedHere = ofNobody.filter(({ operation }) => isTriedIn(mode, operation));
  const by = (user: DemoUser, calls: readonly NamedInput[]) => calls.filter((call) => isCaller(call, user));
  beforeAll(async () => {
    server = await startTestServer();
    world = await World.of(server);
    isCaller = await callersOf(server, mode);
    owners = await ownersOf(server, world, mode);
    await prepare(server);
  });
  afterAll(async () => {
    const each = demoUsers.map(
      (user) =>
        by(user, ofAccounts).length * relations.length +
        by(user, ofThings).length * (owners.get(user)?.length ?? 0) +
        unnamedHere.length,
    );
    expect(cases).toBe(each.reduce((sum, count) => sum + count, 0));
    await server.close();
  });
  it('every call is tried by somebody', () => {
    const ofMode = namedIn(mode);
    expect(ofMode.filter((call) => !demoUsers.some((user) => isCaller(call, user)))).toEqual([]);
  });

  const without = ({ faults, cases: more }: Swept): readonly string[] => {
    cases += more;
    return faults;
  };

  it.each(demoUsers)('%s reaches accounts of his branch and no others', async (user) => {
    expect(without(await sweepAccounts(server, world, user, by(user, ofAccounts)))).toEqual([]);
  });

  it.each(demoUsers)('%s reaches things of his branch and no others', async (user) => {
    expect(without(await sweepThings(server, world, user, by(user, ofThings), owners.get(user)))).toEqual([]);
  });

  it.each(demoUsers)('%s is answered his own where a call names nothing', async (user) => {
    expect(without(await sweepUnnamed(server, world, user, unnamedHere))).toEqual([]);
  });
});
