/** Controls and server agree: what a session is shown it may call, and what it may not call it is not shown. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenFiles } from '../../generators/product/all-screens.ts';
import { someOf } from '../../generators/testing/sample.ts';
import type { AnyOperation } from '../../src/define/contract/operation.ts';
import { operationOf } from '../../src/define/shapes/element-shapes.ts';
import { allowed, screenGate } from '../../src/engines/access/gate.ts';
import { operations, sampleInput } from '../contract/world/sample-inputs.ts';
import { demoUsers, startTestServer, type TestServer } from '../database/server.ts';
import { shownOn } from './browser-side.ts';
import { controlsOf } from './controls.ts';

const screens = Object.entries(screenFiles).map(([file, screen]) => ({
  screen,
  controls: controlsOf(file.replace(/^.*\/screens\//, ''), screen).filter(({ calls }) => calls.length > 0),
}));
const controls = screens.flatMap((each) => each.controls);
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

/** Every call of every control is made: what is on the page must be answered, and an action that is not must be refused. */
async function sweep(user: (typeof demoUsers)[number]): Promise<string[]> {
  const caller = await server.as(user);
  const current = await caller.me();
  const answered = new Map<string, boolean>();
  const answers = async (operation: AnyOperation): Promise<boolean> => {
    const known = answered.get(operation.operation);
    if (known !== undefined) return known;
    const { status, message } = await caller.post(operation.operation, sampleInput(operation, current.UserAccountId));
    const found = !(status === 403 && message?.startsWith('This needs the right'));
    answered.set(operation.operation, found);
    return found;
  };
  const wrong: string[] = [];
  for (const { screen, controls: all } of screens) {
    const shown = shownOn(screen, current.Capability);
    for (const { label, object, inside, calls } of all) {
      cases += 1;
      const there = (await Promise.all(calls.map((call) => answers(operationOf(call))))).every(Boolean);
      const around = shown.has(inside ?? screen);
      const isAction = 'action' in object;
      if (shown.has(object) && !there) wrong.push(`${label} is shown but refused for ${user}`);
      if (isAction && around && there && !shown.has(object)) wrong.push(`${label} is hidden but answered for ${user}`);
    }
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

  it.each(someOf(rights, 12, 'single rights'))('agree with the server for a user who holds only %s', async (right) => {
    const [objectType = '', flags = '[]'] = right.split(/ (?=\[)/);
    const { owner } = server.database;
    const caller = await server.as('user');
    const { UserAccountId } = await caller.me();
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
      // Without the right to sign in there is no session to look with.
      .values([
        { ...set, object_type: objectType, flags: JSON.parse(flags) as string[] },
        { ...set, object_type: 'LOGIN', flags: ['Execute'] },
      ])
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
      .poll(async () => (await caller.me()).Capability)
      .toContainEqual({
        ObjectType: objectType,
        ...Object.fromEntries((JSON.parse(flags) as string[]).map((flag) => [flag, true])),
      });
    expect(await sweep('user')).toEqual([]);
  });

  it('every screen that asks for sign-in has a gate that somebody can meet', async () => {
    const owner = await server.as('owner');
    const { Capability } = await owner.me();
    expect(Object.values(screenFiles).filter((screen) => !allowed(screenGate(screen), Capability))).toEqual([]);
    expect(cases).toBeGreaterThan(controls.length * demoUsers.length);
  });
});
