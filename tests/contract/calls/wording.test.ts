/** What is wrong with an input is said in the caller's language, without a word of the validator (VAL-43 to VAL-54). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { callPath, fromPage, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = { accountId: 1, mode: 'audit' };
it.each([
  ['a missing field', { mode: 'audit' }, 'accountId: Dieses Feld ist erforderlich', 'accountId: To pole jest wymagane'],
  ['a wrong type', { ...call, accountId: 'x' }, 'accountId: Nur ganze Zahlen', 'accountId: Tylko liczby całkowite'],
  ['a bound', { ...call, limit: 0 }, 'limit: Mindestens 1', 'limit: Co najmniej 1'],
  ['a choice', { ...call, mode: 'x' }, 'mode: Zulässig sind audit, user', 'mode: Dozwolone wartości: audit, user'],
  [
    'a moment',
    { ...call, from: 'x' },
    'from: Geben Sie Datum und Uhrzeit ein, zum Beispiel 31.12.2027 23:59',
    'from: Podaj datę i godzinę, na przykład 31.12.2027 23:59',
  ],
  [
    'a long text',
    { ...call, options: { filter: 'x'.repeat(201) } },
    'options.filter: Höchstens 200 Zeichen',
    'options.filter: Maksymalna liczba znaków: 200',
  ],
])('%s, in German and Polish', async (_name, input, german, polish) => {
  const owner = await server.as('owner');
  const answer = (language: string) => owner.post('Account/GetAuditLog', input, { 'accept-language': language });
  const answers = [await answer('de'), await answer('pl')];
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [400, german],
    [400, polish],
  ]);
});

it('is said in a further language where the branding lists it, before any call is known too (I18N-17)', async () => {
  const { branding } = server.service;
  const app = await buildApp({ ...server.service, branding: { ...branding, languages: ['sv'] } });
  const headers = { ...fromPage, 'accept-language': 'sv' };
  const wrong = { method: 'POST', url: callPath('Authorization/Authenticate'), headers } as const;
  const asked = [{ payload: '{}' }, { payload: '{' }, { payload: '{"userName":"\\u0000"}' }, { url: '/%E0%A4%A' }];
  const answersOf = (of: typeof app) =>
    Promise.all(asked.map(async (one) => (await of.inject({ ...wrong, ...one })).json().Message));
  expect(await answersOf(app)).toEqual([
    'userName: Fältet är obligatoriskt',
    'Skicka en JSON-text med POST.',
    'userName: Texten har ett tecken som inte kan sparas',
    'Det finns inget på den här adressen.',
  ]);
  expect(await answersOf(server.app)).toContain('There is nothing at this address.');
  await app.close();
});
