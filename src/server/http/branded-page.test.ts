/** What stands in the page before any script: the brand's own words, and never more than words. */
import { expect, it } from 'vitest';
import { brandedPage } from './branded-page.ts';

const page =
  '<head><title>Portal</title><link rel="icon" href="data:," /></head><div data-part="logo" hidden=""></div><div class="sign-in-logo" data-part="logo"></div>';

it('puts title, icon, shaded colours and logo in their places', () => {
  const branded = brandedPage(page, {
    title: 'Nordlicht',
    favicon: '/mark.svg',
    logo: '/logo.svg',
    marketplace_owner: 'Nordlicht Distribution',
    colors: { primary: 'ffb300' },
  });
  expect(branded).toContain('<title>Nordlicht</title>');
  expect(branded).toContain('<link rel="icon" href="/mark.svg" />');
  expect(branded).toMatch(
    /<style nonce="__CSP_NONCE__">html:root\{--brand-light:#[0-9a-f]{6};--brand-dark:#[0-9a-f]{6}\}<\/style><\/head>/,
  );
  expect(branded).not.toContain('#ffb300');
  const image = '<img src="/logo.svg" alt="Nordlicht Distribution"></div>';
  expect(branded).toContain(`data-part="logo" hidden="">${image}`);
  expect(branded).toContain(`data-part="logo">${image}`);
});

it('leaves the places of a brand without pictures as they are', () => {
  const branded = brandedPage(page, { title: 'Plain', colors: { primary: '1867c0' } });
  expect(branded).toContain('href="data:,"');
  expect(branded).toContain('data-part="logo"></div>');
});

it('has a nonce for scripts where the brand names some', () => {
  const brand = { title: 'Plain', colors: { primary: '1867c0' } };
  const third_party_scripts = [{ id: 'chat', src: 'https://chat.example/start.js' }];
  expect(brandedPage(page, { ...brand, third_party_scripts })).toContain('nonce="__SCRIPT_NONCE__"></head>');
  expect(brandedPage(page, { ...brand, third_party_scripts: [{ id: 'chat', src: 'nowhere' }] })).not.toContain(
    'SCRIPT',
  );
});

it('shows what looks like markup or a replacement pattern as text', () => {
  const branded = brandedPage(page, { title: `</title><script>"$&$'`, logo: '"onerror="x', colors: { primary: '}' } });
  expect(branded).toContain(`<title>&lt;/title&gt;&lt;script&gt;&quot;$&amp;$'</title>`);
  expect(branded).toContain('<img src="&quot;onerror=&quot;x"');
  expect(branded).toContain('--brand-light:#1867c0');
});
