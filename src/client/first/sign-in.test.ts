/** The checks after the password, the session that is found again, and the steps of sign-out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserExample } from '../../../manifests/entities/CurrentUser.ts';
import { signOut } from '../session/sign-out.ts';
import { CallError } from './call-error.ts';
import { messages } from './messages.ts';
import { currentSession, setSession } from './session-store.ts';
import { loadSession, signIn } from './sign-in.ts';
import { setTransport } from './transport.ts';

const calls: [string, unknown][] = [];
let replies: Record<string, () => unknown> = {};

beforeEach(() => {
  calls.length = 0;
  setSession(undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setTransport(async (path, body) => {
    const name = path.split('/').pop() ?? '';
    calls.push([name, body]);
    return replies[name]?.() ?? null;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers = (changes: object) => {
  replies = {
    Authenticate: () => ({ ...currentUserExample, ...changes }),
    GetCurrentUser: () => ({ ...currentUserExample, ...changes }),
  };
};
const method = { Id: 1, Name: 'App', IsPrimary: true };

test('the username is trimmed, the password is not; then the language is told (VAL-01, VAL-03, AUTH-13)', async () => {
  answers({});
  await expect(signIn('  admin ', ' secret ', 'de')).resolves.toMatchObject({ next: 'enter' });
  expect(calls).toEqual([
    ['Authenticate', { userName: 'admin', password: ' secret ' }],
    ['SetLanguage', { languageCode: 'de' }],
  ]);
  expect(currentSession()?.Username).toBe('admin');
});

test('a language that the server does not take is only logged (ERR-34)', async () => {
  answers({});
  replies['SetLanguage'] = () => {
    throw new CallError('down', 500);
  };
  await expect(signIn('admin', 'secret', 'de')).resolves.toMatchObject({ next: 'enter' });
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Language not told', expect.any(CallError)));
  expect(messages.get()).toEqual([]);
});

test.each([
  ['set up first', { MustSetupMfa: true, UserAuthenticationMethods: [method], Capability: [] }, 'setUpSecondFactor'],
  ['second factor next', { UserAuthenticationMethods: [method], Capability: [] }, 'giveSecondFactor'],
])('%s (AUTH-12): nobody is signed in and no language is told yet', async (_name, changes, next) => {
  answers(changes);
  await expect(signIn('admin', 'secret', 'en')).resolves.toEqual({ next });
  expect(currentSession()).toBeUndefined();
  expect(calls.map(([name]) => name)).toEqual(['Authenticate']);
});

test('without LOGIN Execute the flow stops with the text for the alert (AUTH-09 to AUTH-11, ERR-11)', async () => {
  answers({ Capability: [{ ObjectType: 'LOGIN', Read: true }] });
  await expect(signIn('admin', 'secret', 'en')).rejects.toThrow('Missing capabilities to log in.');
  expect(currentSession()).toBeUndefined();
  expect(calls.map(([name]) => name)).toEqual(['Authenticate', 'Logout']);
});

test.each([
  ['no session id', { SessionId: '' }, false],
  ['a pending method', { UserAuthenticationMethods: [method] }, false],
  ['a whole session', {}, true],
])('%s: signed in is %s (AUTH-15, AUTH-16, AUTH-42)', async (_name, changes, expected) => {
  answers(changes);
  expect((await loadSession()) !== undefined).toBe(expected);
});

test('a session that cannot be loaded is none (GUARD-5)', async () => {
  replies = {
    GetCurrentUser: () => {
      throw new CallError('down', 500);
    },
  };
  expect(await loadSession()).toBeUndefined();
});

test('sign-out goes through all steps in order, whatever fails (AUTH-26 to AUTH-32, AUTH-47)', async () => {
  answers({});
  await loadSession();
  const order: string[] = [];
  const stored = new Map([
    ['locale', 'de'],
    ['sso_id', 'x'],
    ['draft', 'text'],
  ]);
  replies = {
    Logout: () => {
      order.push('Logout');
      throw new CallError('down', 500);
    },
  };
  vi.stubGlobal('fetch', async (path: string) => {
    order.push(path);
    throw new TypeError('offline');
  });
  vi.stubGlobal('sessionStorage', { clear: () => order.push('cleared') });
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      { removeItem: (key: string) => stored.delete(key) },
      {
        ownKeys: () => [...stored.keys(), 'removeItem'],
        getOwnPropertyDescriptor: (_, key) => ({
          enumerable: stored.has(String(key)),
          configurable: true,
          writable: true,
          value: Reflect.get(_, key),
        }),
      },
    ),
  );
  await signOut();
  expect(order).toEqual(['Logout', '/keeper/logout', '/dash/logout', 'cleared']);
  expect(currentSession()).toBeUndefined();
  expect([...stored.keys()]).toEqual(['locale', 'sso_id']);
});
