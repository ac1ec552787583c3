/** Controls and server agree: what a session is shown it may call, and what it may not call it is not shown. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenFiles } from '../../generators/all-screens.ts';
import type { Needs } from '../../src/define/capability.ts';
import type { AnyOperation } from '../../src/define/operation.ts';
import { actionGate, allowed, blockGate, screenGate } from '../../src/engines/gate.ts';
import type { CurrentUserData } from '../../src/server/session.ts';
import { operations, sampleInput } from '../contract/samples.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';

interface Control {
  readonly label: string;
  readonly gate: Needs;
  readonly operation: AnyOperation;
}

/** Every block and action of a manifest that makes a call, with the gate that the engines give it. */
function controlsIn(label: string, value: unknown): Control[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part, index) => controlsIn(`${label}[${index}]`, part));
  const shape = value as { source?: AnyOperation & { of?: AnyOperation }; action?: string; block?: string };
  const operation = shape.source?.of ?? shape.source;
  const own =
    operation && (shape.action || shape.block)
      ? [{ label, operation, gate: shape.action ? actionGate(value as never) : blockGate(value as never) }]
      : [];
  const inner = Object.entries(value).filter(([key]) => key !== 'source');
  return [...own, ...inner.flatMap(([key, part]) => controlsIn(`${label}.${key}`, part))];
}

const controls = Object.entries(screenFiles).flatMap(([file, screen]) =>
  controlsIn(file.replace(/^.*\/screens\//, ''), screen.body),
);
const rights = [
  ...new Set(
    operations.flatMap(({ needs }) =>
      [...JSON.stringify(needs).matchAll(/"can":"(\w+)","flags":(\[[^\]]*\])/g)].map(
        (match) => `${match[1]} ${match[2]}`,
      ),
    ),
  ),
];

let server: TestServer;
let cases = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function sweep(user: (typeof demoUsers)[number]): Promise<string[]> {
  const caller = await server.as(user);
  const current = (await caller.post('Authorization/GetCurrentUser')).data as CurrentUserData;
  const wrong: string[] = [];
  for (const { label, gate, operation } of controls) {
    cases += 1;
    const shown = allowed(gate, current.Capability);
    const answer = await caller.post(operation.operation, sampleInput(operation, current.UserAccountId));
    const refused = answer.status === 403 && answer.message?.startsWith('This needs the right') === true;
    if (shown === refused)
      wrong.push(
        `${label} (${operation.operation}) is ${shown ? 'shown but refused' : 'hidden but answered'} for ${user}`,
      );
  }
  return wrong;
}

describe('gates', () => {
  it('there are controls to sweep', () => {
    expect(controls.length).toBeGreaterThanOrEqual(8);
    expect(rights.length).toBeGreaterThanOrEqual(3);
  });

  it.each(demoUsers)('agree with the server for %s', async (user) => {
    expect(await sweep(user)).toEqual([]);
  });

  it.each(rights)('agree with the server for a user who holds only %s', async (right) => {
    const [objectType = '', flags = '[]'] = right.split(/ (?=\[)/);
    const { owner } = server.database;
    const caller = await server.as('user');
    const { UserAccountId } = (await caller.post('Authorization/GetCurrentUser')).data as CurrentUserData;
    const role = await owner
      .insertInto('role')
      .values({ owner_company_id: 1, name: right, description: null, reach: 'own' })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const set = await owner
      .insertInto('capability_set')
      .values({ owner_company_id: 1, name: right, is_template: false })
      .returning('capability_set_id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('capability_set_entry')
      .values({ ...set, object_type: objectType, flags: JSON.parse(flags) as string[] })
      .execute();
    await owner
      .insertInto('role_capability_set')
      .values({ ...role, ...set })
      .execute();
    await owner.deleteFrom('user_role').where('user_account_id', '=', UserAccountId).execute();
    await owner
      .insertInto('user_role')
      .values({ user_account_id: UserAccountId, ...role })
      .execute();
    await expect
      .poll(async () => ((await caller.post('Authorization/GetCurrentUser')).data as CurrentUserData).Capability)
      .toEqual([
        { ObjectType: objectType, ...Object.fromEntries((JSON.parse(flags) as string[]).map((flag) => [flag, true])) },
      ]);
    expect(await sweep('user')).toEqual([]);
  });

  it('every screen that asks for sign-in has a gate that somebody can meet', async () => {
    const owner = await server.as('owner');
    const { Capability } = (await owner.post('Authorization/GetCurrentUser')).data as CurrentUserData;
    expect(Object.values(screenFiles).filter((screen) => !allowed(screenGate(screen), Capability))).toEqual([]);
    expect(cases).toBeGreaterThan(controls.length * demoUsers.length);
  });
});
