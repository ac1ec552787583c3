/** Calls beside one that replaces the session. */
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { enableReauthPrompt, reauthPrompt } from './reauthentication.ts';
import { type CurrentUser, setSession } from './session-store.ts';
import { setTransport } from './transport.ts';

const over = new CallError('Sign in to continue.', 401);
const operation = (name: string) => ({ operation: name }) as never;
enableReauthPrompt();
afterEach(() => {
  reauthPrompt.get()?.answer(false);
  setSession(undefined);
});

test('a call refused while another one replaced the session is made again, and nobody is asked', async () => {
  setSession({ SessionId: 's' } as CurrentUser);
  let replaced = false;
  let reply = () => {};
  const sent: string[] = [];
  setTransport(async (path) => {
    const name = path.split('/').pop() ?? '';
    sent.push(name);
    if (name === 'Replace') {
      await new Promise<void>((done) => {
        reply = done;
      });
      replaced = true;
      return null;
    }
    if (!replaced) throw over;
    return 'fresh';
  });
  const replacing = call(operation('Session/Replace'), {} as never);
  const reading = call(operation('Thing/Read'), {} as never);
  await vi.waitFor(() => expect(sent).toEqual(['Replace', 'Read']));
  expect(reauthPrompt.get()).toBeUndefined();
  reply();
  expect(await Promise.all([replacing, reading])).toEqual([null, 'fresh']);
  expect(sent).toEqual(['Replace', 'Read', 'Read']);
  expect(reauthPrompt.get()).toBeUndefined();
});

test('a session that has ended for all is asked for once, without a second try before', async () => {
  setSession({ SessionId: 's' } as CurrentUser);
  const sent: string[] = [];
  setTransport(async (path) => {
    sent.push(path);
    throw over;
  });
  const calls = [1, 2].map(() => call(operation('Thing/Read'), {} as never).catch(() => 'refused'));
  await vi.waitFor(() => expect(reauthPrompt.get()).toBeDefined());
  expect(sent).toHaveLength(2);
  reauthPrompt.get()?.answer(false);
  expect(await Promise.all(calls)).toEqual(['refused', 'refused']);
});
