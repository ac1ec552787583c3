/** Changing the language, above all when its texts do not arrive. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fallbackBranding } from '../../rules/brand/branding.ts';
import * as brand from '../first/branding.ts';
import {
  activeLanguage,
  languageTitle,
  loadTexts,
  offeredLanguages,
  setInitialLanguage,
  text,
} from '../first/language.ts';
import { setTransport } from '../first/transport.ts';
import { changeLanguage } from './locale.ts';

// The texts of one language never arrive.
vi.mock('../../locales/fi/index.ts', () => {
  throw new Error('offline');
});

const told: unknown[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  told.length = 0;
  stored.clear();
  activeLanguage.set({ language: 'en', messages: {} });
  setTransport(async (_path, body) => told.push(body));
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a change loads, remembers, shows and tells the server, without a reload (I18N-01 to I18N-07, CONST-13)', async () => {
  const reload = vi.fn();
  await changeLanguage('de', { tellServer: true, reload });
  expect(activeLanguage.get().language).toBe('de');
  expect(stored.get('locale')).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(told).toEqual([{ languageCode: 'de' }]);
  expect(reload).not.toHaveBeenCalled();
});

test('where another application answers old addresses the page follows a change anew (I18N-06, AMB-07)', async () => {
  vi.spyOn(brand, 'branding').mockReturnValue({ ...fallbackBranding, legacy_addresses: 'off' });
  const reload = vi.fn();
  await changeLanguage('de', { tellServer: true, reload });
  expect(stored.get('locale')).toBe('de');
  expect(told).toEqual([{ languageCode: 'de' }]);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part of the texts comes once it is wanted, and with every language from then on', async () => {
  await changeLanguage('de', { tellServer: false });
  const own = 'Vendor’s SKU';
  expect(text(own)).toBe(own);
  await loadTexts('marketplace');
  expect(text(own)).not.toBe(own);
  await changeLanguage('pl', { tellServer: false });
  expect(text(own)).not.toBe(own);
  await loadTexts('nowhere');
  expect(activeLanguage.get().language).toBe('pl');
});

test('before sign-in the server is not told (I18N-22)', async () => {
  await changeLanguage('pl', { tellServer: false });
  expect(activeLanguage.get().language).toBe('pl');
  expect(told).toEqual([]);
});

test('a failed load changes nothing and is only logged (I18N-08, I18N-09)', async () => {
  const before = activeLanguage.get();
  await changeLanguage('fi', { tellServer: false });
  expect(activeLanguage.get()).toBe(before);
  expect(stored.size).toBe(0);
  expect(document.documentElement.lang).toBe('en');
  expect(console.error).toHaveBeenCalled();
});

test('in the header the server is still told, and the page starts anew (I18N-10, I18N-11)', async () => {
  const reload = vi.fn();
  await changeLanguage('fi', { tellServer: true, reload });
  expect(told).toEqual([{ languageCode: 'fi' }]);
  expect(reload).toHaveBeenCalledOnce();
  expect(stored.size).toBe(0);
});

test('codes that are not supported are ignored (I18N-12)', async () => {
  await changeLanguage('tlh', { tellServer: true, reload: () => expect.fail('no reload') });
  expect(told).toEqual([]);
});

test.each([
  ['pl', 'de', 'pl'],
  [undefined, 'de', 'de'],
  ['tlh', undefined, 'en'],
  ['fi', 'de', 'en'],
])('stored %s and branding %s give %s (I18N-14 to I18N-16)', async (locale, branding, expected) => {
  if (locale) stored.set('locale', locale);
  await setInitialLanguage(branding);
  expect(activeLanguage.get().language).toBe(expected);
});

test('offered is what has a catalogue, each by its own name; the supported ones are all among them (CONST-10)', () => {
  const supported = 'en de es fr hu it nl pl ro ru fi tr bg pt'.split(' ');
  expect(offeredLanguages()).toEqual(expect.arrayContaining(supported));
  expect(offeredLanguages().slice(0, 2)).toEqual(['en', 'de']);
  expect(offeredLanguages()).toContain('pl');
  expect(languageTitle('de')).toBe('Deutsch');
  expect(languageTitle('pl')).toBe('Polski');
});

test('a text that the language lacks is English, and parameters are filled in (I18N-23)', () => {
  activeLanguage.set({ language: 'de', messages: { 'New to {name}?': 'Neu bei {name}?', Close: '' } });
  expect(text('New to {name}?', { name: 'Nordlicht' })).toBe('Neu bei Nordlicht?');
  expect(text('Close')).toBe('Close');
  expect(text('{unknown} stays')).toBe('{unknown} stays');
});
