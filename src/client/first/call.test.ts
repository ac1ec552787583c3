/** What goes to the server, and the text that every kind of failure becomes. */
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { activeLanguage } from './language.ts';
import { messages, removeMessage } from './messages.ts';
import { operationRef } from './operation-ref.ts';
import { type CurrentUser, currentSession, onSessionEnd, setSession } from './session-store.ts';

interface Ask {
  readonly operation: 'Account/Ask';
  readonly '~types'?: { input: { id: number }; data: { Items: string[] }; kind: 'read' };
}
const ask = operationRef<Ask>('Account/Ask');
const path = '/DataModel/service.svc/rest/Account/Ask';

const answer = (status: number, body: string, headers: Record<string, string> = {}) => {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failure = async (quiet = false) =>
  call(ask, { id: 1 }, { quiet }).catch((error: CallError) => error) as Promise<CallError>;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setSession(undefined);
  activeLanguage.set({ language: 'en', messages: {} });
  for (const { name } of messages.get()) removeMessage(name);
});

test('a call is a POST with a JSON body and the language, and only data counts (CALL-001 to CALL-006)', async () => {
  activeLanguage.set({ language: 'pl', messages: {} });
  const fetched = answer(200, '{"data":{"Items":["a"]},"more":1}');
  expect(await call(ask, { id: 7 })).toEqual({ Items: ['a'] });
  const [to, init] = fetched.mock.calls[0] ?? [];
  expect(to).toBe(path);
  expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"id":7}' });
  expect(init?.headers).toMatchObject({ 'Accept-Language': 'pl', 'Content-Type': 'application/json' });
});

test('a part of an operation answers that part', async () => {
  answer(200, '{"data":{"Items":["a"]}}');
  expect(await call({ ...ask, part: 'Items' } as typeof ask, { id: 7 })).toEqual(['a']);
});

test.each([
  ['JSON', 400, '{"Message":"The pricelist is locked."}', 'The pricelist is locked.'],
  ['XML', 400, '<Error xmlns="x"><Message>Not &lt;here&gt; &amp; now &#x21;</Message></Error>', 'Not <here> & now !'],
  ['CDATA', 500, '<m:Message><![CDATA[a & b]]></m:Message>', 'a & b'],
  ['no Message', 500, '{"Fault":1}', 'The application has encountered an unknown error'],
  ['an empty Message', 500, '{"Message":" "}', 'The application has encountered an unknown error'],
  ['HTML', 502, '<html>Bad gateway</html>', 'The application has encountered an unknown error'],
  ['no body', 503, '', `Error: request failed for ${path}`],
])(
  '%s becomes the text of the failure, which is shown (ERR-02, ERR-03, ERR-05, ERR-06, AMB-33)',
  async (_name, status, body, text) => {
    answer(status, body, { 'x-request-id': '7f3a' });
    const error = await failure();
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ message: text, status, requestId: '7f3a' });
    expect(messages.get()).toMatchObject([{ type: 'error', text, detail: 'Request 7f3a' }]);
  },
);

test('with suppression nothing is shown, but the call is rejected with the text (ERR-07, ERR-08)', async () => {
  answer(400, '{"Message":"Wrong"}');
  expect(await failure(true)).toMatchObject({ message: 'Wrong' });
  expect(messages.get()).toEqual([]);
});

test('no answer at all says that there is no connection, and names the path', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await failure()).toMatchObject({ message: `No connection. Error: request failed for ${path}`, status: 0 });
});

test('a cancelled call says so and shows nothing (ERR-04)', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const stop = new AbortController();
  const asked = call(ask, { id: 1 }, { signal: stop.signal }).catch((error: CallError) => error);
  stop.abort();
  expect(await asked).toMatchObject({ message: 'Error: request canceled' });
  expect(messages.get()).toEqual([]);
});

test('the texts of the catalogue are translated', async () => {
  activeLanguage.set({ language: 'de', messages: { 'Error: request failed for': 'Fehler: keine Antwort von' } });
  answer(503, '');
  expect(await failure()).toMatchObject({ message: `Fehler: keine Antwort von ${path}` });
});

test('401 ends the session of whoever was signed in, without a message (ERR-39)', async () => {
  const ended = vi.fn();
  const stop = onSessionEnd(ended);
  setSession({ SessionId: 's' } as CurrentUser);
  answer(401, '{"Message":"Sign in to continue."}');
  await failure();
  await failure(true);
  expect(currentSession()).toBeUndefined();
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});
