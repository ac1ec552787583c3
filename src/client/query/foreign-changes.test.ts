/** What is shown is asked for again when it was changed: at once by a write here, gathered and in peace by others'. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import GetViewLayout from '../../../manifests/operations/Account/GetViewLayout.ts';
import { below, own, tagsRead } from '../../define/contract/changes.ts';
import { limits } from '../../rules/limits.ts';
import { afterWrite } from './after-write.ts';
import { onChanges, tellChanges } from './changes.ts';
import { followForeignChanges } from './foreign-changes.ts';
import { setTypingCheck } from './typing.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let client: QueryClient;
let stop: () => void;
let closers: (() => void)[] = [];

/** Something on the screen; answers how often it was asked for. */
async function shown(name: string, meta: Record<string, unknown>): Promise<() => number> {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return asked;
  };
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, meta, staleTime: Number.POSITIVE_INFINITY });
  closers.push(observer.subscribe(() => {}));
  await vi.advanceTimersByTimeAsync(0);
  asked = 0;
  return () => asked;
}
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  client = new QueryClient();
  stop = followForeignChanges(client);
});
afterEach(() => {
  stop();
  for (const close of closers) close();
  closers = [];
  setTypingCheck(() => false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a write of this tab', () => {
  const SaveRole = { operation: 'A/SaveRole', kind: 'write', changes: [below('Role'), own('View')] } as const;

  it('asks again for what reads a changed tag, also the audit log, and for nothing else', async () => {
    const [roles, views, log, notes, anything] = [
      await shown('roles', { reads: ['Role', 'Set'] }),
      await shown('views', { reads: ['View'], live: true }),
      await shown('log', { reads: ['AuditEntry'] }),
      await shown('notes', { reads: ['Note'] }),
      await shown('unsaid', {}),
    ];
    await afterWrite(SaveRole, client);
    expect([roles(), views(), log(), notes(), anything()]).toEqual([1, 1, 1, 0, 1]);
  });

  it('is told here and to other tabs, once', async () => {
    const heard = vi.fn();
    const silent = onChanges(heard);
    await afterWrite(SaveRole, client);
    silent();
    expect(heard.mock.calls).toEqual([[['Role', 'View', 'AuditEntry'], 'this tab']]);
  });

  it('that nobody described may have changed everything; a read has changed nothing', async () => {
    const roles = await shown('roles', { reads: ['Role'] });
    await afterWrite({ operation: 'A/GetRole', kind: 'read', reads: ['Role'] } as never, client);
    expect(roles()).toBe(0);
    await afterWrite({ operation: 'A/Unsaid' }, client);
    expect(roles()).toBe(1);
  });
});

describe('writes of others', () => {
  it('are gathered, and asked for at most every two seconds', async () => {
    const roles = await shown('roles', { reads: ['Role'] });
    for (let times = 0; times < 20; times += 1) {
      tellChanges(['Role'], 'server');
      await wait(10);
    }
    await wait(limits.searchDebounce);
    expect(roles()).toBe(1);
    for (let times = 0; times < 60; times += 1) {
      tellChanges(['Role'], 'server');
      await wait(100);
    }
    expect(roles()).toBeLessThanOrEqual(1 + 6000 / limits.foreignChanges);
    expect(roles()).toBeGreaterThan(1);
  });

  it('are not asked for by what asks in its own way, nor when they came from here', async () => {
    const [list, roles] = [
      await shown('list', { reads: ['Role'], live: true }),
      await shown('roles', { reads: ['Role'] }),
    ];
    tellChanges(['Role'], 'this tab');
    await wait(limits.foreignChanges * 2);
    expect(roles()).toBe(0);
    tellChanges(['Role'], 'other tabs');
    await wait(limits.foreignChanges * 2);
    expect([list(), roles()]).toEqual([0, 1]);
  });

  it('wait while something is typed and not saved, and are not forgotten', async () => {
    const roles = await shown('roles', { reads: ['Role'] });
    setTypingCheck(() => true);
    tellChanges(['Role'], 'server');
    await wait(60_000);
    expect(roles()).toBe(0);
    setTypingCheck(() => false);
    await wait(limits.foreignChanges);
    expect(roles()).toBe(1);
  });

  it('wait while nobody looks', async () => {
    const roles = await shown('roles', { reads: ['Role'] });
    page.visibilityState = 'hidden';
    tellChanges(['Role'], 'server');
    await wait(60_000);
    expect(roles()).toBe(0);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(limits.foreignChanges);
    expect(roles()).toBe(1);
  });
});

it('a layout is asked for again once the server has read all layouts anew, and lists are not', async () => {
  const [layout, list] = [
    await shown('layout', { reads: tagsRead(GetViewLayout) }),
    await shown('list', { reads: ['Role'] }),
  ];
  tellChanges(['ViewLayout'], 'server');
  await wait(limits.searchDebounce);
  expect([layout(), list()]).toEqual([1, 0]);
});
