/** Consents: kept by service, withdrawn, told to the manager; what is no list of ours is none. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consents, followManager, hasConsent, onConsent, setConsent } from './consent.ts';
import { consentManager } from './consent-manager.ts';

const stored = new Map<string, string>();
const manager = { acceptService: vi.fn(), rejectService: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
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

describe('a consent manager', () => {
  const page = () => Object.assign(new EventTarget(), {}) as EventTarget & { UC_UI?: object };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is looked for each 200 ms, and there once it says that it is ready (EXT-26, CONST-24)', async () => {
    const window = page();
    vi.stubGlobal('window', window);
    const found = vi.fn();
    void consentManager().then(found);
    const isInitialized = vi.fn(() => false);
    Object.assign(window, { UC_UI: { isInitialized } });
    await vi.advanceTimersByTimeAsync(1000);
    expect([isInitialized.mock.calls.length, found.mock.calls.length]).toEqual([5, 0]);
    isInitialized.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(found).toHaveBeenCalledWith(window.UC_UI);
  });

  test('that does not come within 180 seconds is none (EXT-26, EXT-27, CONST-23)', async () => {
    vi.stubGlobal('window', page());
    const found = vi.fn();
    void consentManager().then(found);
    await vi.advanceTimersByTimeAsync(179_999);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledWith(undefined);
  });

  test('hears what was decided before it came; then only its own word holds', async () => {
    const window = page();
    vi.stubGlobal('window', window);
    stored.set('consents', '["help"]');
    setConsent('chat', true);
    const allowed = new Set<string>(['pixel']);
    const there = {
      acceptService: async (id: string) => allowed.add(id),
      getServicesBaseInfo: () => ['chat', 'help', 'pixel'].map((id) => ({ id, consent: { status: allowed.has(id) } })),
    };
    await followManager(there);
    expect(consents()).toEqual(['chat', 'pixel']);
    allowed.delete('chat');
    window.dispatchEvent(new Event('UC_UI_VIEW_CHANGED'));
    expect(consents()).toEqual(['pixel']);
  });
});
