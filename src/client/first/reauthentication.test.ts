/** A session that ends in the middle: asked once, calls go on afterwards, or fail as they did before. */
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { messages } from './messages.ts';
import { enableReauthPrompt, reauthPrompt } from './reauthentication.ts';
import { type CurrentUser, currentSession, setSession } from './session-store.ts';
import { setTransport } from './transport.ts';

const write = { operation: 'Thing/Save' } as never;
const over = new CallError('Sign in to continue.', 401);
enableReauthPrompt();
afterEach(() => {
  reauthPrompt.get()?.answer(false);
  setSession(undefined);
});

/** Answers 401 until `renewed`, then what it was given. */
function server() {
  const state = { renewed: false, calls: [] as unknown[] };
  setTransport(async (_path, body) => {
    state.calls.push(body);
    if (!state.renewed) throw over;
    return body;
  });
  return state;
}

test('several calls ask once, and all are made again with the same input', async () => {
  const state = server();
  setSession({ SessionId: 's', Username: 'admin' } as CurrentUser);
  const answers = Promise.all([call(write, { a: 1 } as never), call(write, { b: 2 } as never)]);
  await vi.waitFor(() => expect(reauthPrompt.get()?.user.Username).toBe('admin'));
  expect(currentSession()).toBeDefined();
  state.renewed = true;
  reauthPrompt.get()?.answer(true);
  expect(await answers).toEqual([{ a: 1 }, { b: 2 }]);
  expect(state.calls).toHaveLength(4);
  expect(reauthPrompt.get()).toBeUndefined();
});

test('a call that ends again with 401 after that asks no second time by itself', async () => {
  const state = server();
  setSession({ SessionId: 's' } as CurrentUser);
  const answer = call(write, {} as never);
  await vi.waitFor(() => expect(reauthPrompt.get()).toBeDefined());
  reauthPrompt.get()?.answer(true);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(state.calls).toHaveLength(2);
});

test('who does not sign in again sees the call fail, without a message of its own', async () => {
  server();
  setSession({ SessionId: 's' } as CurrentUser);
  const answer = call(write, {} as never);
  await vi.waitFor(() => expect(reauthPrompt.get()).toBeDefined());
  reauthPrompt.get()?.answer(false);
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(messages.get()).toEqual([]);
});

test('a wrong password is a 401 that asks nobody', async () => {
  server();
  setSession({ SessionId: 's' } as CurrentUser);
  await expect(call(write, {} as never, { skipReauthentication: true, quiet: true })).rejects.toMatchObject({
    status: 401,
  });
  expect(reauthPrompt.get()).toBeUndefined();
});
