/** Support details over HTTP: who keeps which, who sees them, and what is refused (ENT-56, CALL-057). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetOwnSupportDetails from '../../../manifests/operations/Account/GetOwnSupportDetails.ts';
import GetSupportDetails from '../../../manifests/operations/Account/GetSupportDetails.ts';
import SaveSupportDetails from '../../../manifests/operations/Account/SaveSupportDetails.ts';
import { startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const root = 1;
const ostsee = 100_002;
const donau = 100_734;

it('a reseller changes his own, and his customers see it; empty ones are those of the marketplace above', async () => {
  const [reseller, admin] = [await server.as('reseller'), await server.as('admin')];
  const before = await reseller.call(GetOwnSupportDetails, { accountId: ostsee });
  expect(before).toMatchObject({ AccountId: ostsee, SupportButtonText: 'Ostsee Systemhaus' });
  const details = { SupportPhoneNumber: ' +49 381 10 ', SupportUrl: 'https://help.example/a', SupportTimeZone: '  ' };
  const saved = await reseller.call(SaveSupportDetails, { accountId: ostsee, details, version: before.Version });
  const { SupportTimeZone: _, ...others } = before;
  const kept = { ...others, SupportPhoneNumber: '+49 381 10', SupportUrl: 'https://help.example/a' };
  expect(saved).toEqual({ ...kept, Version: expect.any(String) });
  const { AccountId: __, Version: ___, SupportOpensRegular, SupportClosesRegular, ...texts } = saved;
  const told = { ...texts, SupportWorkingHoursRegular: `${SupportOpensRegular}–${SupportClosesRegular}` };
  expect(await admin.call(GetSupportDetails, {})).toEqual(told);
  const none = Object.fromEntries(Object.keys(told).map((name) => [name, '']));
  const late = { accountId: ostsee, details: none, version: before.Version };
  expect((await reseller.post(SaveSupportDetails.operation, late)).status).toBe(409);
  await reseller.call(SaveSupportDetails, { ...late, version: saved.Version });
  expect(await admin.call(GetSupportDetails, {})).toMatchObject({ SupportTechnicalEmail: 'support@nordlicht.example' });
});

it('hours are two times of day or words: what is sent takes the place of the other', async () => {
  const [owner, anyone] = [await server.as('owner'), await server.as('owner')];
  const save = async (details: object) => {
    const { AccountId: _, Version: __, ...saved } = await owner.call(SaveSupportDetails, { accountId: root, details });
    const { SupportOpensOthers: opens, SupportClosesOthers: closes, SupportWorkingHoursOthers: words } = saved;
    const told = (await anyone.call(GetSupportDetails, {})).SupportWorkingHoursOthers;
    return [opens, closes, words, told];
  };
  const times = { SupportOpensOthers: '09:30', SupportClosesOthers: '14:00' };
  expect(await save(times)).toEqual(['09:30', '14:00', undefined, '09:30–14:00']);
  const words = 'By phone, 09:00–11:00';
  expect(await save({ SupportWorkingHoursOthers: words })).toEqual([undefined, undefined, words, words]);
  expect(await save({ SupportWorkingHoursOthers: '8:00-12:00' })).toEqual(['08:00', '12:00', undefined, '8:00-12:00']);
  expect(await save(times)).toEqual(['09:30', '14:00', undefined, '09:30–14:00']);
  const none = { SupportOpensOthers: '', SupportClosesOthers: '', SupportWorkingHoursOthers: '' };
  expect(await save(none)).toEqual([undefined, undefined, undefined, undefined]);
});

it.each([
  [{ SupportOpensOthers: '09:00', SupportClosesOthers: '' }, 'SupportClosesOthers'],
  [{ SupportOpensOthers: '', SupportClosesOthers: '13:00' }, 'SupportOpensOthers'],
  [{ SupportOpensOthers: '09:00', SupportClosesOthers: '13:00', SupportWorkingHoursOthers: 'by phone' }, 'Hours'],
  [{ SupportOpensOthers: '13:00', SupportClosesOthers: '09:00' }, 'SupportClosesOthers: Must lie after'],
  [{ SupportOpensOthers: '09:00', SupportClosesOthers: '09:00' }, 'SupportClosesOthers: Must lie after'],
  [{ SupportOpensOthers: '24:00', SupportClosesOthers: '13:00' }, 'SupportOpensOthers'],
])('hours that say half or two things are refused: %j', async (details, field) => {
  const owner = await server.as('owner');
  const answer = await owner.post(SaveSupportDetails.operation, { accountId: root, details });
  expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(field)]);
});

it('names the time before by its title in the language of the reader', async () => {
  const owner = await server.as('owner');
  const details = { SupportOpensOthers: '13:00', SupportClosesOthers: '09:00' };
  const said = async (language: string) =>
    (await owner.post(SaveSupportDetails.operation, { accountId: root, details }, { 'accept-language': language }))
      .message;
  expect(await said('en')).toContain('Must lie after “Opens on other days”');
  expect(await said('de')).toContain('„Öffnet an anderen Tagen“');
});

it('nobody changes those above him, a customer company has none, and without the right nothing is answered', async () => {
  const [reseller, owner, admin] = [await server.as('reseller'), await server.as('owner'), await server.as('admin')];
  const statuses = async (caller: typeof admin, accountId: number) => [
    (await caller.post(GetOwnSupportDetails.operation, { accountId })).status,
    (await caller.post(SaveSupportDetails.operation, { accountId, details: {} })).status,
  ];
  expect(await statuses(reseller, root)).toEqual([404, 404]);
  for (const caller of [reseller, owner]) expect(await statuses(caller, donau)).toEqual([403, 403]);
  for (const accountId of [ostsee, donau]) expect(await statuses(admin, accountId)).toEqual([403, 403]);
  expect((await server.anyone.post(GetOwnSupportDetails.operation, { accountId: ostsee })).status).toBe(401);
});

it.each([
  { SupportUrl: 'javascript:alert(1)' },
  { KnowledgeBaseUrl: 'ftp://files.example/' },
  { SupportUrl: 'https://' },
  { SupportTechnicalEmail: 'help' },
  { SupportSalesPhoneNumber: 'call me' },
  { SupportTimeZone: 'Europe/Atlantis' },
  { SupportButtonText: 'a\nb' },
  { SupportButtonText: 'x'.repeat(61) },
])('%j is refused at its field', async (details) => {
  const owner = await server.as('owner');
  const answer = await owner.post(SaveSupportDetails.operation, { accountId: root, details });
  expect([answer.status, answer.message]).toEqual([400, expect.stringContaining(Object.keys(details)[0] ?? '')]);
});
