/** The token of the chat is fetched once an hour and user, and never taken from somebody else. */
import { beforeEach, expect, test, vi } from 'vitest';
import { chatToken, forgetChatToken } from './chat-token.ts';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('../first/call.ts', () => ({ call: fetched }));

const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  stored.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => ({ Token: `token ${fetched.mock.calls.length}` }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('is used again while it is younger than an hour (CHAT-02 to CHAT-04, CONST-43)', async () => {
  expect(await chatToken(7)).toBe('token 1');
  vi.setSystemTime(3_599_999);
  expect(await chatToken(7)).toBe('token 1');
  vi.setSystemTime(3_600_000);
  expect(await chatToken(7)).toBe('token 2');
});

test('is another for another user, and after one that the bot did not take (CHAT-07)', async () => {
  await chatToken(7);
  expect(await chatToken(8)).toBe('token 2');
  forgetChatToken();
  expect(await chatToken(8)).toBe('token 3');
});

test('what is no token in the storage is none; a failure is told and nothing is kept (CHAT-08)', async () => {
  stored.set('chat_token', '{');
  expect(await chatToken(7)).toBe('token 1');
  forgetChatToken();
  fetched.mockRejectedValueOnce(new Error('down'));
  await expect(chatToken(7)).rejects.toThrow('down');
  expect(stored.size).toBe(0);
});
