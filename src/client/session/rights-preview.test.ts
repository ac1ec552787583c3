/** A look with other rights: reads leave, writes do not, and what is held is what the look has. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../first/call.ts';
import { messages, removeMessage } from '../first/messages.ts';
import { operationRef } from '../first/operation-ref.ts';
import { setSession } from '../first/session-store.ts';
import { setTransport } from '../first/transport.ts';
import { endPreview, refuseWritesInPreview, startPreview } from './rights-preview.ts';
import { currentCapabilities, withPreviewRights } from './session.ts';

const sent: string[] = [];
const own = [{ ObjectType: 'WIKI', Read: true, Update: true }];
const look = { userAccountId: 7, name: 'User', Capability: [{ ObjectType: 'WIKI', Read: true }], left: 1 };
const operation = (name: string, kind: 'read' | 'write') => ({ operation: name, kind }) as never;
const part = (name: string, kind: 'read' | 'write') => ({ operation: name, of: { kind }, part: 'Items' }) as never;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  setTransport(async (path) => {
    sent.push(path.split('/').slice(-2).join('/'));
    return { Items: [] };
  });
  setSession({ UserAccountId: 7, Capability: own } as never);
  refuseWritesInPreview();
  startPreview(look);
});
afterEach(() => {
  endPreview();
  for (const { name } of messages.get()) removeMessage(name);
  vi.unstubAllGlobals();
});

it('lets reads and what concerns the session leave, and nothing else', async () => {
  await call(operation('A/Get', 'read'), {} as never);
  await call(part('A/GetPart', 'read'), {} as never);
  await call(operationRef('A/Named', { kind: 'read' as never }), {} as never);
  await call(operationRef('Authorization/Logout'), {} as never);
  for (const source of [operation('A/Save', 'write'), part('A/SavePart', 'write'), operationRef('A/Unknown')]) {
    await expect(call(source as never, {} as never)).rejects.toThrow('nothing is changed');
  }
  expect(sent).toEqual(['A/Get', 'A/GetPart', 'A/Named', 'Authorization/Logout']);
  expect(messages.get()).toHaveLength(1);
});

it('says nothing where the caller does', async () => {
  await expect(call(operation('A/Save', 'write'), {} as never, { quiet: true })).rejects.toThrow('nothing is changed');
  expect(messages.get()).toEqual([]);
});

it('holds what the look has, until it ends', async () => {
  expect(currentCapabilities()).toEqual(look.Capability);
  expect(withPreviewRights({ Capability: own } as never)?.Capability).toEqual(look.Capability);
  endPreview();
  expect([currentCapabilities(), withPreviewRights({ Capability: own } as never)?.Capability]).toEqual([own, own]);
  await call(operation('A/Save', 'write'), {} as never);
  expect(sent).toEqual(['A/Save']);
});
