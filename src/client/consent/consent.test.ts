/** Consents: kept by service, withdrawn, told to the manager; what is no list of ours is none. */
import { beforeEach, expect, test, vi } from 'vitest';
import { consents, hasConsent, onConsent, setConsent } from './consent.ts';

const stored = new Map<string, string>();
const manager = { acceptService: vi.fn(), rejectService: vi.fn() };
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', { UC_UI: manager });
});

test('each service has its own consent, which can be taken back', () => {
  expect(hasConsent('chat')).toBe(false);
  setConsent('chat', true);
  setConsent('help', true);
  setConsent('chat', false);
  expect([hasConsent('chat'), hasConsent('help')]).toEqual([false, true]);
  expect(manager.acceptService.mock.calls).toEqual([['chat'], ['help']]);
  expect(manager.rejectService.mock.calls).toEqual([['chat']]);
});

test.each(['{', '{"chat":true}', 'null', '[1]'])('"%s" in the storage is no consent', (text) => {
  stored.set('consents', text);
  expect(hasConsent('chat')).toBe(false);
});

test('each decision is told once it is kept', () => {
  const heard: (readonly string[])[] = [];
  onConsent(() => heard.push(consents()));
  setConsent('chat', true);
  setConsent('chat', false);
  expect(heard).toEqual([['chat'], []]);
});

test('without a manager the consent is kept all the same', () => {
  vi.stubGlobal('window', {});
  setConsent('chat', true);
  expect(hasConsent('chat')).toBe(true);
});
