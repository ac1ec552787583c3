/**
 * `npm run mutate`: each policy and each query's own check is taken away in turn, and the sweeps must see it. What they do not
 * see is listed: there a test is missing, or one of the two checks could never be asked.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableRules } from '../../src/server/db/tables.ts';
import { World } from '../contract/world/world.ts';
import { type Caller, type DemoUser, demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { makeRows } from './kept-rows.ts';
import { arrangeNeighbours, ofNeighbours, sweepNeighbours } from './neighbours.ts';
import { withoutPolicies } from './one-check.ts';
import { sweepPlanted } from './planted/planted.ts';
import { policyFaults } from './policy-faults.ts';
import { asCall, type Condition, conditionsOf, leaveOut, sentBy, sentTexts, watchStatements } from './statements.ts';
import { namedInputs, type Swept, sweepAccounts, sweepThings, sweepUnnamed, unnamed } from './sweep.ts';
import { unseenByDesign } from './unseen.ts';
import { guarded, ownerColumns } from './whose.ts';

const isAsked = process.env['MUTATE'] === 'on';

/** `PART=2/6` takes the second sixth of what is taken away: all of it lasts for hours. */
const [part = 1, of = 1] = (process.env['PART'] ?? '1/1').split('/').map(Number);
const inPart = (_each: unknown, place: number): boolean => place % of === part - 1;

/** `ONLY=Account/OrderCart,Account/GetCart` takes away what these calls ask, and nothing else. */
const only = process.env['ONLY']?.split(',');

/** The parts of a condition that stand beside each other at the same level. */
function parts(condition: string, word: ' and ' | ' or '): readonly string[] {
  const found: string[] = [''];
  let depth = 0;
  for (let at = 0; at < condition.length; at += 1) {
    const letter = condition[at] ?? '';
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0 && condition.slice(at).replace(/^\s+/, ' ').startsWith(word)) {
      found.push('');
      at += condition.slice(at).length - condition.slice(at).trimStart().length + word.trim().length - 1;
    } else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

/** The condition without each of its parts in turn; whole when there is one alone. */
function weakened(condition: string): readonly string[] {
  const all = parts(condition, ' and ');
  return all.length === 1 ? ['true'] : all.map((part) => all.filter((other) => other !== part).join(' and '));
}

describe.runIf(isAsked)('policies', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await makeRows(server);
  });
  afterAll(() => server?.close());

  const mutants = tableRules
    .filter(({ name }) => guarded.includes(name))
    .flatMap(({ name, visible = 'true', writable = visible }) => [
      ...weakened(visible).map((using) => ({ name, using, check: writable, lost: 'using' })),
      ...weakened(writable).map((check) => ({ name, using: visible, check, lost: 'check' })),
    ])
    // What nobody may read or write has nothing to be seen by.
    .filter(({ name, lost }) => (lost === 'using' ? /select|update|delete/.test(grantOf(name)) : changesOwner(name)))
    .filter(
      ({ name, check }) => !impliedChecks.some((implied) => implied.name === name && check.startsWith(implied.without)),
    )
    .filter(inPart);

  it.each(mutants)('$name: $lost as $using / $check', async ({ name, using, check }) => {
    const put = (seen: string, taken: string) =>
      server.database.owner.executeQuery({
        sql: `alter policy tenant on portolan.${name} using (${seen}) with check (${taken})`,
        parameters: [],
        query: { kind: 'RawNode' } as never,
        queryId: { queryId: crypto.randomUUID() } as never,
      });
    const { visible = 'true', writable = visible } = tableRules.find((rules) => rules.name === name) ?? {};
    await put(using, check);
    try {
      expect(await policyFaults(server, name)).not.toEqual([]);
    } finally {
      await put(visible, writable);
    }
  });
});

/** A part that another one of the same policy implies. */
const impliedChecks = [
  // Role and set are of one company, both as the policies of their own tables show them.
  { name: 'role_capability_set', without: 'may_give_set' },
] as const;

/** Rows are made, or the columns that say whose they are may be written. */
function changesOwner(name: string): boolean {
  const [, updated] = /\bupdate\b(?: \(([^)]*)\))?/.exec(grantOf(name)) ?? [undefined, ''];
  const isOfOwner = (column: string): boolean => ownerColumns(name).includes(column.trim());
  return /insert/.test(grantOf(name)) || updated === undefined || updated.split(',').some(isOfOwner);
}

const grantOf = (name: string): string => tableRules.find((rules) => rules.name === name)?.grant ?? '';

describe.runIf(isAsked)('checks of queries', { timeout: 3_600_000 }, () => {
  let server: TestServer;
  let world: World;
  let crowded: TestServer;
  let crowdedWorld: World;
  const watchedServer = async (): Promise<TestServer> => {
    const plain = await startTestServer();
    const watched = async (user: DemoUser): Promise<Caller> => {
      const caller = await plain.as(user);
      return { ...caller, post: (name, ...rest) => asCall(name, () => caller.post(name, ...rest)) };
    };
    return { ...plain, as: watched };
  };
  beforeAll(async () => {
    watchStatements();
    server = await watchedServer();
    world = await World.of(server);
    await withoutPolicies(server);
    crowded = await watchedServer();
    await arrangeNeighbours(crowded);
    crowdedWorld = await World.of(crowded);
    await withoutPolicies(crowded);
  });
  afterAll(async () => {
    await server?.close();
    await crowded?.close();
  });

  const sweep = async (calls?: ReadonlySet<string>): Promise<readonly string[]> => {
    const isMeant = (operation: string) => calls === undefined || calls.has(operation);
    const inputs = namedInputs.filter(({ operation }) => isMeant(operation.operation));
    const accounts = inputs.filter(({ kind }) => kind === 'Account');
    const things = inputs.filter(({ kind }) => kind !== 'Account');
    const nameless = unnamed.filter(({ operation }) => isMeant(operation));
    const neighbours = ofNeighbours.filter(({ operation }) => isMeant(operation));
    const planted = await sweepPlanted(crowded, (operation) => isMeant(operation));
    if (planted.length > 0) return planted;
    for (const user of demoUsers)
      for (const one of [
        () => sweepThings(server, world, user, things),
        () => sweepAccounts(server, world, user, accounts),
        () => sweepUnnamed(server, world, user, nameless),
        () => sweepNeighbours(crowded, crowdedWorld, user, neighbours),
      ] satisfies (() => Promise<Swept>)[]) {
        // Who proved who he is a while ago is refused before anything is looked for.
        await sql`update session set proved_utc = now()`.execute(server.database.owner);
        const { faults } = await one();
        if (faults.length > 0) return faults;
      }
    return [];
  };

  it('are each seen to be missing', async () => {
    expect(await sweep(only && new Set(only))).toEqual([]);
    const conditions = sentTexts().flatMap(conditionsOf).filter(inPart);
    const survivors: string[] = [];
    for (const condition of conditions) {
      leaveOut(condition);
      const faults = await sweep(sentBy(condition.text)).catch((error: unknown) => [String(error)]);
      leaveOut(undefined);
      if (faults.length > 0) continue;
      survivors.push(`${[...sentBy(condition.text)].sort().join(', ')}: ${shown(condition)}`);
      // All of it takes long: what it finds is said on the way.
      console.info(`unseen: ${survivors.at(-1)}`);
    }
    // With all checks in place again, what is planted shows nothing still: it was the missing check that did.
    expect(await sweepPlanted(crowded, (operation) => only?.includes(operation) ?? true)).toEqual([]);
    console.info(`${conditions.length} conditions of ${sentTexts().length} statements, ${survivors.length} unseen`);
    const reasons = (each: string) => unseenByDesign.filter(({ says }) => says.test(each));
    expect(survivors.filter((each) => reasons(each).length === 0)).toEqual([]);
  });
});

const shown = ({ text, start, end }: Condition): string =>
  `${text.slice(Math.max(0, start - 90), start)}⟦${text.slice(start, end)}⟧${text.slice(end, end + 30)}`.replace(
    /\s+/g,
    ' ',
  );
