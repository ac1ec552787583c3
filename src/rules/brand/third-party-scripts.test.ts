/** Scripts of others: only safe addresses, only with consent, never in another name and not on instances of development. */
import { expect, test } from 'vitest';
import {
  consentManagerOf,
  hasAllConsents,
  isOwnScript,
  offeredScripts,
  originsOf,
  scriptsFor,
  scriptsWithoutKey,
  serviceName,
  thirdPartyScripts,
} from './third-party-scripts.ts';

const chat = { id: 'chat', src: 'https://chat.example/start.js', origins: ['https://api.chat.example/v2'] };
const help = { id: 'help', src: 'http://127.0.0.1:9000/help.js' };
const tracking = { id: 'pixel', kind: 'tracking', src: 'https://pixel.example/p.js', key: 'N-7' } as const;
const manager = { id: 'manager', kind: 'consent', src: 'https://consent.example/m.js' } as const;
const visit = { consents: ['chat'], isImpersonated: false, instance: 'pp' } as const;

test.each([
  undefined,
  {},
  [null],
  [{ id: 'chat' }],
  [{ src: chat.src }],
  [{ ...chat, id: '../chat' }],
  [{ ...chat, src: 'javascript:alert(1)' }],
  [{ ...chat, src: 'http://chat.example/start.js' }],
  [{ ...chat, src: '//chat.example/start.js' }],
  [{ ...chat, src: '/\\chat.example/start.js' }],
  [{ ...chat, src: '/../start.js?x=1' }],
  [{ ...chat, src: 'start.js' }],
  [{ ...chat, kind: 'advertising' }],
  [{ ...chat, kind: 'tracking' }],
  [{ ...chat, kind: 'monitoring', key: ' ' }],
  [{ ...chat, key: 7 }],
  [{ ...chat, origins: 'https://chat.example' }],
  [{ ...chat, name: 7 }],
])('%j names none (EXT-29)', (found) => expect(thirdPartyScripts(found)).toEqual([]));

test('what the person agreed to runs, nothing else (EXT-21)', () => {
  expect(thirdPartyScripts([chat, help])).toEqual([chat, help]);
  expect(scriptsFor([chat, help], visit)).toEqual([chat]);
  expect(scriptsFor([chat, help], { ...visit, consents: [] })).toEqual([]);
});

test('nothing that helps him runs while somebody works in the person’s name; what is tracked is told of who that is (AUTH-36, AUTH-37)', () => {
  const helpers = (['help', 'co-browsing', 'chat'] as const).map((kind) => ({ ...chat, kind }));
  const consents = ['chat', 'pixel'];
  expect(scriptsFor([chat, ...helpers, tracking], { ...visit, consents, isImpersonated: true })).toEqual([tracking]);
  expect(offeredScripts([chat, ...helpers], { ...visit, isImpersonated: true })).toEqual([]);
});

test('the consent manager asks for the others, and is nothing to agree to (EXT-28, CHAT-06)', () => {
  const all = thirdPartyScripts([manager, chat, tracking]);
  expect(consentManagerOf(all)).toEqual(manager);
  expect(consentManagerOf([chat])).toBeUndefined();
  expect(offeredScripts(all, visit)).toEqual([chat, tracking]);
  expect([hasAllConsents(all, ['chat']), hasAllConsents(all, ['pixel', 'chat'])]).toEqual([false, true]);
});

test('an entry that only lacks its key is named to who wrote it (ERR-31)', () => {
  const monitoring = { id: 'apm', kind: 'monitoring', src: 'https://apm.example/a.js' } as const;
  expect(scriptsWithoutKey([monitoring, tracking, chat, { kind: 'monitoring' }])).toEqual([monitoring]);
  expect(scriptsWithoutKey(undefined)).toEqual([]);
});

test('a path of the portal itself is its own', () => {
  const own = { ...chat, src: '/portal-services/assistant.js' };
  expect(thirdPartyScripts([own])).toEqual([own]);
  expect([isOwnScript(own), isOwnScript(chat), originsOf([{ ...own, origins: [] }])]).toEqual([true, false, []]);
});

test.each(['ci', 'ite', 'xx', 'dev'] as const)('nothing runs on the instance %s (EXT-22 to EXT-25)', (instance) => {
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
  ['assistant', 'PORTAL ASSISTANT'],
])('people know %s as %s', (id, name) => {
  const own = { id: 'assistant', kind: 'chat', src: '/portal-services/assistant.js' } as const;
  const scripts = [{ ...help, name: ' Guided tours ' }, chat, own];
  expect(serviceName(scripts, id, (text) => text.toUpperCase())).toBe(name);
});

test('the policy names origins, never more of an address', () => {
  expect(
    originsOf([chat, help, { ...help, origins: ["https://x.example/; script-src 'unsafe-eval'", 'nowhere'] }]),
  ).toEqual(['https://chat.example', 'https://api.chat.example', 'http://127.0.0.1:9000', 'https://x.example']);
});
