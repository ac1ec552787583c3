/** The first page wears the marketplace's brand before any script has arrived (GEN-52 to GEN-54, LOGIN-24 to LOGIN-27). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it.each(['light', 'dark'] as const)('has title, logo and colour without a script, in %s', async (colorScheme) => {
  const { page, open } = await portal.visitor({ colorScheme });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('**/config.gen.js', (route) => route.abort());
  await open('/login');
  expect(await page.title()).toBe('Nordlicht Cloud');
  const logo = page.getByRole('img', { name: 'Nordlicht Distribution' });
  await logo.waitFor();
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(38);
  const brand = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--brand)';
    return getComputedStyle(probe).color;
  });
  expect(brand).toBe('rgb(24, 103, 192)');
});
