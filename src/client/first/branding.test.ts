/** The brand as the browser reads it: data and never code; whatever goes wrong, the page stands with the fallback. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function read(answer: () => Promise<Response>) {
  vi.resetModules();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const { branding, isBrandingLoaded, loadBranding } = await import('./branding.ts');
  const [found, again] = await Promise.all([loadBranding(), loadBranding()]);
  expect([again, branding(), isBrandingLoaded()]).toEqual([found, found, true]);
  expect(asked.mock.calls).toEqual([['/branding/latest/config.gen.js']]);
  return { found, warned };
}
const fallback = { title: 'Cloud Marketplace', colors: { primary: '1867c0' } };

it('is asked for once, and read (EXT-04, EXT-30)', async () => {
  const text = 'window.brandingConfig = {"title":"Nordlicht","colors":{"primary":"#ABCDEF"},"pod_id":"pp"};\n';
  const { found, warned } = await read(async () => new Response(text));
  expect(found).toEqual({ title: 'Nordlicht', colors: { primary: 'abcdef' }, pod_id: 'pp' });
  expect(warned).not.toHaveBeenCalled();
});

it.each([
  'window.brandingConfig = {',
  'window.brandingConfig = [];',
  'window.brandingConfig = null;',
  '',
  // As code it would be an object, and do something.
  'window.brandingConfig = { title: globalThis.hacked = "Nordlicht" };',
])('%j gives the fallback, and nothing of it is run (EXT-05, EXT-07)', async (text) => {
  expect((await read(async () => new Response(text))).found).toEqual(fallback);
  expect(globalThis).not.toHaveProperty('hacked');
});

it.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failure', async () => new Response('window.brandingConfig = {"title":"Nordlicht"};', { status: 503 })],
])('%s gives the fallback, and only the log tells of it (EXT-06, ERR-35)', async (_name, answer) => {
  const { found, warned } = await read(answer);
  expect(found).toEqual(fallback);
  expect(warned).toHaveBeenCalledOnce();
});
