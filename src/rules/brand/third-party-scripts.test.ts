/** Scripts of others: only safe addresses, only with consent, never in another name and not on instances of development. */
import { expect, test } from 'vitest';
import { offeredScripts, originsOf, scriptsFor, serviceName, thirdPartyScripts } from './third-party-scripts.ts';

const chat = { id: 'chat', src: 'https://chat.example/start.js', origins: ['https://api.chat.example/v2'] };
const help = { id: 'help', src: 'http://127.0.0.1:9000/help.js' };
const visit = { consents: ['chat'], isImpersonated: false, instance: 'pp' };

test.each([
  undefined,
  {},
  [null],
  [{ id: 'chat' }],
  [{ src: chat.src }],
  [{ ...chat, id: '../chat' }],
  [{ ...chat, src: 'javascript:alert(1)' }],
  [{ ...chat, src: 'http://chat.example/start.js' }],
  [{ ...chat, src: '/start.js' }],
  [{ ...chat, origins: 'https://chat.example' }],
  [{ ...chat, name: 7 }],
])('%j names none (EXT-29)', (found) => expect(thirdPartyScripts(found)).toEqual([]));

test('what the person agreed to runs, nothing else (EXT-21)', () => {
  expect(thirdPartyScripts([chat, help])).toEqual([chat, help]);
  expect(scriptsFor([chat, help], visit)).toEqual([chat]);
  expect(scriptsFor([chat, help], { ...visit, consents: [] })).toEqual([]);
});

test('nothing runs while somebody works in the person’s name (AUTH-37)', () => {
  expect(scriptsFor([chat], { ...visit, isImpersonated: true })).toEqual([]);
  expect(offeredScripts([chat], { ...visit, isImpersonated: true })).toEqual([]);
});

test.each(['ci', 'ite', 'xx', 'dev'])('nothing runs on the instance %s (EXT-22 to EXT-25)', (instance) => {
  expect(scriptsFor([chat], { ...visit, instance })).toEqual([]);
  expect(offeredScripts([chat], { ...visit, instance })).toEqual([]);
});

test('can be agreed to before anybody has', () => {
  expect(offeredScripts([chat, help], visit)).toEqual([chat, help]);
});

test.each([
  ['help', 'Guided tours'],
  ['chat', 'chat'],
  ['video', 'video'],
])('people know %s as %s', (id, name) => {
  const scripts = [{ ...help, name: ' Guided tours ' }, chat];
  expect(serviceName(scripts, id)).toBe(name);
});

test('the policy names origins, never more of an address', () => {
  expect(
    originsOf([chat, help, { ...help, origins: ["https://x.example/; script-src 'unsafe-eval'", 'nowhere'] }]),
  ).toEqual(['https://chat.example', 'https://api.chat.example', 'http://127.0.0.1:9000', 'https://x.example']);
});
